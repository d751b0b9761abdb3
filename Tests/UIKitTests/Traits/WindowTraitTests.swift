import CoreGraphics
import OctantDisplay
import Testing
import UIKit

@Suite("Traits that a window gives")
@MainActor
struct WindowTraitTests {
    private final class Listener: UIView {
        var calls = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls += 1 }
    }

    private func classes(_ view: UIView) -> [UIUserInterfaceSizeClass] {
        [view.traitCollection.horizontalSizeClass, view.traitCollection.verticalSizeClass]
    }

    @Test("a window's views hear of the room there is when the window becomes narrow, low or ample")
    func sizeClasses() {
        Stage.with(size: CGSize(width: 900, height: 700)) { stage in
            let view = Listener()
            stage.window.addSubview(view)
            view.calls = 0
            #expect(classes(view) == [.regular, .regular])
            stage.window.frame.size = CGSize(width: 800, height: 600)
            #expect(view.calls == 0)
            stage.window.handle(.resized(CGSize(width: 390, height: 844), scale: 1))
            #expect(classes(view) == [.compact, .regular] && view.calls == 1)
            stage.window.frame.size = CGSize(width: 844, height: 390)
            #expect(classes(view) == [.regular, .compact] && view.calls == 2)
            stage.window.traitOverrides.horizontalSizeClass = .compact
            #expect(classes(view) == [.compact, .compact])
        }
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
