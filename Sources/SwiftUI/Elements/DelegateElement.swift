import Foundation

/// An element, or a node, that is a delegate of UIKit's: an object as Foundation knows them, of no class of its.
@MainActor protocol DelegateElement: NSObjectProtocol {}

extension DelegateElement {
    /// Whether `object` is this very one.
    nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

    /// A number that is the same for equal objects.
    nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object.
    nonisolated func `self`() -> Self { self }

    /// Whether this only stands for another object: never.
    nonisolated func isProxy() -> Bool { false }

    /// The class.
    nonisolated var description: String { "\(type(of: self))" }

    /// The description.
    nonisolated var debugDescription: String { description }
}
