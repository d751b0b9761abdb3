#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// What window systems know a program by. One at a time: they wait for other programs.
    @Suite("Identifiers of windows", .serialized)
    struct GTKLibraryTests {
        @Test(
            "the Info.plist's identifier is both names of the windows' class on X11")
        func stated() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let process = try program.start(on: screen)
            defer { process.kill() }
            try process.expect("shown 320x240")
            let window = try screen.window(titled: "Manners")
            let text = try screen.property("WM_CLASS", of: window)
            #expect(text == #"WM_CLASS(STRING) = "org.example.Reader", "org.example.Reader""#)
        }

        @Test("without one it is made of the program's name; one that is none is told of in a line")
        func made() throws {
            let screen = try XScreen()
            for (entries, said) in [
                ("", [String]()), ("<key>CFBundleIdentifier</key><string>Reader</string>", ["'Reader' cannot be"]),
            ] {
                let program = try MannersProgram(entries)
                let process = try program.start(on: screen)
                defer { process.kill() }
                var lines: [String] = []
                try process.first(within: 20) { line -> Void? in
                    if line == "shown 320x240" { return () }
                    lines.append(line)
                    return nil
                }
                #expect(lines.count == said.count && zip(lines, said).allSatisfy { $0.contains($1) }, "\(lines)")
                let window = try screen.window(titled: "Manners")
                let text = try screen.property("WM_CLASS", of: window)
                #expect(text.hasSuffix(#""org.octant.program.Reader", "org.octant.program.Reader""#))
                #expect(try process.finish(within: 10) == 0)
            }
        }

        @Test("on Wayland it is the application's identifier")
        func wayland() throws {
            let (screen, program) = (try WaylandScreen(), try MannersProgram())
            let process = try program.start(on: screen, ["WAYLAND_DEBUG": "client"])
            defer { process.kill() }
            let said = try process.first(within: 20) { $0.contains("set_app_id") ? $0 : nil }
            #expect(said.contains(#"set_app_id("org.example.Reader")"#))
        }
    }
#endif
