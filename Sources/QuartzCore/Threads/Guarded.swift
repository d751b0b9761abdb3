/// A part of a layer that several threads may read and set.
@propertyWrapper
struct Guarded<Value> {
    private var value: Value

    init(wrappedValue: Value) { value = wrappedValue }

    var wrappedValue: Value {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield value
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &value
        }
    }
}

/// A property guarded as by `Guarded`, for objects that are not retained.
@propertyWrapper
struct GuardedWeak<Value: AnyObject> {
    private weak var value: Value?

    init(wrappedValue: Value?) { value = wrappedValue }

    var wrappedValue: Value? {
        get { LayerLock.hold { value } }
        set { LayerLock.hold { value = newValue } }
    }
}
