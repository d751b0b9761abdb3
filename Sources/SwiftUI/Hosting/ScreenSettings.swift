import UIKit

/// What views ask of the screen around the window's contents.
struct ScreenSettings: Equatable {
    /// Whether the status bar is hidden; nil where nothing is said.
    var hidesStatusBar: Bool?
    /// Whether what the system shows over the window is hidden; nil where nothing is said.
    var overlays: Visibility?
}

/// The preference by which they do. Of several views, the last one's wish counts.
enum ScreenSettingsKey: PreferenceKey {
    static var defaultValue: ScreenSettings { ScreenSettings() }

    static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) {
        let next = nextValue()
        value.hidesStatusBar = next.hidesStatusBar ?? value.hidesStatusBar
        value.overlays = next.overlays ?? value.overlays
    }
}

/// What hosting views inside a controller ask of the screen. Main actor only.
@MainActor final class ScreenWishes {
    private var wishes: [ObjectIdentifier: () -> ScreenSettings?] = [:]

    /// Notes what `view` asks for. It counts as long as the view is in a window.
    func set(_ settings: ScreenSettings, of view: UIView) {
        wishes[ObjectIdentifier(view)] = { [weak view] in view?.window == nil ? nil : settings }
    }

    /// What all ask for together.
    var settings: ScreenSettings {
        wishes.values.compactMap { $0() }.reduce(into: ScreenSettings()) { sum, next in
            ScreenSettingsKey.reduce(value: &sum) { next }
        }
    }
}

/// A controller that shows views of SwiftUI.
@MainActor protocol ScreenController: UIViewController {
    /// What the hosting views inside ask for.
    var screenWishes: ScreenWishes { get }
}

extension UIViewController {
    /// Passes on what `view`, inside, asks of the screen to the controllers around that have a say.
    final func note(_ settings: ScreenSettings, of view: UIView) {
        var next: UIViewController? = self
        while let controller = next {
            (controller as? any ScreenController)?.screenWishes.set(settings, of: view)
            next = controller.parent
        }
        setNeedsStatusBarAppearanceUpdate()
    }
}

extension View {
    /// Hides the status bar while this view is shown, or not.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        transformPreference(ScreenSettingsKey.self) { $0.hidesStatusBar = hidden }
    }

    /// Hides the status bar while this view is shown, or not.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Hides what the system shows over this view, such as a telephone's home indicator, or not.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        transformPreference(ScreenSettingsKey.self) { $0.overlays = visibility }
    }
}
