import Foundation

extension NSObjectProtocol {
    /// Whether the object's class is `aClass` or inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self)
        while let type = next {
            if type == aClass { return true }
            next = _getSuperclass(type)
        }
        return false
    }

    /// Whether the object's class is `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { (type(of: self) as AnyClass) == aClass }

    /// The object's class, as archives would name it.
    public var classForCoder: AnyClass { type(of: self) }

    /// The class itself: on Apple's systems classes answer to what their objects do.
    public static func classForCoder() -> AnyClass { self }

    /// The class that the object's class inherits from; nil for none.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

    /// The name of the class, its module's before a dot.
    public static func description() -> String { NSStringFromClass(self) }
}
