/// A reference that does not keep its object.
package struct Weak<Object: AnyObject> {
    /// The object; nil once it is gone.
    package private(set) weak var object: Object?

    /// A reference to `object`.
    package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
