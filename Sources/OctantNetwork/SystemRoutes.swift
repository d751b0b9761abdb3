import Dispatch
import Foundation
import Glibc
import OctantBase

// Linux's files of routes and of what kinds interfaces are of.
private let ipv4Routes = "/proc/net/route"
private let ipv6Routes = "/proc/net/ipv6_route"
private let interfaceFolder = "/sys/class/net"
// Groups of netlink: addresses of both protocols, and routes of both. Source: Linux, uapi/linux/rtnetlink.h.
private let routeGroups: UInt32 = 0x10 | 0x40 | 0x100 | 0x400

/// The routes of this machine, as Linux knows them.
package struct SystemRoutes: RouteSource {
    /// The routes of this machine.
    package init() {}

    package func routes() -> NetworkRoutes {
        NetworkRoutes(
            interfaces: Self.interfaces(),
            defaults: Self.defaults(ipv4: Self.list(ipv4Routes), ipv6: Self.list(ipv6Routes)))
    }

    /// Returns one of Linux's lists, whole, or nothing where there is none. A string of such a file, which has no size,
    /// would be its first page: thirty routes.
    static func list(_ path: String) -> String {
        let file = FileHandle(forReadingAtPath: path)
        return String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// Returns the names of interfaces with a default route in Linux's two lists, those with the least metric first.
    static func defaults(ipv4: String, ipv6: String) -> [String] {
        func words(_ text: String) -> [[Substring]] {
            text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
        }
        // Interface, destination, gateway, flags, references, uses, metric, mask.
        var found = words(ipv4).filter { $0.count >= 8 && $0[1] == "00000000" && $0[7] == "00000000" }
            .map { (name: String($0[0]), metric: Int($0[6]) ?? .max) }
        // Destination and its length, source and its length, gateway, metric, references, uses, flags, interface. What
        // is refused is a route of the loopback.
        found += words(ipv6).filter {
            $0.count >= 10 && $0[1] == "00" && $0[0].allSatisfy { $0 == "0" } && $0[9] != "lo"
        }
        .map { (name: String($0[9]), metric: Int($0[5], radix: 16) ?? .max) }
        var names: [String] = []
        for route in found.ordered(by: { $0.metric < $1.metric }) where !names.contains(route.name) {
            names.append(route.name)
        }
        return names
    }

    private static func interfaces() -> [NetworkRoutes.Interface] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [NetworkRoutes.Interface] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ifa_next
            let flags = Int32(bitPattern: entry.ifa_flags)
            guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_RUNNING) != 0,
                let address = entry.ifa_addr
            else { continue }
            let family = Int32(address.pointee.sa_family)
            guard family == AF_INET || family == AF_INET6 && !isOfOneWire(address) else { continue }
            let name = String(cString: entry.ifa_name)
            let place: Int
            if let known = found.firstIndex(where: { $0.name == name }) {
                place = known
            } else {
                let isLoopback = flags & Int32(IFF_LOOPBACK) != 0
                place = found.count
                found.append(
                    .init(
                        name: name, index: Int(if_nametoindex(name)), kind: isLoopback ? .loopback : kind(of: name),
                        hasIPv4: false, hasIPv6: false))
            }
            if family == AF_INET { found[place].hasIPv4 = true } else { found[place].hasIPv6 = true }
        }
        return found
    }

    /// Whether an IPv6 address is fe80::/10, which no route leads to.
    private static func isOfOneWire(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            withUnsafeBytes(of: address.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
        }
    }

    /// The kind of the interface `name`, by what its driver has in Linux's files.
    static func kind(of name: String, in folder: String = interfaceFolder) -> NetworkRoutes.Interface.Kind {
        let files = FileManager.default
        if files.fileExists(atPath: "\(folder)/\(name)/wireless")
            || files.fileExists(atPath: "\(folder)/\(name)/phy80211")
        {
            return .wifi
        }
        let kind = (try? String(contentsOfFile: "\(folder)/\(name)/uevent", encoding: .utf8)) ?? ""
        if kind.contains("DEVTYPE=wlan") { return .wifi }
        if kind.contains("DEVTYPE=wwan") { return .cellular }
        // ARPHRD_ETHER: cables, and what virtual machines and containers have in their place.
        let type = (try? String(contentsOfFile: "\(folder)/\(name)/type", encoding: .utf8)) ?? ""
        return type.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wired : .other
    }

    package func watch(_ change: @escaping @Sendable () -> Void) -> (any Sendable)? {
        let socket = Glibc.socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        // A `sockaddr_nl`: the family, nothing, no number of a process, and the groups.
        var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, routeGroups)
        let size = socklen_t(MemoryLayout.size(ofValue: address))
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
        }
        guard isBound else {
            close(socket)
            return nil
        }
        let queue = DispatchQueue(label: "octant.routes")
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 8192)
            while recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
            change()
        }
        source.setCancelHandler { close(socket) }
        source.resume()
        nonisolated(unsafe) let watched = source
        return Watch { watched.cancel() }
    }
}
