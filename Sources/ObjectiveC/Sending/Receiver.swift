/// The object that a selector is sent to, which is not kept alive, or a class.
///
/// `@unchecked Sendable`: it never changes.
package struct Receiver: @unchecked Sendable {
    private weak var instance: AnyObject?
    private let type: AnyClass?
    /// A value of Swift that is no object, which is kept.
    private let value: Any?

    /// A receiver of what is sent to `object`.
    package init(_ object: Any) {
        type = object as? AnyClass
        if Swift.type(of: object) is AnyClass {
            instance = object as AnyObject
            value = nil
        } else {
            value = type == nil ? object : nil
        }
    }

    /// The object, or class; nil once it is gone.
    package var object: Any? { type ?? instance ?? value }

    /// Whether it is of what is sent to `object`.
    package func isOf(_ object: Any) -> Bool {
        if let type { return object as? AnyClass == type }
        return instance.map { $0 === object as AnyObject } ?? false
    }

    /// The object; nil for a class, and once it is gone.
    package var identity: AnyObject? { instance }
}
