#if GTK
    import Foundation
    import Testing

    /// A desktop's buses and fonts are a help, and no window depends on them.
    @Suite("Faults of what surrounds a program", .serialized)
    struct SurroundingsFaultTests {
        /// Seconds that a fault may delay a window by.
        private let patience = 1.0

        /// Starts the probe and waits until its window is on the screen and its main thread runs. Returns the seconds
        /// that this took.
        private func start(_ environment: [String: String], _ screen: XScreen) throws -> (LineProcess, Double) {
            let begin = ContinuousClock.now
            let program = try SpeechProbe.start(environment, readsError: true)
            _ = try screen.window(titled: "SpeechProbe")
            let took = ContinuousClock.now - begin
            return (program, Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18)
        }

        @Test(
            "whatever is the matter with a bus, the window comes in time, works, and one line says so",
            arguments: BusFault.allCases)
        func fault(_ fault: BusFault) throws {
            let screen = try XScreen()
            let (well, usual) = try start(screen.environment, screen)
            #expect(try well.finish(within: 10) == 0)

            let bus = try FaultyBus(fault, screen)
            let (program, took) = try start(bus.environment, screen)
            #expect(took < usual + patience)
            program.send("start")
            program.send("storm 20")
            var said = try program.lines(until: "stormed")
            // What is asked in the background is given up after ten seconds.
            if said.isEmpty { said = [try program.first(within: 15) { line -> String? in line }] }
            #expect(said.count == 1 && said[0].hasPrefix("octant: no "), "\(said)")
            #expect(try program.finish(within: 10) == 0)
        }

        @Test("without any bus nothing is said and nothing waits")
        func noBus() throws {
            let screen = try XScreen()
            let (program, _) = try start(screen.environment, screen)
            program.send("storm 20")
            let said = try program.first(within: 20) { line -> String? in line }
            #expect(said == "stormed")
            #expect(try program.finish(within: 10) == 0)
        }

        @Test("a session bus that dies takes no program with it")
        func sessionDies() throws {
            let screen = try XScreen()
            let bus = try FaultyBus(nil, screen)
            let (program, _) = try start(bus.environment, screen)
            program.send("storm 20")
            try program.lines(until: "stormed")
            bus.killSession()
            // The program is notified at once; it is asked again until long after that.
            for _ in 0..<20 {
                program.send("storm 500")
                try program.lines(until: "stormed")
            }
            #expect(try program.finish(within: 10) == 0)
        }

        @Test("an accessibility bus that dies takes no program with it, nor one that a reader was reading")
        func readersDie() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus)
            let (program, _) = try start(bus.environment, screen)
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
            program.send("storm 20")
            try program.lines(until: "stormed")
            try client.event { $0.hasPrefix("object:property-change:accessible-value Upload 0 1") }
            bus.killReaders()
            for _ in 0..<20 {
                program.send("storm 500")
                try program.lines(until: "stormed")
            }
            // What is there, what comes, and what goes, without a reader.
            for line in ["start", "add", "say Half way", "drop", "list", "layout", "screen", "stop", "storm 1"] {
                program.send(line)
            }
            try program.lines(until: "stormed")
            #expect(try program.finish(within: 10) == 0)
        }

        @Test("a program without any font says so on one line, and lays out and works")
        func noFonts() throws {
            let screen = try XScreen()
            let folder = try makeFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("fonts.conf")
            try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: file)
            let (program, _) = try start(screen.environment.merging(["FONTCONFIG_FILE": file.path]) { $1 }, screen)
            program.send("add")
            program.send("storm 20")
            let said = try program.lines(until: "stormed")
            // What GTK logs about its own title bar does not count.
            let ours = said.filter { $0.hasPrefix("octant: ") }
            #expect(ours == ["octant: there are no fonts on this machine: text takes its room and is not drawn"])
            #expect(try program.finish(within: 10) == 0)
        }
    }
#endif
