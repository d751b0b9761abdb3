import Foundation

/// The rules by which an `NSHashTable` or `NSMapTable` holds and compares objects.
public class NSPointerFunctions: NSObject {
    /// Whether objects are kept alive, and what makes two of them one.
    public struct Options: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt

        /// Options of this raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept alive.
        public static let strongMemory: Options = []
        /// Objects are not kept alive, and are gone from the table when they end.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`, or by what `Hashable` says of them.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        /// Objects that are put in are copied first, where they can be.
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

/// An object in a table, kept alive or not.
struct TableEntry {
    private weak var reference: AnyObject?
    private let kept: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) : nil
        let own = copy.map { $0 as AnyObject } ?? object
        reference = own
        kept = options.contains(.weakMemory) ? nil : own
    }

    /// The object; nil when it has ended.
    var object: AnyObject? { reference }

    /// Returns a number that is the same for objects that are one by these options.
    static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        guard !options.contains(.objectPointerPersonality), let value = object as? any Hashable else {
            return ObjectIdentifier(object).hashValue
        }
        return value.hashValue
    }

    /// Whether its object and `other` are one by these options.
    func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other || options.contains(.objectPointerPersonality) { return object === other }
        guard let one = object as? any Hashable, let other = other as? any Hashable else { return false }
        return AnyHashable(one) == AnyHashable(other)
    }
}
