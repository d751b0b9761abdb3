import CoreGraphics
import ObjectiveC

/// An item of a bar. Main thread.
@preconcurrency @MainActor
open class UIBarItem: Hashable, NSObjectProtocol, AssociationHolder {
    /// The bar that shows the item, notified of changes.
    weak var bar: UIView?

    /// The values associated with the item.
    package nonisolated(unsafe) final var associatedValues: AssociatedValues?

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

    /// The words of screen readers for the item; nil, the default, for its title.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { itemDidChange() } }
    }

    /// A name by which tests find the item. Nil by default.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
    }

    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font and colour of the title in `state`; nil for those of the bar.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// The font and colour that were set for `state`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    /// Notifies the bar that the item's appearance changed.
    func itemDidChange() { bar?.needLayout(by: "items") }

    // MARK: As an object

    /// Whether `object` is this very item.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as? UIBarItem) === self }

    /// A number that is the same for equal objects.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

    /// The item.
    nonisolated public final func `self`() -> Self { self }

    /// Whether this only stands for another object: never.
    nonisolated public final func isProxy() -> Bool { false }

    /// The class and the address.
    nonisolated open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    /// The description.
    nonisolated open var debugDescription: String { description }

    /// Whether both are the same item.
    nonisolated public static func == (a: UIBarItem, b: UIBarItem) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
