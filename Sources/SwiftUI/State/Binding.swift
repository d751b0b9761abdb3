/// A way to read and to set a value that lies elsewhere.
///
/// A body that reads it runs again when the value changes; one that only hands it on does not.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let location: Location<Value>
    /// The transaction of changes of the value. By default it is empty: the one in force counts.
    public var transaction: Transaction {
        get { box?.value ?? Transaction() }
        set { box = TransactionBox(newValue) }
    }
    fileprivate(set) var box: TransactionBox?

    init(location: Location<Value>) { self.location = location }

    /// A binding that reads with `get` and writes with `set`.
    @preconcurrency public init(
        get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
    ) {
        location = FunctionLocation(get: get, set: { value, _ in set(value) })
    }

    /// A binding that reads with `get` and writes with `set`, with the transaction.
    @preconcurrency public init(
        get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value, Transaction) -> Void
    ) {
        location = FunctionLocation(get: get, set: set)
    }

    /// A binding to the same value as an optional one. Setting nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        location = OptionalLocation(base: base.location)
        box = base.box
    }

    /// A binding to what the optional value holds; nil when it holds nothing. After the value has become nil, it
    /// returns what was there last, and setting does nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base: base.location, last: value)
        box = base.box
    }

    /// A binding to the value as one of any type. Setting it to another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = HashableLocation(base: base.location)
        box = base.box
    }

    /// A binding to a value that cannot be changed: setting it does nothing.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The binding itself.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, box) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: PartLocation(base: location, path: keyPath))
        part.box = box
        return part
    }

    /// This binding, whose changes are brought in with `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.box = TransactionBox(transaction)
        return binding
    }

    /// This binding, whose changes are animated by `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identifier.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ComparableInput {
    /// Whether the bindings lead to the same location: a reader of the value is notified of its changes.
    static func isSame(_ one: Binding<Value>, _ other: Binding<Value>) -> Bool {
        one.box === other.box && one.location.isSame(as: other.location)
    }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
    /// Bindings to the elements.
    public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection & RandomAccessCollection {
    /// The index of an element in the value.
    public typealias Index = Value.Index
    /// The index before `index` in the value.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index before `index` in the value.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The index before `index` in the value.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// A binding to the element at `position`.
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position, in: wrappedValue) }
}

extension Binding: BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
    /// The index before `index` in the value.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding to the element at `index`, which is the one of `former` should it be gone.
    func element(at index: Value.Index, in former: Value) -> Binding<Value.Element> {
        var element = Binding<Value.Element>(
            location: ElementLocation(base: location, index: index, last: former[index]))
        element.box = box
        return element
    }
}
