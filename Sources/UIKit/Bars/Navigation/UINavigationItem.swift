import CoreGraphics

/// The item of a navigation bar for one screen. Main thread.
@preconcurrency @MainActor
open class UINavigationItem: Hashable, _PlainObject {
    /// The screens whose title is large, in a bar that prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item under this one; large for the first.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The form of the title of the back button over an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The item's title where there is room for it, else "Back", else nothing.
        case `default` = 0
        /// "Back" where there is room for it, else nothing.
        case generic = 1
        /// Nothing: the chevron stands alone.
        case minimal = 2
    }

    /// The bar that shows the item, notified of changes.
    weak var bar: UINavigationBar?

    /// An item with this title.
    public init(title: String) { self.title = title }

    /// An item that shows nothing.
    public init() {}

    /// The title in the middle; nil for none.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// A small line below the title; nil, the default, for none.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { itemDidChange() } }
    }

    /// The title where it is large; nil, the default, for `title`.
    open var largeTitle: String? {
        didSet { if largeTitle != oldValue { itemDidChange() } }
    }

    /// A line below the large title, for which the bar is higher; nil, the default, for `subtitle`.
    open var largeSubtitle: String? {
        didSet { if largeSubtitle != oldValue { itemDidChange() } }
    }

    /// A view in the middle in place of the title, in its own size.
    open var titleView: UIView? {
        didSet { if titleView != oldValue { itemDidChange() } }
    }

    /// A line over the title, for which the bar is higher; nil, the default, for none.
    open var prompt: String? {
        didSet { if prompt != oldValue { itemDidChange() } }
    }

    /// The screens whose title is large. `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    // MARK: Going back

    /// The button by which one comes back to this item, shown for the item over it: its title, image and tint count.
    /// Nil, the default, for a button with the title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem != oldValue { itemDidChange() } }
    }

    /// The title of the button by which one comes back to this item; nil, the default, for the item's own.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { itemDidChange() } }
    }

    /// The action of the back button while this item is shown, in place of going back; nil, the default, to go back.
    open var backAction: UIAction?

    /// The form of the title of the button by which one comes back to this item. `.default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    /// Whether the back button has no title while this item is shown. False but for pages of SwiftUI.
    package final var hidesBackTitle = false {
        didSet { if hidesBackTitle != oldValue { itemDidChange() } }
    }

    /// Whether there is no back button while this item is shown. False by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }

    /// Sets `hidesBackButton`; the change fades, if `animated`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        changing(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Whether the items at the leading end stand beside the back button, and not in its place. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
    }

    // MARK: Buttons

    /// The items at the leading end, the first one outermost; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { if leftBarButtonItems != oldValue { itemDidChange() } }
    }

    /// The items at the trailing end, the first one outermost; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { if rightBarButtonItems != oldValue { itemDidChange() } }
    }

    /// The buttons of a split view controller around, before those at the leading end.
    final var splitButtons: [UIBarButtonItem] = [] {
        didSet { if splitButtons != oldValue { itemDidChange() } }
    }

    /// The items at the leading end as the bar shows them.
    final var shownLeftItems: [UIBarButtonItem] { splitButtons + (leftBarButtonItems ?? []) }

    /// The outermost item at the leading end. Setting it removes the others.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost item at the trailing end. Setting it removes the others.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets `leftBarButtonItem`; the change fades, if `animated`.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        changing(animated) { leftBarButtonItem = item }
    }

    /// Sets `rightBarButtonItem`; the change fades, if `animated`.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        changing(animated) { rightBarButtonItem = item }
    }

    /// Sets `leftBarButtonItems`; the change fades, if `animated`.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        changing(animated) { leftBarButtonItems = items }
    }

    /// Sets `rightBarButtonItems`; the change fades, if `animated`.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        changing(animated) { rightBarButtonItems = items }
    }

    // MARK: Searching

    /// The search whose bar stands below the title; nil, the default, for none.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            itemDidChange()
        }
    }

    /// Whether the search bar gives way before anything else of the bar when contents are scrolled, and comes back when
    /// they are pulled down; one of a controller that scrolls nothing stays. True by default. It is there at first.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    // MARK: Appearance

    /// The bar's appearance while this item is shown; nil, the default, for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { if standardAppearance !== oldValue { itemDidChange() } }
    }

    /// The appearance while no content is under the bar; nil, the default, for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { if scrollEdgeAppearance !== oldValue { itemDidChange() } }
    }

    // MARK: Changing

    private func itemDidChange() { bar?.itemDidChange() }

    private func changing(_ animated: Bool, _ change: () -> Void) {
        guard let bar else { return change() }
        bar.fade(animated: animated, change)
    }

    /// The title of the button by which one comes back to this item, in the languages' `back` where it has none.
    final func titleOfBackButton(_ back: String) -> String? {
        if backButtonDisplayMode == .minimal { return nil }
        if backButtonDisplayMode == .generic { return back }
        return backBarButtonItem?.title ?? backButtonTitle ?? title ?? back
    }

    /// Whether both are the same item.
    nonisolated public static func == (a: UINavigationItem, b: UINavigationItem) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
