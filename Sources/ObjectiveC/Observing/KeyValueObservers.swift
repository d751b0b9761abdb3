import OctantBase
import Synchronization

/// A change of a property, as its observers are told.
struct KeyValueChange {
    let old: Any?
    let new: Any?
    let isPrior: Bool
}

/// One observation of one property of an object, or of those that one is computed from.
///
/// `@unchecked Sendable`: it never changes but for the values before changes that are under way, which are the thread's
/// that changes the property.
final class KeyValueObserver: @unchecked Sendable {
    /// The names of the properties whose changes it is told of.
    let keys: [String]
    let options: NSKeyValueObservingOptions
    /// Whom it tells, for removing; nil for a closure.
    private(set) weak var target: AnyObject?
    let context: UnsafeMutableRawPointer?
    fileprivate let read: (AnyObject) -> Any?
    private let receive: (AnyObject, KeyValueChange) -> Void
    private var former: [Any?] = []

    init(
        _ keys: [String], _ options: NSKeyValueObservingOptions, target: AnyObject?, context: UnsafeMutableRawPointer?,
        read: @escaping (AnyObject) -> Any?, receive: @escaping (AnyObject, KeyValueChange) -> Void
    ) {
        (self.keys, self.options, self.target, self.context) = (keys, options, target, context)
        (self.read, self.receive) = (read, receive)
    }

    func begin(_ object: AnyObject) {
        guard options.contains(.initial) else { return }
        receive(object, KeyValueChange(old: nil, new: newValue(of: object), isPrior: false))
    }

    func willChange(_ object: AnyObject) {
        let old = options.isDisjoint(with: [.old, .prior]) ? nil : read(object)
        former.append(old)
        guard options.contains(.prior) else { return }
        receive(object, KeyValueChange(old: options.contains(.old) ? old : nil, new: nil, isPrior: true))
    }

    func didChange(_ object: AnyObject) {
        let old = former.popLast() ?? nil
        changed(object, from: old)
    }

    func changed(_ object: AnyObject, from old: Any?) {
        // A property that held nil has a former value: nil.
        let old: Any? = options.contains(.old) ? .some(old as Any) : nil
        receive(object, KeyValueChange(old: old, new: newValue(of: object), isPrior: false))
    }

    private func newValue(of object: AnyObject) -> Any? { options.contains(.new) ? read(object) : nil }
}

/// The observers of one object, which end with it.
final class KeyValueObservers: Sendable {
    private static let key = AssociationKey()
    /// Whether anything was ever observed by key path.
    private static let isUsed = Atomic(false)
    private let observers = Locked<[KeyValueObserver]>([])

    /// The observers of `object`, with a place for them.
    static func of(_ object: AnyObject) -> KeyValueObservers {
        isUsed.store(true, ordering: .relaxed)
        return Associations.values(of: object).object(key) { KeyValueObservers() }
    }

    /// The observers of `object`; nil if it never had any.
    static func existing(of object: @autoclosure () -> AnyObject) -> KeyValueObservers? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        return Associations.existingValues(of: object())?.object(key)
    }

    func add(_ observer: KeyValueObserver) { observers.withLock { $0.append(observer) } }

    func remove(where isMeant: (KeyValueObserver) -> Bool) {
        // What is removed ends after the lock, and with it what its closure holds.
        let removed = observers.withLock { $0 }.filter(isMeant)
        observers.withLock { all in all.removeAll { observer in removed.contains { $0 === observer } } }
    }

    /// The names of the properties that are observed.
    var keys: Set<String> { Set(observers.withLock { $0 }.flatMap(\.keys)) }

    /// Calls `body` with each observer of the property called `key`.
    func each(_ key: String, _ body: (KeyValueObserver) -> Void) {
        for observer in observers.withLock({ $0 }) where observer.keys.contains(key) { body(observer) }
    }
}

/// The teller of observers of a change of a property.
package enum KeyValueObserving {
    /// Tells the observers of `object` that the property called `key` changed from `old`. Costs next to nothing while
    /// nothing in the program is observed.
    package static func noteChange(_ key: String, of object: AnyObject, from old: @autoclosure () -> Any?) {
        guard let observers = KeyValueObservers.existing(of: object) else { return }
        observers.each(key) { $0.changed(object, from: old()) }
    }

    /// Whether `object` has, or had, observers.
    package static func mayBeObserved(_ object: AnyObject) -> Bool { KeyValueObservers.existing(of: object) != nil }

    /// Returns the value of the property of `object` called `key`; nil for one that tells nobody of changes.
    package static func value(_ key: String, of object: AnyObject) -> Any? {
        ObservableKeys.reader(key, of: object)?(object)
    }
}
