import Foundation

/// The class of `obj`; nil for nil and for a value that is no object. Of a class it is the class itself: Swift on Linux
/// has no metaclasses.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    return obj as? AnyClass ?? type(of: obj) as? AnyClass
}

/// The class that `cls` inherits from; nil for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// Whether objects of the class `cls` have the method `sel`, by a `MethodTable`.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { MethodTables.method(sel.description, of: $0) != nil } ?? false
}
