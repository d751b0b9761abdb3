internal import OctantNetwork
import OctantBase

/// What tells how other machines are reached, now and when it changes. Any thread.
public final class NWPathMonitor: Sendable {
    private struct State: Sendable {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var path: NWPath?
        var watch: (any Sendable)?
        var isCancelled = false
    }

    private let isAllowed: @Sendable (NWInterface.InterfaceType) -> Bool
    private let source: any RouteSource
    private let state = Locked(State())

    private init(_ isAllowed: @escaping @Sendable (NWInterface.InterfaceType) -> Bool) {
        (self.isAllowed, source) = (isAllowed, Routes.source)
    }

    /// A monitor of all ways.
    public convenience init() { self.init { _ in true } }

    /// A monitor of ways of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init { $0 == requiredInterfaceType }
    }

    /// A monitor of ways of all kinds but some.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init { !prohibitedInterfaceTypes.contains($0) }
    }

    /// Called on the queue of `start(queue:)` with how machines are reached: soon after it, and at each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// How machines are reached, as far as the monitor knows.
    public var currentPath: NWPath { state.withLock { $0.path } ?? path }

    /// The queue that changes are told on; nil before the start.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    private var path: NWPath { NWPath(source.routes(), isAllowed) }

    /// Begins to tell of changes on `queue`. A monitor that was started or cancelled stays as it is.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        let watch = source.watch { [weak self] in queue.async { [weak self] in self?.tell() } }
        state.withLock { $0.watch = $0.isCancelled ? nil : watch }
        queue.async { [weak self] in self?.tell() }
    }

    /// Tells of changes no longer.
    public func cancel() { state.withLock { ($0.isCancelled, $0.watch) = (true, nil) } }

    private func tell() {
        let now = path
        let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
            guard !state.isCancelled, state.path != now else { return nil }
            state.path = now
            return state.handler
        }
        handler?(now)
    }
}
