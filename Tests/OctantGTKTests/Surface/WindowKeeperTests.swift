#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Sizes and places over several starts of a program. One at a time: they wait for other programs.
    @Suite("Windows that keep their size and place", .serialized)
    struct WindowKeeperTests {
        private let file = "org.example.Reader/windows/main.ini"

        /// The folder of the states of programs on `screen`.
        private func states(_ screen: any Screen) throws -> URL {
            URL(fileURLWithPath: try #require(screen.environment["XDG_STATE_HOME"]))
        }

        /// Waits until the file has `line`.
        private func expect(_ line: String, in file: URL) throws {
            let deadline = Date(timeIntervalSinceNow: 10)
            var text = ""
            repeat {
                text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            } while !text.contains(line + "\n") && Date() < deadline
            #expect(text.contains(line + "\n"), "\(text)")
        }

        @Test("a window that its user made larger and moved is as large, and there, when the program starts again")
        func sizeAndPlace() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let first = try program.start(on: screen)
            defer { first.kill() }
            try first.expect("shown 320x240")
            let window = try screen.window(titled: "Manners")
            try screen.robot("windowmove", window, "60", "40")
            try screen.robot("windowsize", window, "500", "400")
            try first.expect("shown 500x400")
            try XClient(screen).requestClose(ofWindow: window)
            #expect(try first.finish(within: 10) == 0)
            let second = try program.start(on: screen)
            defer { second.kill() }
            try second.expect("shown 500x400")
            let geometry = try screen.robot("getwindowgeometry", try screen.window(titled: "Manners"))
            #expect(geometry.contains("Position: 60,40") && geometry.contains("Geometry: 500x400"), "\(geometry)")
        }

        @Test("a size is kept while the program runs, so that what ends it takes nothing along")
        func killed() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let first = try program.start(on: screen)
            try first.expect("shown 320x240")
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "400", "300")
            try expect("Width=400", in: try states(screen).appendingPathComponent(file))
            first.kill()
            let second = try program.start(on: screen)
            defer { second.kill() }
            try second.expect("shown 400x300")
        }

        @Test("a maximised window is maximised again, with the size that it had before for later; full screen, too")
        func maximized() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let states = try states(screen).appendingPathComponent(file)
            for (said, names) in [
                ("Maximized", ["_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ"]),
                ("FullScreen", ["_NET_WM_STATE_FULLSCREEN"]),
            ] {
                let first = try program.start(on: screen)
                defer { first.kill() }
                try first.expect("shown 320x240")
                // There is no window manager: its part is played.
                let window = try screen.window(titled: "Manners")
                try XClient(screen).setState(names, ofWindow: window)
                try expect("\(said)=true", in: states)
                try expect("Width=320", in: states)
                first.kill()
                let second = try program.start(on: screen)
                defer { second.kill() }
                try second.first(within: 20) { $0.hasPrefix("shown") ? () : nil }
                let text = try screen.property("_NET_WM_STATE", of: try screen.window(titled: "Manners"))
                for part in names { #expect(text.contains(part), "\(text)") }
                second.kill()
                try FileManager.default.removeItem(at: states)
            }
        }

        @Test("a size larger than the monitor is the monitor's, and a place off it is left to the desktop")
        func otherMonitor() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let states = try states(screen).appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: states.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("[Window]\nWidth=3000\nHeight=300\nX=2000\nY=50\n".utf8).write(to: states)
            let process = try program.start(on: screen)
            defer { process.kill() }
            try process.expect("shown 800x300")
            let geometry = try screen.robot("getwindowgeometry", try screen.window(titled: "Manners"))
            #expect(geometry.contains("Position: 0,0"), "\(geometry)")
        }

        @Test("on Wayland the size is kept, and no place", arguments: ["[Window]\nWidth=500\nHeight=400\n"])
        func wayland(text: String) throws {
            let (screen, program) = (try WaylandScreen(), try MannersProgram())
            let states = try states(screen).appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: states.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: states)
            let process = try program.start(on: screen)
            defer { process.kill() }
            let size = try process.first(within: 20) { line in
                line.hasPrefix("shown ") && line != "shown 320x240" ? line : nil
            }
            // A title bar of GTK's is part of the window there.
            #expect(size.hasPrefix("shown 500x"))
            process.kill()
            #expect(try String(contentsOf: states, encoding: .utf8).contains("X=") == false)
        }

        @Test(
            "where the disk is full the window goes on, one line says why its size is not kept, and the last one stays",
            .enabled(if: SmallDisk.isThere))
        func fullDisk() throws {
            let (screen, program, disk) = (try XScreen(), try MannersProgram(), try SmallDisk(bytes: 16 << 10))
            let place = disk.folder.appendingPathComponent(file)
            let process = try program.start(on: screen, ["XDG_STATE_HOME": disk.folder.path])
            defer { process.kill() }
            try process.expect("shown 320x240")
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "400", "300")
            try expect("Width=400", in: place)
            try disk.fill()
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "410", "310")
            try process.first(within: 20) {
                $0.contains("the size of the window is not kept") && $0.contains("no space left on device") ? () : nil
            }
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "420", "320")
            try process.expect("shown 420x320")
            try expect("Width=400", in: place)
        }

        @Test("a folder that cannot be written and a file that makes no sense harm nothing")
        func faults() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let states = try states(screen)
            try Data("taken".utf8).write(to: states.appendingPathComponent("org.example.Reader"))
            let first = try program.start(on: screen)
            defer { first.kill() }
            try first.expect("shown 320x240")
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "400", "300")
            try first.first(within: 20) { $0.contains("the size of the window is not kept") ? () : nil }
            try screen.robot("windowsize", try screen.window(titled: "Manners"), "410", "310")
            try first.expect("shown 410x310")
            first.kill()
            try FileManager.default.removeItem(at: states.appendingPathComponent("org.example.Reader"))
            let place = states.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("no window".utf8).write(to: place)
            let second = try program.start(on: screen)
            defer { second.kill() }
            try second.expect("shown 320x240")
        }
    }
#endif
