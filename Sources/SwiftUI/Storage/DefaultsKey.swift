import CoreGraphics
import Dispatch
import Foundation
import OctantBase

/// One key of one store of user defaults, and the bodies that read it.
///
/// Foundation on Linux notifies nobody of a changed value: what the program sets by other means is noticed at the end
/// of the main run loop's turn. `@unchecked Sendable`: what changes is the main actor's.
final class DefaultsKey: @unchecked Sendable {
    let store: UserDefaults
    let name: String
    @MainActor private var readers: [ObjectIdentifier: Weak<Reader>] = [:]
    /// What the store held when bodies were last told of it.
    @MainActor private var known: AnyHashable?

    private init(_ store: UserDefaults, _ name: String) { (self.store, self.name) = (store, name) }

    private struct Place: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    private static let all = Locked<[Place: WeakKey]>([:])

    private struct WeakKey: @unchecked Sendable {
        weak var key: DefaultsKey?
    }

    /// The key `name` of `store`: one for all that read it.
    static func named(_ name: String, in store: UserDefaults) -> DefaultsKey {
        nonisolated(unsafe) let store = store
        return all.withLock { all in
            let place = Place(store: ObjectIdentifier(store), name: name)
            if let key = all[place]?.key { return key }
            let key = DefaultsKey(store, name)
            all[place] = WeakKey(key: key)
            return key
        }
    }

    /// What the store holds. A body that reads it runs again when it changes. Any thread.
    var object: Any? {
        let object = store.object(forKey: name)
        if let reader = Reader.current {
            nonisolated(unsafe) let known = object as? AnyHashable
            MainActor.assumeIsolated { note(reader, known) }
        }
        return object
    }

    @MainActor private func note(_ reader: Reader, _ object: AnyHashable?) {
        if readers.isEmpty { known = object }
        reader.note(self)
        DefaultsWatch.shared.add(self)
    }

    /// Stores `object`, nil for nothing, and brings what reads it up to date in `transaction`, or else the one in
    /// force. Any thread.
    func set(_ object: Any?, _ transaction: TransactionBox?) {
        if let object { store.set(object, forKey: name) } else { store.removeObject(forKey: name) }
        let transaction = transaction ?? CurrentTransaction.box
        if MainThread.isCurrent {
            MainActor.assumeIsolated { wasSet(transaction) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.wasSet(transaction) } }
        }
    }

    @MainActor private func wasSet(_ transaction: TransactionBox?) {
        DefaultsWatch.shared.saveLater(store)
        check(in: transaction)
    }

    /// Compares the store with what it last held, and brings bodies up to date where it differs.
    @MainActor func check(in transaction: TransactionBox? = nil) {
        let object = store.object(forKey: name) as? AnyHashable
        guard object != known else { return }
        known = object
        var graphs: [ObjectIdentifier: (graph: Graph, readers: [Reader])] = [:]
        for reader in readers.values.compactMap(\.object) {
            let graph = reader.node.graph
            graphs[ObjectIdentifier(graph), default: (graph, [])].readers.append(reader)
        }
        for entry in graphs.values {
            entry.graph.enqueue({ for reader in entry.readers { reader.invalidateNow() } }, in: transaction)
        }
    }
}

extension DefaultsKey: ReadCell {
    func add(_ reader: Reader) -> Bool {
        readers.updateValue(Weak(reader), forKey: ObjectIdentifier(reader)) == nil
    }

    func remove(_ reader: Reader) {
        readers.removeValue(forKey: ObjectIdentifier(reader))
        if readers.isEmpty { DefaultsWatch.shared.remove(self) }
    }
}

/// Watches the keys that bodies read. Main actor only.
@MainActor final class DefaultsWatch {
    static let shared = DefaultsWatch()

    private var keys: [ObjectIdentifier: DefaultsKey] = [:]
    private var unsaved: [UserDefaults] = []
    private var observer: CFRunLoopObserver?

    func add(_ key: DefaultsKey) {
        keys[ObjectIdentifier(key)] = key
        guard observer == nil else { return }
        let activities = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.check() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        self.observer = observer
    }

    func remove(_ key: DefaultsKey) {
        keys[ObjectIdentifier(key)] = nil
        guard keys.isEmpty, let observer else { return }
        CFRunLoopObserverInvalidate(observer)
        self.observer = nil
    }

    /// Looks for values that were set by other means.
    func check() { for key in keys.values { key.check() } }

    /// Writes `store` to its file in the next turn, once for all that this one sets: Foundation on Linux does so only
    /// when it is asked.
    func saveLater(_ store: UserDefaults) {
        guard !unsaved.contains(where: { $0 === store }) else { return }
        unsaved.append(store)
        guard unsaved.count == 1 else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.save() } }
    }

    private func save() {
        for store in unsaved { store.synchronize() }
        unsaved.removeAll()
    }
}
