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

        /// The same as `done`.
        public static var prominent: Style { .done }
    }

    /// The space that an item adds in a toolbar to that of its view.
    enum Space {
        case none, flexible, fixed
    }

    private(set) var space = Space.none
    /// The kind of a button of the system's; nil for one of the program's own.
    private(set) var systemItem: SystemItem?
    final var method: TargetMethod?
    /// The target and the selector that were set.
    private var ownTarget: Receiver?
    private var ownAction: Selector?
    private lazy var button = makeButton()
    /// The view around a custom view that constraints size.
    private var holder: BarViewHolder?

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

    /// A button that performs `primaryAction`, with this title and image or the action's, and brings up `menu`: at a
    /// long press, or at any where there is no action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title ?? primaryAction?.title, image ?? primaryAction?.image, .plain, nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// A button that calls the method `action` of `target`, which is not kept alive, with this title and image, and
    /// brings up `menu`: at a long press, or at any where there is no action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any? = nil, action: Selector? = nil,
        menu: UIMenu? = nil
    ) {
        self.init(title, image, .plain, nil)
        (ownTarget, ownAction, self.menu) = (target.map(Receiver.init), action, menu)
    }

    /// An item that shows `customView`, in its own size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The system's button or space `systemItem`.
    convenience init(_ systemItem: SystemItem) {
        self.init()
        switch systemItem {
        case .flexibleSpace: space = .flexible
        case .fixedSpace: space = .fixed
        default:
            self.systemItem = systemItem
            style = systemItem.isDone ? .done : .plain
        }
    }

    /// Makes it another button of the system's.
    final func change(to systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem.isDone ? .done : .plain
        itemDidChange()
    }

    final func setTarget(_ target: Any?, _ action: Selector?) {
        (ownTarget, ownAction) = (target.map(Receiver.init), action)
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

    /// Whether the custom view takes a share of the room that the items leave, as a flexible space does. False but for
    /// views of SwiftUI with spacers in them.
    package final var fillsBar = false {
        didSet { if fillsBar != oldValue { itemDidChange() } }
    }

    /// The action of a press.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { itemDidChange() } }
    }

    /// The menu that a long press brings up, or any press where the item has no action. Nil by default.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }

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

    /// Whether the item is left out, with the space beside it. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }

    /// The view that the item was shown by last; nil for spaces.
    final var shownView: UIView? { space == .none ? customView ?? button : nil }

    /// The view that shows the item, in `appearance`, nil for the bar's own; nil for spaces.
    final func view(in appearance: UIBarButtonItemAppearance?) -> UIView? {
        if space != .none { return nil }
        if let customView { return held(customView) }
        let symbol = image == nil && title == nil ? systemItem?.symbol : nil
        let text = title ?? systemItem?.text(in: button.localizedStrings)
        let shown = image ?? symbol.flatMap { UIImage(systemName: $0) }
        button.setTitle(shown == nil ? text : nil, for: .normal)
        button.setImage(shown, for: .normal)
        button.accessibilityLabel = accessibilityLabel ?? (shown == nil ? nil : text)
        button.accessibilityIdentifier = accessibilityIdentifier
        button.setPreferredSymbolConfiguration(.init(textStyle: .body, scale: .large), forImageIn: .normal)
        button.isEnabled = isEnabled
        button.tintColor = shownTintColor
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && method == nil && ownAction == nil
        dress(appearance)
        return button
    }

    /// Sets font and colours: those of the item before those of `appearance`, these before those of the item's own
    /// appearances, and these before the bar's.
    private func dress(_ appearance: UIBarButtonItemAppearance?) {
        func attributes(_ state: UIControl.State, _ other: UIBarButtonItemStateAppearance?)
            -> [NSAttributedString.Key: Any]
        {
            shownTitleTextAttributes(for: state, over: other?.titleTextAttributes ?? [:])
        }
        let normal = attributes(.normal, appearance?.normal)
        button.titleLabel?.font =
            normal[.font] as? UIFont
            ?? .systemFont(ofSize: fontSize, weight: style == .done ? .semibold : .regular)
        let own = shownTintColor == nil ? normal[.foregroundColor] as? UIColor : nil
        button.setTitleColor(own, for: .normal)
        let pressed = attributes(.highlighted, appearance?.highlighted)[.foregroundColor] as? UIColor
        button.setTitleColor(pressed, for: .highlighted)
        button.setTitleColor(
            attributes(.disabled, appearance?.disabled)[.foregroundColor] as? UIColor ?? .tertiaryLabel,
            for: .disabled)
    }

    /// The view, or around one that constraints size a view that is as large.
    private func held(_ view: UIView) -> UIView {
        if view.translatesAutoresizingMaskIntoConstraints { return view }
        if let holder, holder.held === view { return holder }
        let made = BarViewHolder(view)
        holder = made
        return made
    }

    /// The size of the item's view, in points; zero for spaces, and for the width of fixed ones.
    final func size(in appearance: UIBarButtonItemAppearance?) -> CGSize {
        guard let view = view(in: appearance) else {
            return CGSize(width: space == .fixed && width.isFinite ? max(width, 0) : 0, height: 0)
        }
        var size =
            customView == nil ? view.intrinsicContentSize : fillsBar ? view.sizeThatFits(.zero) : view.sizeInBar
        if width > 0, width.isFinite { size.width = width }
        return size
    }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.isInBar = true
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
