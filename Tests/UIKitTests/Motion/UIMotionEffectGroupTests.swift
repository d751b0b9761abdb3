import CoreGraphics
import Testing
import UIKit

@Suite("Motion effects")
@MainActor
struct UIMotionEffectGroupTests {
    @Test("are kept by views, and know their values at every tilt")
    func values() throws {
        let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (across.minimumRelativeValue, across.maximumRelativeValue) = (-10, 10)
        let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        (down.minimumRelativeValue, down.maximumRelativeValue) = (CGFloat(0), CGFloat(20))
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [across, down]
        let values = try #require(
            group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -2)))
        #expect(values["center.x"] as? Double == 5 && values["center.y"] as? Double == 0)
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }
}
