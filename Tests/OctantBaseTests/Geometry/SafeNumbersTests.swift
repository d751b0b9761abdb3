import Foundation
import OctantBase
import Testing

@Suite("Rectangles and whole numbers beyond what can be computed with")
struct SafeNumbersTests {
    @Test("rectangles whose sides are no numbers hold and share nothing")
    func rectangles() {
        let odd = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1)
        #expect(!odd.holds(.zero) && odd.shared(with: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
        let one = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(one.shared(with: odd).isNull && !CGRect.null.holds(.zero))
        #expect(one.holds(.zero) && !one.holds(CGPoint(x: 2, y: 0)))
        #expect(one.shared(with: one.offsetBy(dx: 1, dy: 1)) == CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(one.shared(with: one.offsetBy(dx: 5, dy: 1)).isNull)
    }

    @Test("whole numbers stop at the greatest there are")
    func wholeNumbers() {
        #expect(Int(clamping: CGFloat(2.7)) == 2 && Int(clamping: CGFloat(-2.7), .down) == -3)
        #expect(Int(clamping: CGFloat(1e300)) == .max && Int(clamping: -CGFloat.infinity) == .min)
        #expect(Int(clamping: CGFloat.nan) == 0)
    }
}
