import CoreGraphics
import OctantDisplay
import OctantTesting
import RenderServer
import Testing
import UIKit

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    @Test("the user makes a window no smaller than its required constraints and its scene's restrictions allow")
    func sizeLimits() async throws {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        let display = OffscreenDisplay(
            screen: ScreenDescription(size: CGSize(width: 600, height: 500), scale: 1), clock: ManualClock(1))
        application.display = display
        let scene = UIWindowScene.main
        let restrictions = try #require(scene.sizeRestrictions)
        let formerMaximum = restrictions.maximumSize
        defer {
            (restrictions.minimumSize, restrictions.maximumSize) = (.zero, formerMaximum)
            application.display = nil
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        defer { window.isHidden = true }
        let controller = UIViewController()
        let (box, label) = (UIView(), UILabel())
        // Its text would need more than there is.
        label.text = String(repeating: "word ", count: 100)
        for view in [box, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        let width = box.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(lessThanOrEqualTo: controller.view.trailingAnchor, constant: -10),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10), width,
            box.heightAnchor.constraint(equalToConstant: 60),
            label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: controller.view.bottomAnchor, constant: -10),
        ])
        window.rootViewController = controller
        window.isHidden = false
        let surface = try #require(display.surfaces.last)
        func size(_ width: CGFloat, _ height: CGFloat) async -> CGSize {
            surface.resize(to: CGSize(width: width, height: height), scale: 1)
            await turn()
            return window.bounds.size
        }
        #expect(await size(0, 0) == CGSize(width: 140, height: 90))
        #expect(await size(150, 300) == CGSize(width: 150, height: 300))
        restrictions.minimumSize = CGSize(width: 100, height: 220)
        #expect(await size(0, 0) == CGSize(width: 140, height: 220))
        restrictions.minimumSize = CGSize(width: CGFloat.nan, height: -5)
        restrictions.maximumSize = CGSize(width: 160, height: 50)
        #expect(await size(900, 900) == CGSize(width: 160, height: 90))
        restrictions.maximumSize = formerMaximum
        // What the program asks of its views is asked of the window, up to the size of the monitor.
        width.constant = 300
        window.setNeedsLayout()
        window.layoutIfNeeded()
        await turn()
        #expect(window.bounds.width == 320)
        width.constant = 2000
        window.setNeedsLayout()
        window.layoutIfNeeded()
        await turn()
        #expect(window.bounds.width == 600)
    }
}
