#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Octant's GObject classes as programs in C and in Python have them, by the installed library. A critical message
    /// ends them.
    @Suite(
        "Classes for other programs", .serialized,
        .enabled(if: Sanitizer.current == nil, "the installed library is linked without sanitizers"))
    struct EmbeddedClassTests {
        /// Starts a program that uses the library.
        private func start(
            _ program: String, _ text: [String], of library: InstalledLibrary, on screen: XScreen
        ) throws -> LineProcess {
            try LineProcess(
                program, text, environment: screen.environment.merging(library.environment) { $1 }, readsBoth: true)
        }

        @Test(
            "C finds the properties, functions, names, warnings, styles and accessible values that are described",
            arguments: [false, true])
        func inC(isStatic: Bool) throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: isStatic), try XScreen())
            let program = try library.compile("Tests/EmbedClasses/classes.c", as: "classes")
            let process = try start(program, ["check"], of: library, on: screen)
            let text = process.rest(within: 60)
            #expect(try process.finish(within: 10) == 0, "\(text)")
            #expect(text.last == "ok", "\(text)")
        }

        @Test("Python finds by introspection the properties, methods, enumerations and signals, and makes widgets")
        func inPython() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let process = try start(
                "/usr/bin/python3", ["-W", "error::DeprecationWarning", "\(root)/Tests/EmbedClasses/classes.py"],
                of: library, on: screen)
            let text = process.rest(within: 60)
            #expect(try process.finish(within: 10) == 0, "\(text)")
            #expect(text.last == "ok", "\(text)")
        }

        @Test("every style is drawn, and moves")
        func appearance() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let program = try library.compile("Tests/EmbedClasses/classes.c", as: "classes")
            let process = try start(program, ["show"], of: library, on: screen)
            defer { process.kill() }
            let places = try process.lines(until: "shown").map(Place.init)
            #expect(places.count == 10)
            var seen = Set<String>()
            // A part that is of one colour shows nothing.
            var images: [String: Set<[UInt32]>] = [:]
            let deadline = Date(timeIntervalSinceNow: 20)
            repeat {
                let image = try screen.image()
                for place in places where images[place.name, default: []].count < 4 {
                    let part = image.pixels(of: place)
                    if Set(part).count > 1 { images[place.name, default: []].insert(part) }
                    if images[place.name]?.count == 4 { seen.insert(place.name) }
                }
            } while seen.count < places.count && Date() < deadline
            #expect(Set(places.map(\.name)).subtracting(seen) == [], "shown in fewer than four states")
        }

        @Test("while the program's main thread is blocked a widget stands still, and it moves again afterwards")
        func blocked() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let program = try library.compile("Tests/EmbedClasses/classes.c", as: "classes")
            let process = try start(program, ["block"], of: library, on: screen)
            defer { process.kill() }
            try process.lines(until: "blocked")
            // What was drawn just before may still be on its way.
            Thread.sleep(forTimeInterval: 0.3)
            let still = try screen.image()
            var images = Set<[UInt32]>()
            for _ in 0..<10 {
                Thread.sleep(forTimeInterval: 0.2)
                images.insert(try screen.image().pixels)
            }
            #expect(images == [still.pixels])
            process.send("go on")
            _ = try screen.imageOnce { $0.pixels != still.pixels }
        }

        @Test("the example in Python shows a bar that fills")
        func pythonExample() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let process = try start(
                "/usr/bin/python3", ["\(root)/Examples/EmbedPython/main.py"], of: library, on: screen)
            defer { process.kill() }
            _ = try screen.window(titled: "EmbedPython")
            let first = try screen.imageOnce { $0.blueCount > 100 }
            _ = try screen.imageOnce { $0.blueCount > first.blueCount + 200 }
        }

        @Test("the example with a builder file shows a purple spinner and a red bar that follows the scale")
        func builderExample() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let program = try library.compile("Examples/EmbedC/builder.c", as: "embed-builder")
            let process = try start(program, ["\(root)/Examples/EmbedC/window.ui"], of: library, on: screen)
            defer { process.kill() }
            let window = try screen.window(titled: "EmbedBuilder")
            let first = try screen.imageOnce { $0.pixels.contains(0xE01B24) && $0.pixels.contains(0x007AFF) }
            try screen.robot("mousemove", "--window", window, "310", "100", "click", "1")
            let red = first.pixels.count { $0 == 0xE01B24 }
            _ = try screen.imageOnce { $0.pixels.count { $0 == 0xE01B24 } > red * 2 }
        }

        @Test("a client of the accessibility bus reads names of a builder file, numbers as words, and what is busy")
        func speech() throws {
            let (library, screen) = (try InstalledLibrary.installed(isStatic: false), try XScreen())
            let program = try library.compile("Examples/EmbedC/builder.c", as: "embed-builder")
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus, of: "embed-builder")
            // GTK complains of each question for a position on the screen, which it does not know.
            let environment = library.environment.filter { $0.key == "LD_LIBRARY_PATH" }
            let process = try LineProcess(
                program, ["\(root)/Examples/EmbedC/window.ui"],
                environment: screen.environment.merging(bus.environment) { $1 }.merging(environment) { $1 },
                showsError: false)
            defer { process.kill() }
            let lines = [
                "progress bar | 'Waiting' | 'In progress' | busy+visible", "progress bar | 'Upload' | '40%' | visible",
            ]
            let deadline = Date(timeIntervalSinceNow: 10)
            var read: [String] = []
            func isRead(_ line: String) -> Bool { read.contains { $0.contains(line) } }
            repeat { read = try client.tree() } while !lines.allSatisfy(isRead) && Date() < deadline
            #expect(lines.allSatisfy(isRead), "\(read)")
        }

        private var root: String { InstalledLibrary.root }
    }

    /// A widget's name, and its rectangle in its window, which is at the screen's top left.
    private struct Place {
        let name: String
        let x: Int, y: Int, width: Int, height: Int

        init(_ line: String) throws {
            let parts = line.split(separator: " ")
            let numbers = parts.dropFirst().compactMap { Int($0) }
            try #require(numbers.count == 4, "\(line)")
            name = String(parts[0])
            (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        }
    }

    extension Snapshot {
        fileprivate func pixels(of place: Place) -> [UInt32] {
            (place.y..<place.y + place.height).flatMap { row in
                pixels[row * width + place.x..<row * width + place.x + place.width]
            }
        }
    }
#endif
