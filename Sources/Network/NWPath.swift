internal import OctantNetwork

/// How other machines are reached, as of one moment.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether they are reached.
    public enum Status: Sendable {
        /// There is a route.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There is one once a connection is made. No machine says so here.
        case requiresConnection
    }

    /// Whether other machines are reached.
    public let status: Status
    /// The ways by which they are, the best first.
    public let availableInterfaces: [NWInterface]
    /// Whether a way has an address of the older Internet protocol.
    public let supportsIPv4: Bool
    /// Whether a way has an address of the newer Internet protocol.
    public let supportsIPv6: Bool

    /// How machines are reached by those ways of `routes` that `isAllowed` takes.
    init(_ routes: NetworkRoutes, _ isAllowed: (NWInterface.InterfaceType) -> Bool) {
        let paths = routes.paths.filter { isAllowed(NWInterface($0).type) }
        availableInterfaces = paths.map { NWInterface($0) }
        status = paths.isEmpty ? .unsatisfied : .satisfied
        (supportsIPv4, supportsIPv6) = (paths.contains { $0.hasIPv4 }, paths.contains { $0.hasIPv6 })
    }

    /// Whether names are looked up: where other machines are reached.
    public var supportsDNS: Bool { status == .satisfied }

    /// Whether traffic costs: over a phone's network.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }

    /// Whether a way is of the kind `type`.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// Whether other machines are reached, and by what.
    public var debugDescription: String { "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" }
}
