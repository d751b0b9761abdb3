/// Declares a property of a class whose changes observers by key path are told of, where on Apple's systems one writes
/// `@objc dynamic`:
///
/// ```swift
/// final class Download: NSObject {
///     @KeyValueObservable var progress = 0.0
/// }
///
/// observation = download.observe(\.progress, options: .new) { download, change in … }
/// ```
///
/// `willSet` and `didSet` go on working; to set the property in them, without them running again, set the wrapper's
/// `value`. In a view it is a property that `appearance()` knows, too. Observers are told on the thread that sets the
/// property: before `didSet`, unless that tells them itself:
///
/// ```swift
/// @KeyValueObservable(isToldByDidSet: true) var progress = 0.0 {
///     didSet { defer { _progress.tellObservers(of: self) }; _progress.value = min(progress, 1) }
/// }
/// ```
@propertyWrapper
public struct KeyValueObservable<Value> {
    /// The identity of one declared property of one object, and its name.
    private final class Token {
        var name: String?
        /// Whether observers were told that it changes, and not yet that it did.
        var isChanging = false
    }

    /// The value in its storage: who sets it here tells nobody of the change.
    public var value: Value
    private let token = Token()
    private let isToldByDidSet: Bool

    /// A property with this value until another is set.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, isToldByDidSet: false) }

    /// A property with this value until another is set. With `isToldByDidSet` observers are told of a change by
    /// `tellObservers(of:)`, which the property's `didSet` calls.
    public init(wrappedValue: Value, isToldByDidSet: Bool) {
        (value, self.isToldByDidSet) = (wrappedValue, isToldByDidSet)
    }

    /// The property's value: to be had through an object only.
    @available(*, unavailable, message: "@KeyValueObservable is for properties of classes")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The value in `object`.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, KeyValueObservable<Value>>
    ) -> Value {
        get {
            ObservableKeys.noteReading(object[keyPath: storage].name(in: object))
            return object[keyPath: storage].value
        }
        set {
            defer { noteAppearanceValue(of: object, wrapped, set: newValue) }
            guard let observers = KeyValueObservers.existing(of: object),
                let name = object[keyPath: storage].name(in: object)
            else {
                object[keyPath: storage].value = newValue
                return
            }
            let property = object[keyPath: storage]
            // What `didSet` sets again is part of one change.
            if !property.token.isChanging { observers.each(name) { $0.willChange(object) } }
            property.token.isChanging = property.isToldByDidSet
            object[keyPath: storage].value = newValue
            if !property.isToldByDidSet { observers.each(name) { $0.didChange(object) } }
        }
    }

    /// Tells the observers of the property of `object` that it changed: at the end of the `didSet` of one that is
    /// declared with `isToldByDidSet`.
    public func tellObservers(of object: AnyObject) {
        guard token.isChanging, let observers = KeyValueObservers.existing(of: object), let name = name(in: object)
        else { return }
        token.isChanging = false
        observers.each(name) { $0.didChange(object) }
    }

    private func name(in object: AnyObject) -> String? {
        if let name = token.name { return name }
        token.name = ObservableKeys.declared(in: object).first { $0.property.identity === token }?.name
        return token.name
    }
}

extension KeyValueObservable: DeclaredObservable {
    var declaredValue: Any? { value }
    var identity: AnyObject { token }
}
