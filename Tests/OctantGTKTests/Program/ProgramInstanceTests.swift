#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Programs that are started again. One at a time: they wait for other programs.
    @Suite("A program with one instance", .serialized)
    struct ProgramInstanceTests {
        private let single = """
            <key>CFBundleIdentifier</key><string>org.example.Reader</string>
            <key>LSMultipleInstancesProhibited</key><true/>
            """

        @Test("a second start hands its addresses over, brings the window to the front, and ends with 0")
        func secondStart() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram(single))
            let first = try program.start(on: screen, bus.environment)
            defer { first.kill() }
            try first.expect("shown 320x240")
            let window = try screen.window(titled: "Manners")
            // Another window lies on it, and has the keys.
            let other = try Probe(environment: screen.environment, size: CGSize(width: 200, height: 100))
            try other.line("frame")
            let second = try program.start(
                on: screen, bus.environment, arguments: ["reader://page/7", "--flag", "mailto:a@example.org"])
            #expect(second.rest(within: 20) == [])
            #expect(try second.finish(within: 20) == 0)
            try first.expect("open reader://page/7")
            try first.expect("open mailto:a@example.org")
            try expectFocus(of: window, on: screen)
            #expect(try program.start(on: screen, bus.environment).finish(within: 20) == 0)
        }

        /// Waits until `window` has the keys.
        private func expectFocus(of window: String, on screen: XScreen) throws {
            let deadline = Date(timeIntervalSinceNow: 10)
            var focus = ""
            repeat { focus = try screen.robot("getwindowfocus") } while focus != window && Date() < deadline
            #expect(focus == window)
        }

        @Test("a program that does not ask for it has as many instances as it is started")
        func several() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram())
            let programs = try [program.start(on: screen, bus.environment), program.start(on: screen, bus.environment)]
            defer { programs.forEach { $0.kill() } }
            for one in programs { try one.expect("shown 320x240") }
        }

        @Test("without a session bus each start is one of its own, and a line says so")
        func withoutBus() throws {
            let (screen, program) = (try XScreen(), try MannersProgram(single))
            let programs = try [program.start(on: screen), program.start(on: screen)]
            defer { programs.forEach { $0.kill() } }
            for one in programs {
                try one.expect(
                    "octant: there is no session bus: a second start of org.example.Reader is not handed over to the "
                        + "first")
                try one.expect("shown 320x240")
            }
        }

        @Test("a bus that does not answer keeps nobody waiting")
        func silentBus() throws {
            let (screen, program) = (try XScreen(), try MannersProgram(single))
            let bus = try FaultyBus(.silent, screen)
            let one = try program.start(on: screen, bus.environment)
            defer { one.kill() }
            try one.expect("shown 320x240")
        }
    }
#endif
