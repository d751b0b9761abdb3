import Foundation

/// The way in which a value that is associated with an object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object that is not kept alive, and is nil once it is gone. A value that is no object is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// It is kept as long as the object, or until another takes its place.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept, where the value can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// It is kept as long as the object. The same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`: both may be used on any
    /// thread.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy is kept, where the value can be copied. The same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that is associated with `object` at `key`; nil for none. Any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.existingValues(of: object)?.value(key)
}

/// Associates `value` with `object`, an object or a class, at `key`, in place of what is there; nil takes that out.
/// Only the address of the key counts. Any thread.
///
/// Values of views, controllers, gesture recognizers, layers and animations end with these. Swift on Linux tells of the
/// end of no other object: values of those end soon after, at the latest with the next commit of layers.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let value else {
        Associations.existingValues(of: object)?.set(nil, key, keeps: true)
        return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: Associations.values(of: object).set(value, key, keeps: false)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        Associations.values(of: object).set(value, key, keeps: true)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        Associations.values(of: object).set((value as? any NSCopying)?.copy(with: nil) ?? value, key, keeps: true)
    }
}

/// Takes all values out that the program associated with `object`. Any thread.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.existingValues(of: object)?.removeAll() }
