import CoreGraphics
import Foundation

/// An element that a screen reader can read without a view of its own: a part of what a view draws, for example. List
/// it in the `accessibilityElements` of the view it belongs to. Main actor only.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    private weak var container: AnyObject?
    private var localFrame: CGRect?

    /// An element of `container`, a view mostly, which is not kept alive.
    public init(accessibilityContainer container: Any) {
        self.container = container as AnyObject
        super.init()
    }

    /// The container of the element.
    open weak var accessibilityContainer: AnyObject? {
        get { container }
        set { container = newValue }
    }

    /// The element's rectangle in the space of its container, in points; it moves along with that.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { localFrame ?? .zero }
        set {
            localFrame = newValue
            accessibilityDidChange()
        }
    }

    /// The rectangle on the screen: the one set last, or that of `accessibilityFrameInContainerSpace`.
    open override var accessibilityFrame: CGRect {
        get {
            guard let localFrame, let view = containerView else { return super.accessibilityFrame }
            return UIAccessibility.convertToScreenCoordinates(localFrame, in: view)
        }
        set {
            localFrame = nil
            super.accessibilityFrame = newValue
        }
    }

    /// The nearest view that the element belongs to.
    private var containerView: UIView? {
        (container as? UIView) ?? (container as? UIViewController)?.viewIfLoaded
            ?? (container as? UIAccessibilityElement)?.containerView
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { container as? UIResponder }

    override var defaultAccessibility: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

    override var spokenLocale: Locale { (container as? UIResponder)?.spokenLocale ?? super.spokenLocale }

    override func accessibilityDidChange() { (container as? UIResponder)?.accessibilityDidChange() }
}
