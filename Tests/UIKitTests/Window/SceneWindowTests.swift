import Testing
import UIKit

@Suite("Windows of a scene")
@MainActor
struct SceneWindowTests {
    /// As overlays are written: a window of their own that lets touches through.
    private final class Overlay: UIWindow {
        let letsThrough: Bool

        init(over scene: UIWindowScene, letsThrough: Bool) {
            self.letsThrough = letsThrough
            super.init(windowScene: scene)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a subclass with an initialiser of its own covers the scene that it is given")
    func overlay() {
        let window = Overlay(over: UIWindowScene.main, letsThrough: true)
        #expect(window.windowScene === UIWindowScene.main && window.frame == UIScreen.main.bounds)
        #expect(window.isHidden && window.letsThrough)
    }
}
