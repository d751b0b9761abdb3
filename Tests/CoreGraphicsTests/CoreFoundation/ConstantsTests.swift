import CoreGraphics
import Testing

@Suite("Constants of C's")
struct ConstantsTests {
    @Test("sources' arithmetic with them gives what it gives elsewhere")
    func arithmetic() {
        let delay = DispatchTime.now() + Double(Int64(0.25 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        #expect(delay > .now())
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
        #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
        let count: Float = HUGE
        #expect(count == MAXFLOAT && count == .greatestFiniteMagnitude && Float(NSIntegerMax) < count)
        #expect(NSIntegerMax == NSNotFound && NSIntegerMin < 0 && NSUIntegerMax == .max)
    }

    @Test("functions of C's names are the rectangle's own")
    func rectangles() {
        let rect = CGRectMake(1, 2, 30, 40)
        let edges = [CGRectGetMinX, CGRectGetMidX, CGRectGetMaxX, CGRectGetMinY, CGRectGetMidY, CGRectGetMaxY]
        #expect(edges.map { $0(rect) } == [1, 16, 31, 2, 22, 42])
        #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
        #expect(CGRectInset(rect, 5, 10) == CGRectMake(6, 12, 20, 20))
        #expect(CGRectOffset(CGRectZero, 3, 4) == CGRect(origin: CGPointMake(3, 4), size: CGSizeZero))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(99, 0, 1, 1))))
        #expect(CGRectUnion(rect, CGRectNull) == rect)
        #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectContainsPoint(rect, CGPointZero))
        #expect(CGRectEqualToRect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)), CGRectMake(0, 0, 2, 2)))
    }
}
