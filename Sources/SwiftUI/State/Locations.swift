import OctantBase

/// A value that cannot be changed.
///
/// `@unchecked Sendable`: nothing changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value>, MainThread.isCurrent else { return false }
        nonisolated(unsafe) let (one, its) = (value, other.value)
        return MainActor.assumeIsolated { InputComparison.isSame(one, its) }
    }
}

/// A value that two functions read and write.
///
/// `@unchecked Sendable`: the functions are, and nothing changes.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: @Sendable () -> Value
    private let write: @Sendable (Value, Transaction) -> Void

    init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value, Transaction) -> Void) {
        (read, write) = (get, set)
    }

    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: TransactionBox?) {
        CurrentTransaction.with(transaction ?? CurrentTransaction.box) {
            write(value, CurrentTransaction.value)
        }
    }
}

/// A part of a value.
///
/// `@unchecked Sendable`: the base guards the value, and nothing here changes.
final class PartLocation<Base, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Base>
    private let path: WritableKeyPath<Base, Value>

    init(base: Location<Base>, path: WritableKeyPath<Base, Value>) { (self.base, self.path) = (base, path) }

    override func get() -> Value { base.get()[keyPath: path] }
    override func set(_ value: Value, _ transaction: TransactionBox?) {
        var whole = base.get()
        whole[keyPath: path] = value
        base.set(whole, transaction)
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PartLocation<Base, Value> else { return false }
        return path == other.path && base.isSame(as: other.base)
    }
}

/// A value as an optional one.
///
/// `@unchecked Sendable`: the base guards the value.
final class OptionalLocation<Value>: Location<Value?>, @unchecked Sendable {
    private let base: Location<Value>

    init(base: Location<Value>) { self.base = base }

    override func get() -> Value? { base.get() }
    override func set(_ value: Value?, _ transaction: TransactionBox?) {
        if let value { base.set(value, transaction) }
    }
    override func isSame(as other: Location<Value?>) -> Bool {
        (other as? OptionalLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// The value of an optional, or its last one.
///
/// `@unchecked Sendable`: the base guards the value, and nothing here changes.
final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value?>
    private let last: Value

    init(base: Location<Value?>, last: Value) { (self.base, self.last) = (base, last) }

    override func get() -> Value { base.get() ?? last }
    override func set(_ value: Value, _ transaction: TransactionBox?) {
        if base.get() != nil { base.set(value, transaction) }
    }
    override func isSame(as other: Location<Value>) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// A value of any type.
///
/// `@unchecked Sendable`: the base guards the value.
final class HashableLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
    private let base: Location<Value>

    init(base: Location<Value>) { self.base = base }

    override func get() -> AnyHashable { AnyHashable(base.get()) }
    override func set(_ value: AnyHashable, _ transaction: TransactionBox?) {
        if let value = value.value(as: Value.self) { base.set(value, transaction) }
    }
    override func isSame(as other: Location<AnyHashable>) -> Bool {
        (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// An element of a collection, or what it was before it was gone.
///
/// `@unchecked Sendable`: the base guards the value, and nothing here changes.
final class ElementLocation<Base: MutableCollection & RandomAccessCollection>: Location<Base.Element>,
    @unchecked Sendable
{
    private let base: Location<Base>
    private let index: Base.Index
    private let last: Base.Element

    init(base: Location<Base>, index: Base.Index, last: Base.Element) {
        (self.base, self.index, self.last) = (base, index, last)
    }

    override func get() -> Base.Element {
        let elements = base.get()
        return elements.startIndex <= index && index < elements.endIndex ? elements[index] : last
    }
    override func set(_ value: Base.Element, _ transaction: TransactionBox?) {
        var elements = base.get()
        guard elements.startIndex <= index, index < elements.endIndex else { return }
        elements[index] = value
        base.set(elements, transaction)
    }
    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

/// A property of an object.
///
/// `@unchecked Sendable`: the object is the program's, which reads and sets it where the binding is used.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.path) = (object, path)
    }

    override func get() -> Value { object[keyPath: path] }
    override func set(_ value: Value, _ transaction: TransactionBox?) {
        CurrentTransaction.with(transaction ?? CurrentTransaction.box) { object[keyPath: path] = value }
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
