import CoreGraphics
import OctantBase
import Testing

@Suite("Numbers beyond what can be computed with")
struct SafeNumbersTests {
    @Test("a path that is scaled by 1e30, often, contains nothing and ends nobody")
    func path() {
        var path = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
        Log.redirected(to: { _ in }) {
            for step in 1...14 {
                var scale = CGAffineTransform(scaleX: 1e30, y: 1e30)
                path = path.copy(using: &scale) ?? path
                for point in [CGPoint.zero, CGPoint(x: 1e30, y: 1e30), CGPoint(x: 1e308, y: -1e308)] {
                    let isInside = path.contains(point, using: .evenOdd)
                    #expect(step > 9 || point != .zero || isInside)
                    _ = path.contains(point, using: .winding, transform: CGAffineTransform(scaleX: 1e30, y: 1e200))
                }
                _ = (path.boundingBox, path.boundingBoxOfPath, path.isEmpty)
            }
        }
        let wide = CGMutablePath()
        let far: CGFloat = 1.7e308
        wide.addLines(between: [CGPoint(x: -far, y: -far), CGPoint(x: far, y: 0), CGPoint(x: 0, y: far)])
        #expect(!wide.contains(CGPoint(x: far, y: far)))
        _ = wide.contains(.zero)
    }

    @Test("dashes that are nothing beside the length of their line come to an end")
    func dashes() {
        for (length, lengths) in [(1e300, [1e300, 1e9]), (1e18, [1, 1e18]), (1e17, [1e14, 1, 1e14])]
            as [(CGFloat, [CGFloat])]
        {
            let path = CGMutablePath()
            path.addLines(between: [CGPoint(x: -length, y: 0), CGPoint(x: length, y: 0), CGPoint(x: length, y: 1)])
            #expect(!path.copy(dashingWithPhase: 0, lengths: lengths).isEmpty)
        }
    }
}
