internal import OctantNetwork
// What imports this module alone links the library by the module map that this leads to.
import OctantBase

/// A way out of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of ways.
    public enum InterfaceType: Sendable {
        /// Another kind: a tunnel, say.
        case other
        /// A wireless network.
        case wifi
        /// A phone's network.
        case cellular
        /// A cable, or what a virtual machine has in its place.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name, as `eth0`.
    public let name: String
    /// The number.
    public let index: Int

    init(_ interface: NetworkRoutes.Interface) {
        (name, index) = (interface.name, interface.index)
        type =
            switch interface.kind {
            case .loopback: .loopback
            case .wired: .wiredEthernet
            case .wifi: .wifi
            case .cellular: .cellular
            case .other: .other
            }
    }

    /// The name.
    public var debugDescription: String { name }
}
