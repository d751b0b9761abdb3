import Foundation
import OctantBase

/// The values that are associated with one object, by keys that are addresses. Any thread.
package final class AssociatedValues: Sendable {
    /// A value, kept or not. `@unchecked Sendable`: it never changes, and what it holds is the program's to guard.
    private enum Value: @unchecked Sendable {
        case strong(Any)
        case weak(Weak<AnyObject>)

        var current: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    private let values = Locked<[UInt: Value]>([:])

    init() {}

    /// The value at `key`; nil for none.
    func value(_ key: UnsafeRawPointer) -> Any? { values.withLock { $0[UInt(bitPattern: key)] }?.current }

    /// Puts `value` at `key`, or takes out what is there. Without `keeps` an object is not kept alive.
    func set(_ value: Any?, _ key: UnsafeRawPointer, keeps: Bool) {
        let new: Value? = value.map { value in
            let isObject = type(of: value) is AnyClass
            return keeps || !isObject ? .strong(value) : .weak(Weak(value as AnyObject))
        }
        let key = UInt(bitPattern: key)
        // What was there ends after the lock, and may ask for values then.
        let former: Value? = values.withLock { values in
            let former = values[key]
            values[key] = new
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// Takes all values out but those of Octant's own.
    func removeAll() {
        let former: [UInt: Value] = values.withLock { values in
            let former = values.filter { !AssociationKey.isOwn($0.key) }
            for key in former.keys { values[key] = nil }
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// The object at `key`, which `make` makes when there is none.
    package func object<Object: AnyObject & Sendable>(_ key: AssociationKey, make: () -> Object) -> Object {
        if let object: Object = object(key) { return object }
        let made = make()
        return values.withLock { values in
            if let object = values[key.address]?.current as? Object { return object }
            values[key.address] = .strong(made)
            return made
        }
    }

    /// The object at `key`; nil for none.
    package func object<Object: AnyObject & Sendable>(_ key: AssociationKey) -> Object? {
        values.withLock { $0[key.address] }?.current as? Object
    }
}

/// A key of Octant's own, which `objc_removeAssociatedObjects` leaves.
package struct AssociationKey: Sendable {
    private static let own = Locked<Set<UInt>>([])

    let address: UInt

    /// A key that is like no other, for as long as the program runs.
    package init() {
        let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        self.address = address
        Self.own.withLock { _ = $0.insert(address) }
    }

    static func isOwn(_ address: UInt) -> Bool { own.withLock { $0.contains(address) } }
}
