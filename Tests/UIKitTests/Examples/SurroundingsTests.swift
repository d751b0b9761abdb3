import QuartzCore
import Testing
import UIKit

@testable import SourceShapes

@Suite("Source that listens to its surroundings, as it is written for iOS")
@MainActor
struct SurroundingsTests {
    /// docs/sources.md, Requirements 60.
    @Test("a ring hears of its traits, a program's own among them, and follows its layout")
    func ring() throws {
        try Stage.with(size: CGSize(width: 100, height: 100)) { (stage: Stage) throws in
            let ring = ListeningRing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.window.addSubview(ring)
            ring.events = []
            stage.window.traitOverrides.density = 3
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(ring.density == 3 && ring.events == ["1 to 3", "colours"])
            let shape = try #require(ring.layer.sublayers?.first as? CAShapeLayer)
            #expect(shape.strokeColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
            for side in [20, 60, 35] as [CGFloat] {
                ring.bounds.size = CGSize(width: side, height: side)
                _ = stage.window.renderTree
                #expect(abs(try #require(shape.path).boundingBoxOfPath.width - (side - 1)) < 0.01)
            }
        }
    }

    @Test("what it says of appearance holds where it says")
    func appearance() {
        customizeAppearance()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (ring, spinner, other) = (
            ListeningRing(), UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .medium)
        )
        let (button, label) = (UIButton(type: .custom), UILabel())
        for view in [spinner, button, label] { ring.addSubview(view) }
        window.addSubview(ring)
        window.addSubview(other)
        #expect(ring.tintColor == .orange && ring.backgroundColor == .clear)
        #expect(spinner.color == .red && other.color != .red)
        #expect(button.titleColor(for: .normal) == .red && label.textColor == .label)
        window.overrideUserInterfaceStyle = .dark
        #expect(label.textColor == .white)
        button.removeFromSuperview()
        window.addSubview(button)
        #expect(button.titleColor(for: .normal) != .red)
    }

    @Test("a presenter finds the window in front")
    func presenter() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.makeKeyAndVisible()
        #expect(HUDPresenter().frontWindow === window)
        window.isHidden = true
    }
}
