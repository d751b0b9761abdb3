import CoreGraphics

/// An item of a bar. Main thread.
@preconcurrency @MainActor
open class UIBarItem: Hashable {
    /// The bar that shows the item, notified of changes.
    weak var bar: UIView?

    /// An item that shows nothing.
    public init() {}

    /// The title; nil for none.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The image, shown in place of the title; nil for none.
    open var image: UIImage? {
        didSet { if image != oldValue { itemDidChange() } }
    }

    /// Whether the item can be pressed. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// A number for the program's own use. 0 by default.
    open var tag = 0

    /// Notifies the bar that the item's appearance changed.
    func itemDidChange() { bar?.needLayout(by: "items") }

    /// Whether both are the same item.
    nonisolated public static func == (a: UIBarItem, b: UIBarItem) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
