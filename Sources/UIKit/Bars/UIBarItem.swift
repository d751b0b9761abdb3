import CoreGraphics

/// What stands in a bar. Main thread.
@preconcurrency @MainActor
open class UIBarItem: Hashable {
    /// The bar that shows the item, to be told of changes.
    weak var bar: UIView?

    /// An item that shows nothing.
    public init() {}

    /// The words; nil for none.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The picture, shown in place of the words; nil for none.
    open var image: UIImage? {
        didSet { if image != oldValue { itemDidChange() } }
    }

    /// Whether the item can be pressed. True at first.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// A number for the program's own use. 0 at first.
    open var tag = 0

    /// The item looks otherwise now.
    func itemDidChange() { bar?.needLayout(by: "items") }

    /// Whether both are the same item.
    nonisolated public static func == (a: UIBarItem, b: UIBarItem) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
