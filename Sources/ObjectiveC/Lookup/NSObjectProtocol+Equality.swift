import Foundation

/// Whether two objects, perhaps of classes that are not Foundation's, are the same or say that they are equal. Types
/// that have an equality of their own use that; optionals are left out, so that comparing a view with nil stays what it
/// is.
@_disfavoredOverload
public func == (lhs: any NSObjectProtocol, rhs: any NSObjectProtocol) -> Bool { lhs === rhs || lhs.isEqual(rhs) }

/// Whether two objects, perhaps of classes that are not Foundation's, are neither the same nor equal.
@_disfavoredOverload
public func != (lhs: any NSObjectProtocol, rhs: any NSObjectProtocol) -> Bool { !(lhs == rhs) }

extension Array where Element == any NSObjectProtocol {
    /// Whether one of the objects is equal to `element`.
    public func contains(_ element: any NSObjectProtocol) -> Bool { firstIndex(of: element) != nil }

    /// The first object that is equal to `element`; nil for none.
    public func firstIndex(of element: any NSObjectProtocol) -> Int? { firstIndex { $0 == element } }
}
