import Testing
import UIKit

@Suite("Corners of views")
@MainActor
struct UIViewCornersTests {
    @Test("a corner's radius is what is drawn: half a side at most, and none where the layer rounds another one")
    func radius() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.effectiveRadius(corner: .topLeft) == 0)
        view.layer.cornerRadius = 8
        #expect(view.effectiveRadius(corner: .topLeft) == 8)
        view.layer.cornerRadius = 30
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(view.effectiveRadius(corner: .topLeft) == 10 && view.effectiveRadius(corner: .bottomRight) == 0)
        #expect(view.effectiveRadius(corner: .allCorners) == 10)
    }
}
