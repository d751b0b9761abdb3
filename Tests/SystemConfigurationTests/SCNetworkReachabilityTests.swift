import Foundation
import Glibc
import OctantBase
import OctantNetwork
import SystemConfiguration
import Testing

@Suite("SCNetworkReachability")
struct SCNetworkReachabilityTests {
    private static let phone = NetworkRoutes.Interface(
        name: "wwan0", index: 4, kind: .cellular, hasIPv4: true, hasIPv6: true)
    private let routes = MemoryRoutes(NetworkRoutes(interfaces: [Self.phone], defaults: []))

    private func use(_ names: String...) { routes.change(NetworkRoutes(interfaces: [Self.phone], defaults: names)) }

    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    private func named(_ name: String) throws -> SCNetworkReachability {
        try #require(Routes.using(routes) { SCNetworkReachabilityCreateWithName(nil, name) })
    }

    @Test("another machine is reached while there is a default route; this one always")
    func names() throws {
        #expect(flags(try named("example.org")) == [])
        #expect(flags(try named("localhost")) == [.reachable, .isLocalAddress, .isDirect])
        use("wwan0")
        #expect(flags(try named("example.org")) == [.reachable, .isWWAN])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test("the address of zeros stands for all others, 127.0.0.1 and ::1 for this machine")
    func addresses() throws {
        func target<Address>(_ address: Address) -> SCNetworkReachability? {
            Routes.using(routes) {
                withUnsafePointer(to: address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        SCNetworkReachabilityCreateWithAddress(nil, $0)
                    }
                }
            }
        }
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        #expect(flags(try #require(target(four))) == [])
        four.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        #expect(flags(try #require(target(four))).contains(.isLocalAddress))
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        #expect(flags(try #require(target(six))) == [])
        inet_pton(AF_INET6, "::1", &six.sin6_addr)
        #expect(flags(try #require(target(six))).contains(.isLocalAddress))
        #expect(target(sockaddr()) == nil)
    }

    @Test("a change is told on the queue, once, with what was given along, and not after the end")
    func changes() throws {
        let queue = DispatchQueue(label: "reachability")
        let target = try named("example.org")
        let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { counter.deallocate() }
        counter.pointee = 0
        var context = SCNetworkReachabilityContext(
            version: 0, info: counter, retain: nil, release: nil, copyDescription: nil)
        let note: SCNetworkReachabilityCallBack = { _, flags, info in
            if flags.contains(.reachable) { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(SCNetworkReachabilitySetCallback(target, note, &context))
        #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
        use("wwan0")
        use("wwan0")
        queue.sync {}
        #expect(counter.pointee == 1)
        #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
        use()
        use("wwan0")
        queue.sync {}
        #expect(counter.pointee == 1)
    }

    @Test("a change is told in a run loop")
    func loop() throws {
        let target = try named("example.org")
        var seen: [SCNetworkReachabilityFlags] = []
        SCNetworkReachabilitySetCallback(target, { _, flags, _ in seen.append(flags) }, nil)
        let mode = CFRunLoopMode.defaultMode.rawValue
        SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetCurrent(), mode)
        use("wwan0")
        CFRunLoopRunInMode(.defaultMode, 0, false)
        #expect(seen == [[.reachable, .isWWAN]])
        SCNetworkReachabilityUnscheduleFromRunLoop(target, CFRunLoopGetCurrent(), mode)
        use()
        CFRunLoopRunInMode(.defaultMode, 0, false)
        #expect(seen.count == 1)
    }
}
