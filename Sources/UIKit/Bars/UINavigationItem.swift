/// The item of a navigation bar for one screen. Main thread.
@preconcurrency @MainActor
open class UINavigationItem: Hashable {
    /// The bar that shows the item, notified of changes.
    weak var bar: UINavigationBar?

    /// An item with this title.
    public init(title: String) { self.title = title }

    /// The title in the middle; nil for none.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemDidChange() } }
    }

    /// A view in the middle in place of the title, in its own size.
    open var titleView: UIView? {
        didSet { if titleView != oldValue { bar?.itemDidChange() } }
    }

    /// The items at the leading end, the first one outermost; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { if leftBarButtonItems != oldValue { bar?.itemDidChange() } }
    }

    /// The items at the trailing end, the first one outermost; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { if rightBarButtonItems != oldValue { bar?.itemDidChange() } }
    }

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

    /// Whether both are the same item.
    nonisolated public static func == (a: UINavigationItem, b: UINavigationItem) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
