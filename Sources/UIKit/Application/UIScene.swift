import CoreGraphics
import Foundation

/// Where a program shows its interface. There is one scene: a `UIWindowScene`. Main actor only.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in use.
    public enum ActivationState: Int, Sendable {
        /// It is not connected to the program.
        case unattached = -1
        /// A window is visible and in use.
        case foregroundActive = 0
        /// The program is being launched or changes its state.
        case foregroundInactive = 1
        /// No window is visible.
        case background = 2
    }

    /// Posted when a scene became active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to be active no more.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when no window of a scene is visible any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a window of a scene is about to be visible again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// Scenes are the system's to make.
    fileprivate init(ofSystem: Void) { super.init() }

    /// Whether the scene is in use: what the application's state says.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}

/// The scene that windows are in. There is one for the program's life, `UIApplication.shared.connectedScenes` has it.
/// Main actor only.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    /// The program's one scene.
    package static let main = UIWindowScene(ofSystem: ())

    private var traits = UITraitCollection.default

    /// The screen that the windows are on.
    open var screen: UIScreen { .main }

    /// The windows shown, from back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows }

    /// The window that has the keyboard.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

    /// How the interface stands: always upright on a desktop.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The traits that windows begin with: the screen's, with what `traitOverrides` say.
    open var traitCollection: UITraitCollection {
        UITraitCollection.default.overridden(by: traitOverrides, .unspecified)
    }

    /// The traits changed; `previousTraitCollection` holds the former ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the scene says about the traits of all windows, whatever the desktop says. Nothing by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides.values != oldValue.values { updateTraits() } }
    }

    /// Finds out the traits anew, and tells of what changed, down to the last view.
    func updateTraits() {
        let (old, new) = (traits, traitCollection)
        traits = new
        for window in windows { window.updateTraits() }
        guard new != old else { return }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            tellOfTraits(old: old, new: new)
        }
    }
}
