#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Examples/Downloads, an app as for iOS: built by the installed tool, and used as a user would on a real display
    /// server. What is on the screen is known as screen readers know it.
    @Suite(
        "An app as for iOS, in a window", .serialized,
        .enabled(if: Sanitizer.current == nil, "the app is built and linked without sanitizers"))
    struct DownloadsTests {
        /// Options of the app for a network so slow that no download ends in the midst of a test, on any machine: the
        /// smallest takes 50 seconds, and Drawings.zip 110.
        private static let slowNetwork = ["-pace", "20000"]

        /// The app on its screen.
        private final class App {
            let screen: XScreen
            let bus: ReaderBus
            let client: ReaderClient
            private let process: LineProcess

            init(_ arguments: [String] = []) throws {
                let program = try DownloadsTests.program.get()
                screen = try XScreen(width: 420, height: 800)
                bus = try ReaderBus(screen)
                client = try ReaderClient(bus, of: "Downloads")
                process = try LineProcess(program, arguments, environment: bus.environment, readsBoth: true)
                try client.event(within: 40) { $0.hasPrefix("window:activate Downloads") }
            }

            deinit { process.kill() }

            /// Waits until a screen reader finds a line that has all of `words`, and returns it.
            @discardableResult
            func find(_ words: String...) throws -> String { try find(words, within: 30) }

            @discardableResult
            func find(_ words: [String], within seconds: Double) throws -> String {
                var lines: [String] = []
                let deadline = Date(timeIntervalSinceNow: seconds)
                repeat {
                    lines = try client.tree()
                    if let line = lines.first(where: { line in words.allSatisfy(line.contains) }) { return line }
                } while Date() < deadline
                throw ScreenError(description: "\(words) is not among \(lines)")
            }

            /// Waits until a screen reader finds no line that has `word`.
            func lose(_ word: String) throws {
                let deadline = Date(timeIntervalSinceNow: 30)
                while try client.tree().contains(where: { $0.contains(word) }) {
                    guard Date() < deadline else { throw ScreenError(description: "\(word) does not go away") }
                }
            }

            /// Clicks in the middle of what a screen reader finds by `words`, again while nothing comes of it that has
            /// all of `result`: what moves takes no clicks.
            func click(_ words: String..., until result: [String]) throws {
                for _ in 0..<10 {
                    let line = try find(words.joined(separator: " | "))
                    let box = line.split(separator: "|").map { part in
                        part.split(separator: ",").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
                    }.first { $0.count == 4 }
                    guard let box else { throw ScreenError(description: "\(line) is nowhere") }
                    try screen.robot(
                        "mousemove", "\(box[0] + box[2] / 2)", "\(box[1] + box[3] / 2)", "mousedown", "1", "mouseup",
                        "1")
                    if (try? find(result, within: 3)) != nil { return }
                }
                try find(result, within: 0)
            }
        }

        /// The path of the app, built once from a copy of the example, by Octant installed in an empty folder.
        private static let program = Result { () throws -> String in
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().path
            let own = URL(fileURLWithPath: ownProgram("x")).deletingLastPathComponent().path
            let folder = root + "/.build/test-downloads"
            let script = """
                set -e; rm -rf '\(folder)'; mkdir -p '\(folder)'; cd '\(folder)'
                '\(root)/Scripts/install' --prefix "$PWD/octant" --build '\(own)' >/dev/null
                cp -r '\(root)/Examples/Downloads' app; cd app; ../octant/bin/octant build 2>&1
                """
            let process = try LineProcess(
                "/bin/bash", ["-c", script], environment: environmentWithoutDisplay(), readsBoth: true)
            let said = process.rest(within: 300)
            guard try process.finish(within: 10) == 0 else { throw ScreenError(description: "\(said.suffix(20))") }
            return folder + "/app/.build/octant/debug/Downloads"
        }

        @Test("rows lead to their downloads, whose bars go on; a button asks, an alert answers, an overlay says so")
        func download() throws {
            let app = try App(Self.slowNetwork)
            try app.find("| frame | 'Downloads'")
            try app.find("list item", "'Drawings.zip, Waiting, In progress'", "press")
            try app.click("list item", "'Drawings.zip, Waiting", until: ["push button | 'Start'"])
            try app.find("push button | 'Back' | 'Downloads'")
            try app.click("push button", "'Start'", until: ["progress bar", "value 0."])
            try app.click("push button", "'Cancel Download'", until: ["alert | 'Cancel this download?"])
            try app.click("push button", "'Keep'", until: ["push button | 'Back'"])
            try app.click("push button", "'Cancel Download'", until: ["push button | 'Keep'"])
            try app.click("push button", "'Cancel Download'", until: ["label | 'Cancelled'"])
            try app.find("list item", "'Drawings.zip, Cancelled")
            try app.lose("label | 'Cancelled'")
        }

        @Test("a row comes with an alert and a spinner in it, and is swiped away")
        func comingAndGoing() throws {
            let app = try App()
            try app.click("push button", "'Add'", until: ["alert | 'Connecting'"])
            try app.find("list item", "'File 7.zip")
            try app.find("label | 'Added'")
            try app.lose("label | 'Added'")
            // While the overlay fades it takes the touches.
            for _ in 0..<5 {
                try app.screen.robot("mousemove", "300", "472", "mousedown", "1")
                for x in stride(from: 280, through: 180, by: -20) { try app.screen.robot("mousemove", "\(x)", "472") }
                let isOpen = (try? app.find(["push button | 'Remove'"], within: 3)) != nil
                try app.screen.robot("mouseup", "1")
                if isOpen { break }
            }
            try app.click("push button", "'Remove'", until: ["list item | 'File 7.zip", "20,441,"])
            try app.lose("'Field Notes.txt")
        }

        @Test("pulled down, the list asks for more")
        func pull() throws {
            let app = try App()
            try app.find("list item", "'Atlas.pdf")
            try app.screen.robot("mousemove", "200", "200", "mousedown", "1")
            for y in stride(from: 210, through: 420, by: 10) { try app.screen.robot("mousemove", "200", "\(y)") }
            try app.screen.robot("mouseup", "1")
            try app.find("list item", "'File 7.zip")
        }

        @Test("settings make it dark, and mirror it")
        func settings() throws {
            let app = try App()
            try app.click("push button", "'Settings'", until: ["toggle button", "'Dark'"])
            try app.click("toggle button", "'Dark'", until: ["toggle button", "'Dark'", "+checked"])
            // The background of cards in the dark.
            let dark = Snapshot(width: 1, height: 1, data: Data([0x1E, 0x1C, 0x1C, 0]), start: 0, bytesPerRow: 4)
            #expect(try app.screen.shows(dark, within: 10))
            // Then the switches stand at the left side, and the button above them, too.
            try app.click("toggle button", "'Right to Left'", until: ["toggle button | 'Dark'", "| 20,"])
            try app.find("push button | 'Done'", "| 16,")
            try app.click("push button", "'Done'", until: ["push button | 'Settings'", "| 384,"])
        }

        @Test("Orca says the app's window, its rows as keys lead to them, and an alert")
        func speech() throws {
            let screen = try XScreen(width: 420, height: 800)
            let bus = try ReaderBus(screen)
            let orca = try Orca(bus)
            let process = try LineProcess(
                try Self.program.get(), Self.slowNetwork, environment: bus.environment, readsBoth: true)
            defer { process.kill() }
            try orca.says("Downloads frame.")
            // Without a window manager, keys go where the pointer is.
            try screen.robot("mousemove", "5", "795")
            // One by one: it leaves out what the next key is too quick for.
            var said: [String] = []
            for name in ["Atlas.pdf", "Berlin.mov", "Concert.m4a", "Drawings.zip"] {
                try screen.robot("key", "Tab")
                said += try orca.says(beginning: name)
            }
            #expect(said.contains("List with 6 items."), "\(said)")
            #expect(said.last == "Drawings.zip, Waiting, In progress.")
            try screen.robot("key", "Return")
            try orca.says("Back push button.")
        }

        @Test("on Wayland it comes up as on X11")
        func wayland() throws {
            let screen = try WaylandScreen(width: 420, height: 800)
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus, of: "Downloads")
            let process = try LineProcess(try Self.program.get(), [], environment: bus.environment, readsBoth: true)
            defer { process.kill() }
            var tree: [String] = []
            let deadline = Date(timeIntervalSinceNow: 30)
            while !tree.contains(where: { $0.contains("'Drawings.zip, Waiting, In progress'") }), Date() < deadline {
                tree = try client.tree()
            }
            #expect(tree.contains { $0.contains("| frame | 'Downloads'") }, "\(tree)")
            // The lines of its title, in the colour of labels.
            let ink = Snapshot(width: 3, height: 1, data: Data(count: 12), start: 0, bytesPerRow: 12)
            #expect(try screen.shows(ink, within: 20))
        }
    }
#endif
