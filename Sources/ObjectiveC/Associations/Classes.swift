import Foundation
import OctantBase

/// The names that were asked for, which C reads as long as the program runs.
///
/// `@unchecked Sendable`: what it points to never changes.
private struct ClassName: @unchecked Sendable {
    static let known = Locked<[ObjectIdentifier: ClassName]>([:])
    let text: UnsafePointer<CChar>
}

/// The name of the class `cls`, with its module, as C has texts.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    let type: Any.Type = cls ?? Never.self
    return ClassName.known.withLock { known in
        if let name = known[ObjectIdentifier(type)] { return name }
        let bytes = cls.map { [CChar](String(reflecting: $0).utf8CString) } ?? [0]
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        text.initialize(from: bytes, count: bytes.count)
        known[ObjectIdentifier(type)] = ClassName(text: text)
        return ClassName(text: text)
    }.text
}

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
