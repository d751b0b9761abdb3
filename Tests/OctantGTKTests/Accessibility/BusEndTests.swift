#if GTK
    import Foundation
    import Testing

    /// Nothing outlives a bus that a test made: neither the accessibility bus on it, nor what either of them started.
    @Suite("The end of a test's buses", .serialized)
    struct BusEndTests {
        /// The names of the programs with `mark`, once there are none any more or a while has gone by.
        private func names(with mark: ProcessMark, waitingForNone: Bool) -> [String] {
            let deadline = Date(timeIntervalSinceNow: 10)
            var found: [String] = []
            repeat {
                found = StartedProcesses.all(with: mark).values.sorted()
            } while waitingForNone && !found.isEmpty && Date() < deadline
            return found
        }

        @Test("the buses, their launcher and the registry are gone with the bus of a reader, also after a crash")
        func readers() throws {
            for crashes in [false, true] {
                var bus: ReaderBus? = try ReaderBus(environmentWithoutDisplay())
                let mark = try #require(bus?.mark)
                var client: ReaderClient? = try bus.map { try ReaderClient($0) }
                _ = try client?.tree()
                let names = names(with: mark, waitingForNone: false)
                #expect(names.count { $0 == "dbus-daemon" } == 2, "\(names)")
                // The system cuts names after fifteen letters.
                #expect(names.contains("at-spi-bus-laun") && names.contains("at-spi2-registr"), "\(names)")
                if crashes { bus?.killReaders() }
                (client, bus) = (nil, nil)
                #expect(self.names(with: mark, waitingForNone: true) == [])
            }
        }

        @Test("what a session bus starts on its own goes with it")
        func services() throws {
            var portal: SettingsPortal? = try SettingsPortal(nil)
            let (mark, environment) = (try #require(portal?.mark), try #require(portal?.environment))
            // Asking for the accessibility bus has the session bus start it.
            let call = try LineProcess(
                "/usr/bin/dbus-send",
                [
                    "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                    "org.a11y.Bus.GetAddress",
                ], environment: environmentWithoutDisplay(plus: environment))
            #expect(try call.finish(within: 20) == 0)
            #expect(names(with: mark, waitingForNone: false).contains("at-spi-bus-laun"))
            portal = nil
            #expect(names(with: mark, waitingForNone: true) == [])
        }
    }
#endif
