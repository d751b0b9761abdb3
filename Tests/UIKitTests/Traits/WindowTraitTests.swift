import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("Traits that a window gives")
@MainActor
struct WindowTraitTests {
    private final class Listener: UIView {
        var calls = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }

    @Test("views look active while their window has the keyboard, and hear when it goes elsewhere")
    func activeAppearance() {
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            let view = Listener()
            stage.window.addSubview(view)
            view.calls = 0
            #expect(view.traitCollection.activeAppearance == .active)
            stage.window.handle(.focus(true))
            #expect(view.calls == 0)
            stage.window.handle(.focus(false))
            #expect(view.traitCollection.activeAppearance == .inactive && view.calls == 1)
            stage.window.handle(.focus(true))
            #expect(view.traitCollection.activeAppearance == .active && view.calls == 2)
        }
    }
}
