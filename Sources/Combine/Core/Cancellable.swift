/// Something that can be ended.
public protocol Cancellable {
    /// Ends it, and lets go of what it holds. Calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in `collection` until that lets go of it, which cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in `set` until that lets go of it, which cancels it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A canceller that cancels when nobody holds it any more. It may be used on any thread.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    // `@unchecked Sendable`: the closure is read and taken out under the lock.
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Calls `cancel` once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels `canceller`.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    /// Cancels it now.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Whether both are the same object.
    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps this in `collection` until that lets go of it, which cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in `set` until that lets go of it, which cancels it.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
