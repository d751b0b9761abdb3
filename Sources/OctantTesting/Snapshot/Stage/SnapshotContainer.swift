import CoreGraphics
import UIKit

#if canImport(RenderServer)
    import RenderServer
#endif

/// A window with controllers that lend their traits and safe area. Main actor only.
@MainActor
final class SnapshotContainer {
    let window: UIWindow
    /// The controller whose view the subject goes into.
    let stage = UIViewController()

    /// A window that is shown, with these settings' traits, and their safe area for a controller.
    init(_ settings: SnapshotSettings, isForController: Bool) {
        window = UIWindow(frame: CGRect(origin: .zero, size: settings.size ?? settings.screen))
        if isForController { stage.additionalSafeAreaInsets = settings.safeArea }
        stage.view.backgroundColor = .clear
        #if canImport(RenderServer)
            // A display of its own: the test's screen, if there is one, shows nothing of it.
            window.ownDisplay = OffscreenDisplay(clock: MediaClocks.current)
            window.traitOverrides = UITraitOverrides(settings.allTraits.values)
            window.rootViewController = stage
        #else
            let root = UIViewController()
            root.view.backgroundColor = .clear
            root.addChild(stage)
            root.setOverrideTraitCollection(settings.allTraits, forChild: stage)
            stage.view.frame = root.view.bounds
            stage.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(stage.view)
            stage.didMove(toParent: root)
            window.rootViewController = root
        #endif
        window.isHidden = false
    }

    /// Gives the window this size, in points.
    func resize(to size: CGSize) {
        if window.bounds.size != size { window.frame = CGRect(origin: .zero, size: size) }
    }

    /// Hides the window.
    func close() {
        window.isHidden = true
        window.rootViewController = nil
    }
}
