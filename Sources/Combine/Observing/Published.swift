/// A property of a class that is a publisher too: `$name`. It sends the new value before the property has it. In an
/// `ObservableObject` that tells, too, that it is about to change.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// A property with this value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property with the value `initialValue`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value: to be had through an object only.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// The value in `object`.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
    }

    /// The publisher of the value; setting it to another one's gives the property that one's values.
    public var projectedValue: Publisher {
        get { Publisher(storage) }
        set { storage.set(newValue.storage.value) }
    }

    /// The values of a property: the present one, and each before the property has it.
    public struct Publisher: Combine.Publisher {
        /// The type of the values.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        fileprivate init(_ storage: PublishedStorage<Value>) { self.storage = storage }

        /// Attaches `subscriber`, which gets the present value first.
        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, Never == S.Failure {
            storage.subscribers.add(subscriber, first: { storage.current })
        }
    }
}

/// A `@Published` property, whatever its type.
protocol PublishedProperty {
    /// Tells `publisher` before the property changes.
    func connect(_ publisher: ObservableObjectPublisher)
}

extension Published: PublishedProperty {
    func connect(_ publisher: ObservableObjectPublisher) { storage.connect(publisher) }
}

/// The storage of a property. It may be used on any thread.
private final class PublishedStorage<Value>: @unchecked Sendable {
    // `@unchecked Sendable`: what changes is changed under the list's lock.
    let subscribers = SubscriberList<Value, Never>()
    /// The value, under the list's lock.
    private(set) var current: Value
    private var owner: ObservableObjectPublisher?

    init(_ value: Value) { current = value }

    var value: Value { subscribers.withLock { current } }

    func connect(_ publisher: ObservableObjectPublisher) { subscribers.withLock { owner = publisher } }

    /// Tells of `value`, and then takes it.
    func set(_ value: Value, in object: AnyObject? = nil) {
        subscribers.withLock { owner }?.send()
        subscribers.send(value)
        var former: Value?
        subscribers.withLock { (former, current) = (current, value) }
        withExtendedLifetime(former) {}
    }
}

extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, as long as the property is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        let inlet = Inlet<Output, Never>()
        inlet.received = { [weak storage] value in
            storage?.set(value)
            return .none
        }
        storage.feed(inlet)
        inlet.request(.unlimited)
        subscribe(inlet)
    }
}

extension PublishedStorage {
    /// Cancels `inlet` when the property is gone.
    func feed(_ inlet: Inlet<Value, Never>) { subscribers.add(InletSubscription(inlet)) }
}

private final class InletSubscription<Value>: Subscription {
    private let inlet: Inlet<Value, Never>

    init(_ inlet: Inlet<Value, Never>) { self.inlet = inlet }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { inlet.cancel() }
}
