import Foundation
import Testing

@testable import OctantNetwork

@Suite("Routes of the machine")
struct SystemRoutesTests {
    @Test("the interfaces of default routes are found in Linux's lists, those with the least metric first")
    func defaults() {
        let four = """
            Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
            wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
            eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
            eth1\t0001A8C0\t00000000\t0001\t0\t0\t50\t00FFFFFF\t0\t0\t0
            """
        let zeros = String(repeating: "0", count: 32)
        let six = """
            \(zeros) 00 \(zeros) 00 fe800000000000000000000000000001 00000032 00000001 00000000 00000003 tun0
            \(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200 lo
            fe800000000000000000000000000000 40 \(zeros) 00 \(zeros) 00000100 00000001 00000000 00000001 eth1
            """
        #expect(SystemRoutes.defaults(ipv4: four, ipv6: six) == ["tun0", "eth0", "wlan0"])
        #expect(SystemRoutes.defaults(ipv4: "", ipv6: "damaged").isEmpty)
    }

    @Test("a list of more than a page is read to its end")
    func longList() throws {
        let list = SystemRoutes.list("/proc/self/maps")
        #expect(list.utf8.count > 4096 && list.hasSuffix("\n") && list.contains("[stack]"))
        #expect(SystemRoutes.list("/proc/none") == "")
    }

    @Test("this machine has itself, and each default route is of an interface that is there")
    func machine() {
        let routes = SystemRoutes().routes()
        #expect(routes.interfaces.contains { $0.kind == .loopback && $0.hasIPv4 && $0.index > 0 })
        #expect(routes.paths.allSatisfy { $0.kind != .loopback })
        #expect(Set(routes.interfaces.map(\.name)).count == routes.interfaces.count)
    }

    @Test("the kind of an interface is what its driver's files say")
    func kinds() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["cable", "air/wireless", "phone", "tunnel"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try Data("1\n".utf8).write(to: folder.appendingPathComponent("cable/type"))
        try Data("DEVTYPE=wwan\n".utf8).write(to: folder.appendingPathComponent("phone/uevent"))
        try Data("65534\n".utf8).write(to: folder.appendingPathComponent("tunnel/type"))
        let kinds = ["cable", "air", "phone", "tunnel"].map { SystemRoutes.kind(of: $0, in: folder.path) }
        #expect(kinds == [.wired, .wifi, .cellular, .other])
    }
}
