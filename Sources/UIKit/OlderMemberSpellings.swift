// Names that members of UIKit's classes had before Swift 4.2.

extension UIView {
    /// `bringSubviewToFront(_:)`.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// `sendSubviewToBack(_:)`.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// `children`.
    public var childViewControllers: [UIViewController] { children }

    /// `addChild(_:)`.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// `removeFromParent()`.
    public func removeFromParentViewController() { removeFromParent() }

    /// `willMove(toParent:)`.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// `didMove(toParent:)`.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

/// `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// `default`.
    public static let defaultRunLoopMode = RunLoop.Mode.default
    /// `common`.
    public static let commonModes = RunLoop.Mode.common
    /// `tracking`.
    public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

extension NSUnderlineStyle {
    /// No line.
    public static let styleNone: NSUnderlineStyle = []
    /// `single`.
    public static let styleSingle = NSUnderlineStyle.single
}
