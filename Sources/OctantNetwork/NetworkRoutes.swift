import OctantBase

/// What connects a machine to others, as of one moment.
package struct NetworkRoutes: Sendable, Equatable {
    /// A way out of the machine.
    package struct Interface: Sendable, Hashable {
        /// The kinds of ways.
        package enum Kind: Sendable { case loopback, wired, wifi, cellular, other }

        /// The name, as `eth0`.
        package let name: String
        /// The number.
        package let index: Int
        /// The kind.
        package let kind: Kind
        /// Whether it has an address of the older Internet protocol.
        package var hasIPv4: Bool
        /// Whether it has an address of the newer Internet protocol that reaches beyond its own wire.
        package var hasIPv6: Bool

        /// An interface.
        package init(name: String, index: Int, kind: Kind, hasIPv4: Bool, hasIPv6: Bool) {
            (self.name, self.index, self.kind) = (name, index, kind)
            (self.hasIPv4, self.hasIPv6) = (hasIPv4, hasIPv6)
        }
    }

    /// The ways that are up and have an address.
    package var interfaces: [Interface]
    /// The names of those by which everything else is reached, the best first.
    package var defaults: [String]

    /// Ways, and the names of those by which everything else is reached, the best first.
    package init(interfaces: [Interface], defaults: [String]) {
        (self.interfaces, self.defaults) = (interfaces, defaults)
    }

    /// The ways by which everything else is reached, the best first.
    package var paths: [Interface] {
        defaults.compactMap { name in interfaces.first { $0.name == name } }
    }
}

/// What knows the routes of a machine. Any thread.
package protocol RouteSource: Sendable {
    /// Returns the routes now.
    func routes() -> NetworkRoutes

    /// Calls `change`, on any thread, whenever the routes may have changed, until what is returned is gone; nil where
    /// changes cannot be known.
    func watch(_ change: @escaping @Sendable () -> Void) -> (any Sendable)?
}

/// Routes in memory, which a test changes.
package final class MemoryRoutes: RouteSource {
    private struct State: Sendable {
        var routes: NetworkRoutes
        var changes: [Int: @Sendable () -> Void] = [:]
        var next = 0
    }

    private let state: Locked<State>

    /// These routes.
    package init(_ routes: NetworkRoutes) { state = Locked(State(routes: routes)) }

    package func routes() -> NetworkRoutes { state.withLock { $0.routes } }

    /// Makes `routes` the routes, and tells who watches.
    package func change(_ routes: NetworkRoutes) {
        let changes = state.withLock { state in
            state.routes = routes
            return Array(state.changes.values)
        }
        for change in changes { change() }
    }

    package func watch(_ change: @escaping @Sendable () -> Void) -> (any Sendable)? {
        let number = state.withLock { state in
            state.next += 1
            state.changes[state.next] = change
            return state.next
        }
        return Watch { [weak self] in self?.state.withLock { _ = $0.changes.removeValue(forKey: number) } }
    }
}

/// Ends what it watches when it goes.
final class Watch: Sendable {
    private let end: @Sendable () -> Void

    /// Calls `end` when it goes.
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}
