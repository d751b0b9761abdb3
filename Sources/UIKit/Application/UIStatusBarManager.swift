import CoreGraphics

/// The movement by which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// None.
    case none = 0
    /// It fades.
    case fade = 1
    /// It slides.
    case slide = 2
}

/// The status bar of a scene: windows of a desktop have none. Main actor only.
@preconcurrency @MainActor
open class UIStatusBarManager: _PlainObject {
    private weak var scene: UIWindowScene?

    init(of scene: UIWindowScene) { self.scene = scene }

    /// The style of the bar's text: as the key window's controllers prefer.
    open var statusBarStyle: UIStatusBarStyle { scene?.keyWindow?.statusBarStyle ?? .default }

    /// Whether the bar is hidden: always, there is none.
    open var isStatusBarHidden: Bool { true }

    /// The frame of the bar in the scene: empty.
    open var statusBarFrame: CGRect { .zero }
}
