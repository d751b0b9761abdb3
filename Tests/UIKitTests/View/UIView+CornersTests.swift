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

    private func radii(of view: UIView) -> [CGFloat] {
        view.layoutIfNeeded()
        return [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    @Test("a capsule follows the view's size up to its greatest radius")
    func capsule() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.cornerConfiguration = .capsule()
        #expect(radii(of: view) == [10, 10, 10, 10])
        view.frame.size = CGSize(width: 60, height: 80)
        #expect(radii(of: view) == [30, 30, 30, 30])
        view.cornerConfiguration = .capsule(maximumRadius: 26)
        #expect(radii(of: view) == [26, 26, 26, 26] && view.layer.cornerRadius == 26)
    }

    @Test("each corner has the radius that is stated for it, half a side at most, and none where none is")
    func corners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(6), topRightRadius: .fixed(12), bottomRightRadius: .fixed(100))
        #expect(radii(of: view) == [6, 12, 0, 20])
        view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(4), rightRadius: .fixed(8))
        #expect(radii(of: view) == [4, 8, 4, 8])
        view.cornerConfiguration = .uniformTopRadius(.fixed(9))
        #expect(radii(of: view) == [9, 9, 0, 0])
        view.cornerConfiguration = .uniformBottomRadius(.fixed(9), topLeftRadius: .fixed(.nan))
        #expect(radii(of: view) == [0, 0, 9, 9])
        #expect(UIView().cornerConfiguration == .corners(radius: .fixed(0)))
    }

    @Test("corners that follow the container's have their centres, and the minimum farther away")
    func concentric() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.layer.cornerRadius = 30
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
        container.addSubview(view)
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        #expect(radii(of: view) == [20, 20, 4, 4])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(of: view) == [20, 20, 20, 20])
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        #expect(radii(of: view) == [10, 10, 10, 10])
    }
}
