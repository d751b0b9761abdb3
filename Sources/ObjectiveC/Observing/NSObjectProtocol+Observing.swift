import Foundation
import OctantBase

/// The name of `observeValue(forKeyPath:of:change:context:)`.
private let observeValueSelector: Selector = "observeValueForKeyPath:ofObject:change:context:"

/// An observer that is told by a method of its class, and not by one of a `MethodTable`.
package protocol KeyValueReceiver: AnyObject {
    /// Tells it of a change, on the thread of the change.
    nonisolated func receiveValue(
        forKeyPath keyPath: String, of object: AnyObject, change: [NSKeyValueChangeKey: Any],
        context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
    /// Tells `observer` of changes of the property called `keyPath`, by `observeValue(forKeyPath:of:change:context:)`,
    /// on the thread of the change. Neither is kept alive, and the observer need not be removed before its end.
    ///
    /// The properties that tell are those that the program declares with `@KeyValueObservable`, and of
    /// Foundation, UIKit and QuartzCore those that docs/architecture/objective-c.md lists; others are logged. A key
    /// path has one key.
    public func addObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let key = ObservableKeys.canonical(keyPath, of: self)
        let reader = ObservableKeys.reader(key, of: self)
        if reader == nil || !tells { Self.logUnobservable(keyPath) }
        let added = KeyValueObserver(
            [key], options, target: observer, context: context, read: reader ?? { _ in nil }
        ) { [weak observer] object, change in
            guard let observer else { return }
            let values = change.values(for: options)
            if let receiver = observer as? any KeyValueReceiver {
                receiver.receiveValue(forKeyPath: keyPath, of: object, change: values, context: context)
            } else {
                observeValueSelector.invoke(on: observer, with: [keyPath, object, values, context])
            }
        }
        KeyValueObservers.of(self).add(added)
        added.begin(self)
    }

    /// Tells `observer` no more of changes of the property called `keyPath`.
    public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
        let key = ObservableKeys.canonical(keyPath, of: self)
        KeyValueObservers.existing(of: self)?.remove { $0.target === observer && $0.keys == [key] }
    }

    /// Tells `observer` no more of changes of the property called `keyPath` that it asked for with `context`.
    public func removeObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let key = ObservableKeys.canonical(keyPath, of: self)
        KeyValueObservers.existing(of: self)?
            .remove { $0.target === observer && $0.keys == [key] && $0.context == context }
    }

    /// An observed property changed. Does nothing; a class has a method of its own, and lists it in its `MethodTable`.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Calls `changeHandler` at changes of the property at `keyPath`, on the thread of the change, until what is
    /// returned is gone or invalidated; of a property that is computed, at changes of those that it is computed from.
    /// The object is not kept alive.
    ///
    /// The properties that tell are those that the program declares with `@KeyValueObservable`, and of
    /// Foundation, UIKit and QuartzCore those that docs/architecture/objective-c.md lists; others are logged.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let names = ObservableKeys.names(keyPath, of: self)
        if names.isEmpty || !tells { Self.logUnobservable("a \(Value.self)") }
        let observer = KeyValueObserver(
            names, options, target: nil, context: nil,
            read: { object in (object as? Self).map { $0[keyPath: keyPath] } },
            receive: { object, change in
                guard let object = object as? Self else { return }
                let told = NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new.flatMap { $0 as? Value },
                    oldValue: change.old.flatMap { $0 as? Value }, indexes: nil, isPrior: change.isPrior)
                changeHandler(object, told)
            })
        KeyValueObservers.of(self).add(observer)
        observer.begin(self)
        return NSKeyValueObservation(of: self, observer)
    }

    /// Tells the observers of the property called `key` that it is about to change: for properties that do not tell by
    /// themselves. `didChangeValue(forKey:)` follows.
    public func willChangeValue(forKey key: String) {
        KeyValueObservers.existing(of: self)?.each(key) { $0.willChange(self) }
    }

    /// Tells the observers of the property called `key` that it changed.
    public func didChangeValue(forKey key: String) {
        KeyValueObservers.existing(of: self)?.each(key) { $0.didChange(self) }
    }

    /// Whether the object tells of changes of the properties that its class knows to do so, from now on.
    private var tells: Bool { (self as? Progress).map { ObservedProgress.adopt($0) } ?? true }

    private static func logUnobservable(_ key: String) {
        Log.once(
            "observe.\(self).\(key)",
            "a property of \(self), \(key), tells observers nothing of its changes: only what is posted is observed")
    }
}

extension KeyValueChange {
    /// The change as an observer with these options is told of it.
    fileprivate func values(for options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if isPrior { values[.notificationIsPriorKey] = true }
        if options.contains(.new), !isPrior { values[.newKey] = unwrapped(new) ?? NSNull() }
        if options.contains(.old), isPrior || old != nil { values[.oldKey] = unwrapped(old) ?? NSNull() }
        return values
    }
}
