import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore

/// What boxes and objects of UIKit are asked for.
extension AnyObjectMembers {
    /// The value itself, or what `read` finds in a box.
    private func value<Value>(_ read: (NSValue) -> Value) -> Value? {
        object as? Value ?? (object as? NSValue).map(read)
    }

    /// The point in a box.
    public var cgPointValue: CGPoint! { value(\.cgPointValue) }
    /// The size in a box.
    public var cgSizeValue: CGSize! { value(\.cgSizeValue) }
    /// The rectangle in a box.
    public var cgRectValue: CGRect! { value(\.cgRectValue) }
    /// The direction in a box.
    public var cgVectorValue: CGVector! { value(\.cgVectorValue) }
    /// The map of the plane in a box.
    public var cgAffineTransformValue: CGAffineTransform! { value(\.cgAffineTransformValue) }
    /// The four distances in a box.
    public var uiEdgeInsetsValue: UIEdgeInsets! { value(\.uiEdgeInsetsValue) }
    /// The displacement in a box.
    public var uiOffsetValue: UIOffset! { value(\.uiOffsetValue) }
}

extension AnyObjectMembers {
    private var uiView: UIView? { object as? UIView }
    private var control: UIControl? { object as? UIControl }

    /// The frame of a view, a layer or a layout guide's area.
    @preconcurrency @MainActor
    public var frame: CGRect! { uiView?.frame ?? (object as? CALayer)?.frame }
    /// The bounds of a view, a layer or a screen.
    @preconcurrency @MainActor
    public var bounds: CGRect! { uiView?.bounds ?? (object as? CALayer)?.bounds ?? (object as? UIScreen)?.bounds }
    /// The centre of a view.
    @preconcurrency @MainActor
    public var center: CGPoint! { uiView?.center }
    /// The opacity of a view.
    @preconcurrency @MainActor
    public var alpha: CGFloat! { uiView?.alpha }
    /// Whether a view or a layer is hidden.
    @preconcurrency @MainActor
    public var isHidden: Bool! { uiView?.isHidden ?? (object as? CALayer)?.isHidden }
    /// The background of a view.
    @preconcurrency @MainActor
    public var backgroundColor: UIColor! { uiView?.backgroundColor }
    /// The number of a view or of an item of a bar.
    @preconcurrency @MainActor
    public var tag: Int! { uiView?.tag ?? (object as? UIBarItem)?.tag }
    /// The layer of a view.
    @preconcurrency @MainActor
    public var layer: CALayer! { uiView?.layer }
    /// The priority of a constraint.
    @preconcurrency @MainActor
    public var priority: Float! { (object as? NSLayoutConstraint)?.priority.rawValue }
    /// The view that a view is in.
    @preconcurrency @MainActor
    public var superview: UIView! { uiView?.superview }
    /// The views in a view.
    @preconcurrency @MainActor
    public var subviews: [UIView]! { uiView?.subviews }
    /// The window of a view.
    @preconcurrency @MainActor
    public var window: UIWindow! { uiView?.window }
    /// The view of a controller, a recognizer or a touch.
    @preconcurrency @MainActor
    public var view: UIView! {
        (object as? UIViewController)?.view ?? (object as? UIGestureRecognizer)?.view ?? (object as? UITouch)?.view
    }
    /// The title of a controller or of an item of a bar.
    @preconcurrency @MainActor
    public var title: String! { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
    /// The text of a label, a field or a text view.
    @preconcurrency @MainActor
    public var text: String! {
        (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text
    }
    /// Whether a control, an item of a bar or a recognizer is enabled.
    @preconcurrency @MainActor
    public var isEnabled: Bool! {
        control?.isEnabled ?? (object as? UIBarItem)?.isEnabled ?? (object as? UIGestureRecognizer)?.isEnabled
    }
    /// Whether a control is selected.
    @preconcurrency @MainActor
    public var isSelected: Bool! { control?.isSelected }
    /// The label of a button.
    @preconcurrency @MainActor
    public var titleLabel: UILabel! { (object as? UIButton)?.titleLabel }
    /// The title that a button shows.
    @preconcurrency @MainActor
    public var currentTitle: String! { (object as? UIButton)?.currentTitle }
    /// The image of an image view or of an item of a bar.
    @preconcurrency @MainActor
    public var image: UIImage! { (object as? UIImageView)?.image ?? (object as? UIBarItem)?.image }
    /// How much of a progress view is filled, 0...1.
    @preconcurrency @MainActor
    public var progress: Float! { (object as? UIProgressView)?.progress }
    /// Whether an activity indicator or an image view is animated.
    @preconcurrency @MainActor
    public var isAnimating: Bool! {
        (object as? UIActivityIndicatorView)?.isAnimating ?? (object as? UIImageView)?.isAnimating
    }
    /// Whether a switch is on.
    @preconcurrency @MainActor
    public var isOn: Bool! { (object as? UISwitch)?.isOn }
    /// The number of the segment that is selected.
    @preconcurrency @MainActor
    public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    /// How far a scroll view is scrolled.
    @preconcurrency @MainActor
    public var contentOffset: CGPoint! { (object as? UIScrollView)?.contentOffset }

    /// Returns where a recognizer's gesture or a touch is in `view`, nil for the window.
    @preconcurrency @MainActor
    public func location(in view: UIView?) -> CGPoint {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
    }

    /// Makes a responder the first one. It may be called by `?`.
    @preconcurrency @MainActor
    public var becomeFirstResponder: (() -> Bool)! {
        guard let responder = object as? UIResponder else { return nil }
        return { responder.becomeFirstResponder() }
    }
    /// Lets the first responder no longer be it. It may be called by `?`.
    @preconcurrency @MainActor
    public var resignFirstResponder: (() -> Bool)! {
        guard let responder = object as? UIResponder else { return nil }
        return { responder.resignFirstResponder() }
    }
    /// Begins the motion of an activity indicator or an image view. It may be called by `?`.
    @preconcurrency @MainActor
    public var startAnimating: (() -> Void)! {
        if let indicator = object as? UIActivityIndicatorView { return { indicator.startAnimating() } }
        guard let view = object as? UIImageView else { return nil }
        return { view.startAnimating() }
    }
    /// Ends the motion of an activity indicator or an image view. It may be called by `?`.
    @preconcurrency @MainActor
    public var stopAnimating: (() -> Void)! {
        if let indicator = object as? UIActivityIndicatorView { return { indicator.stopAnimating() } }
        guard let view = object as? UIImageView else { return nil }
        return { view.stopAnimating() }
    }
    /// Takes a view out of the one that it is in. It may be called by `?`.
    @preconcurrency @MainActor
    public var removeFromSuperview: (() -> Void)! {
        guard let uiView else { return nil }
        return { uiView.removeFromSuperview() }
    }
    /// Asks a view or a layer to be drawn anew. It may be called by `?`.
    @preconcurrency @MainActor
    public var setNeedsDisplay: (() -> Void)! {
        if let uiView { return { uiView.setNeedsDisplay() } }
        guard let layer = object as? CALayer else { return nil }
        return { layer.setNeedsDisplay() }
    }
    /// Asks a view or a layer to be laid out anew. It may be called by `?`.
    @preconcurrency @MainActor
    public var setNeedsLayout: (() -> Void)! {
        if let uiView { return { uiView.setNeedsLayout() } }
        guard let layer = object as? CALayer else { return nil }
        return { layer.setNeedsLayout() }
    }
}
