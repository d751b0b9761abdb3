import Foundation

/// The contents and times of what an observer by key path is told.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A first call at once, with the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change, too, where the property tells of that: what the program itself declares observable,
    /// and `willChangeValue(forKey:)`.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes. Octant only has `setting`: no collection tells of its parts.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were added to a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}

/// The names of what an observer is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change: the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change. Points, sizes, rectangles and insets can be cast to their types, and to `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a change of a collection. Never there.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True, in a call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property that a closure observes.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change: always `setting`.
    public let kind: Kind
    /// The value after the change, with the option `new`.
    public let newValue: Value?
    /// The value before the change, with the option `old`.
    public let oldValue: Value?
    /// The indexes of a change of a collection: always nil.
    public let indexes: IndexSet?
    /// Whether the property is about to change.
    public let isPrior: Bool
}

/// An observation by a closure. It ends with `invalidate()`, or when the last reference to it is gone.
public final class NSKeyValueObservation: NSObject {
    private weak var object: AnyObject?
    private let observer: KeyValueObserver

    init(of object: AnyObject, _ observer: KeyValueObserver) { (self.object, self.observer) = (object, observer) }

    /// Ends the observation.
    public func invalidate() {
        guard let object else { return }
        KeyValueObservers.existing(of: object)?.remove { $0 === observer }
    }

    deinit { invalidate() }
}
