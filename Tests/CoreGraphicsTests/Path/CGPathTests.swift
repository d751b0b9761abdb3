import CoreGraphics
import Testing

@Suite("CGPath")
struct CGPathTests {
    @Test("elements come back as they were added")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 8, y: 8))
        path.closeSubpath()
        var seen: [(CGPathElementType, CGPoint)] = []
        path.applyWithBlock { seen.append(($0.pointee.type, $0.pointee.points[0])) }
        #expect(
            seen.map(\.0) == [
                .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
            ]
        )
        #expect(seen[2].1 == CGPoint(x: 7, y: 8))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("paths are equal by what they hold, and a copy does not follow the original")
    func equality() throws {
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        let path = CGMutablePath()
        path.addRect(rect)
        let copy = try #require(path.copy())
        #expect(copy == CGPath(rect: rect, transform: nil))
        path.addEllipse(in: rect)
        #expect(copy != path)
        #expect(Set([copy, CGPath(rect: rect, transform: nil)]).count == 1)
    }

    @Test("a segment after a close begins where the closed sub-path began")
    func afterClose() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 5, y: 1))
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.geometry.verbs == [.move, .line, .close, .move, .line])
        #expect(path.geometry.points[2] == CGPoint(x: 1, y: 1))
    }

    @Test("a transform given with a call is applied to that call only")
    func transforms() {
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1), transform: double)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.geometry.points == [CGPoint(x: 2, y: 2), CGPoint(x: 1, y: 1)])
        let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &double)
        #expect(rect.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test("the initialisers by C's names stroke and dash as the copies do")
    func strokes() throws {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 10, y: 5))
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let stroke = CGPath(
            __byStroking: line, transform: &double, lineWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let copy = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: double)
        #expect(stroke == copy && stroke?.boundingBox == CGRect(x: 0, y: 8, width: 20, height: 4))
        let dashes = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: [4, 2], count: 2)
        #expect(dashes == line.copy(dashingWithPhase: 0, lengths: [4, 2]) && dashes != line)
        #expect(CGPath(__byDashing: line, transform: nil, phase: 0, lengths: nil, count: 2) == line.copy())
    }

    @Test("a function is called with what it is to know and every element")
    func applying() {
        var kinds: [CGPathElementType] = []
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        withUnsafeMutablePointer(to: &kinds) { kinds in
            path.apply(info: kinds) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath && kinds.count == 5)
    }

    @Test("a function that is told of a path's elements goes through the function of a path as an address")
    func functionsByAddress() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var kinds: [CGPathElementType] = []
        typealias Body = (CGPathElement) -> Void
        let body: Body = { kinds.append($0.type) }
        let function: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Body.self)(element.pointee)
        }
        path.apply(
            info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
            function: unsafeBitCast(function, to: CGPathApplierFunction.self))
        #expect(kinds == [.moveToPoint, .addLineToPoint, .closeSubpath])

        // The same of a function that is told the elements' addresses.
        typealias Reader = (UnsafePointer<CGPathElement>) -> Void
        let reader: Reader = { kinds.append($0.pointee.type) }
        let caller: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Reader.self)(element)
        }
        path.apply(
            info: unsafeBitCast(reader, to: UnsafeMutableRawPointer.self),
            function: unsafeBitCast(caller, to: CGPathApplierFunction.self))
        #expect(kinds.count == 6 && kinds.suffix(3) == kinds.prefix(3))
    }
}
