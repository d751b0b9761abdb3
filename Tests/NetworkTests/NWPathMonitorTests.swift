import Network
import OctantBase
import OctantNetwork
import Testing

@Suite("NWPathMonitor")
struct NWPathMonitorTests {
    private static let wifi = NetworkRoutes.Interface(
        name: "wlan0", index: 3, kind: .wifi, hasIPv4: true, hasIPv6: false)
    private static let phone = NetworkRoutes.Interface(
        name: "wwan0", index: 4, kind: .cellular, hasIPv4: false, hasIPv6: true)
    private let routes = MemoryRoutes(NetworkRoutes(interfaces: [Self.wifi, Self.phone], defaults: []))
    private let queue = DispatchQueue(label: "monitor")

    private func use(_ names: String...) {
        routes.change(NetworkRoutes(interfaces: [Self.wifi, Self.phone], defaults: names))
    }

    private func monitor(_ make: () -> NWPathMonitor = { NWPathMonitor() }) -> NWPathMonitor {
        Routes.using(routes, make)
    }

    @Test("a path is there while there is a default route, and says by what it leads")
    func paths() {
        #expect(monitor().currentPath.status == .unsatisfied)
        use("wlan0", "wwan0")
        let path = monitor().currentPath
        #expect(path.status == .satisfied && path.supportsDNS && !path.isExpensive)
        #expect(path.usesInterfaceType(.wifi) && path.usesInterfaceType(.cellular) && !path.usesInterfaceType(.other))
        #expect(path.availableInterfaces.map(\.name) == ["wlan0", "wwan0"] && path.supportsIPv4 && path.supportsIPv6)
        use("wwan0")
        #expect(monitor().currentPath.isExpensive && !monitor().currentPath.supportsIPv4)
    }

    @Test("a monitor of one kind does not see the others")
    func kinds() {
        use("wwan0")
        #expect(monitor { NWPathMonitor(requiredInterfaceType: .wifi) }.currentPath.status == .unsatisfied)
        #expect(monitor { NWPathMonitor(requiredInterfaceType: .cellular) }.currentPath.status == .satisfied)
        #expect(monitor { NWPathMonitor(prohibitedInterfaceTypes: [.cellular]) }.currentPath.status == .unsatisfied)
    }

    @Test("the handler is called at the start and at each change, and not after the end")
    func updates() {
        let seen = Locked<[NWPath.Status]>([])
        let watched = monitor()
        watched.pathUpdateHandler = { path in seen.withLock { $0.append(path.status) } }
        watched.start(queue: queue)
        queue.sync {}
        use("wlan0")
        use("wlan0")
        queue.sync {}
        use()
        queue.sync {}
        #expect(seen.withLock { $0 } == [.unsatisfied, .satisfied, .unsatisfied])
        #expect(watched.queue === queue && watched.currentPath.status == .unsatisfied)
        watched.cancel()
        use("wlan0")
        queue.sync {}
        #expect(seen.withLock { $0.count } == 3)
    }
}
