import CoreGraphics
import ObjectiveC

/// The size of the titles of a bar's buttons, in points. Source: docs/sources/indicators.md, Bars.
private let fontSize: CGFloat = 17

/// A button, a view of one's own, or a space in a navigation bar or a toolbar. Main thread.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a button.
    public enum Style: Int, Sendable {
        /// A regular title.
        case plain = 0
        /// A semibold title.
        case done = 2
    }

    /// The space that an item adds in a toolbar to that of its view.
    enum Space {
        case none, flexible, fixed
    }

    private(set) var space = Space.none
    private var method: TargetMethod?
    /// The target and the selector that were set.
    private var ownTarget: Receiver?
    private var ownAction: Selector?
    private lazy var button = makeButton()

    /// An item that shows nothing.
    public override init() { super.init() }

    /// A button with this title that calls the method `action`, without arguments or with the item, of `target`, which
    /// is not kept alive, or without one of the first responder that has it.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title, nil, style, nil)
        (ownTarget, ownAction) = (target.map(Receiver.init), action)
    }

    /// A button with this image that calls the method `action`, without arguments or with the item, of `target`.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(nil, image, style, nil)
        (ownTarget, ownAction) = (target.map(Receiver.init), action)
    }

    /// A button with this title that calls a method of `target`, which is not kept alive, with the item or without
    /// arguments: `action: Form.save`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title, nil, style, TargetMethod(target, action))
    }

    /// A button with this title that calls a method of `target` with the item.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title, nil, style, TargetMethod(target, action))
    }

    /// A button with this image that calls a method of `target`.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(nil, image, style, TargetMethod(target, action))
    }

    /// A button with this image that calls a method of `target` with the item.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(nil, image, style, TargetMethod(target, action))
    }

    /// A button that performs `primaryAction`, with this title and image or the action's.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init(title ?? primaryAction?.title, image ?? primaryAction?.image, .plain, nil)
        self.primaryAction = primaryAction
    }

    /// An item that shows `customView`, in its own size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private convenience init(_ title: String?, _ image: UIImage?, _ style: Style, _ method: TargetMethod?) {
        self.init()
        (self.title, self.image, self.style, self.method) = (title, image, style, method)
    }

    /// A space that shares what space is left with every other one.
    public static func flexibleSpace() -> UIBarButtonItem { make(.flexible, 0) }

    /// A space of `width` points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { make(.fixed, width) }

    private static func make(_ space: Space, _ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        (item.space, item.width) = (space, width)
        return item
    }

    /// The style of the button. `.plain` by default.
    open var style = Style.plain {
        didSet { if style != oldValue { itemDidChange() } }
    }

    /// Points of width; 0, the default, for as wide as fits.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { itemDidChange() } }
    }

    /// The colour of title and image; nil, the default, for the tint.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }

    /// A view to show in place of a button.
    open var customView: UIView? {
        didSet { if customView != oldValue { itemDidChange() } }
    }

    /// The action of a press.
    open var primaryAction: UIAction?

    /// The object that has the method `action`, not kept alive; nil for none, or for the first responder that has it.
    open var target: AnyObject? {
        get { ownTarget?.identity }
        set { ownTarget = newValue.map(Receiver.init) }
    }

    /// The selector of a press. Nil by default.
    open var action: Selector? {
        get { ownAction }
        set { ownAction = newValue }
    }

    /// The view that shows the item; nil for spaces.
    var view: UIView? {
        if space != .none { return nil }
        if let customView { return customView }
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        button.titleLabel?.font = .systemFont(ofSize: fontSize, weight: style == .done ? .semibold : .regular)
        return button
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
        return button
    }

    /// Acts as a press by the user.
    private func press() {
        primaryAction?.perform(sender: self)
        method?.send(from: self, event: nil, first: bar)
        guard let ownAction, ownTarget == nil || ownTarget?.object != nil else { return }
        UIApplication.shared.sendAction(ownAction, to: ownTarget?.object, from: self, for: nil)
    }
}
