#if GTK
    import CoreGraphics
    import Foundation
    import TestSupport
    import Testing

    /// What users and desktops do to a window, played on a real display server.
    @Suite("Window input", .serialized)
    struct InputTests {
        @Test("a resize arrives as a value and is drawn whole")
        func resize() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            let first = try probe.line("resized")
            #expect(first.x == 400 && first.y == 300 && first.scale == 1)
            try probe.line("frame")
            try screen.robot("windowsize", try screen.window(titled: "WindowProbe"), "500", "350")
            let second = try probe.line("resized")
            #expect(second.x == 500 && second.y == 350)
            // The spinner may take its step in between.
            try probe.line("frame") { $0.rects == [[0, 0, 500, 350]] }
        }

        @Test("the pointer hovers, begins, moves and ends where it is")
        func pointer() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try screen.robot("mousemove", "120", "80")
            try probe.line("pointer") { $0.detail == "hover" && $0.x == 120 && $0.y == 80 }
            try screen.robot("mousedown", "1")
            try probe.line("pointer") { $0.detail == "began" && $0.x == 120 && $0.y == 80 }
            try screen.robot("mousemove", "130", "95")
            try probe.line("pointer") { $0.detail == "moved" && $0.x == 130 && $0.y == 95 }
            try screen.robot("mouseup", "1")
            try probe.line("pointer") { $0.detail == "ended" && $0.x == 130 && $0.y == 95 }
        }

        @Test("a text that was copied is what another program pastes, letters of all kinds included")
        func clipboard() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            for text in ["let indicator = UIActivityIndicatorView(style: .large)", "“Laden …” 読み込み中 🌀"] {
                probe.send("copy \(text)")
                try probe.line("copied")
                // The render thread reads the clipboard in its own time.
                var pasted = ""
                for _ in 0..<1000 where pasted != text { pasted = try XClient(screen).clipboardText() }
                #expect(pasted == text)
            }
        }

        @Test("the wheel scrolls, down being positive")
        func scroll() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try screen.robot("mousemove", "120", "80", "click", "5")
            let scroll = try probe.line("scroll")
            #expect(scroll.x == 0 && scroll.y == 40 && scroll.detail == "wheel")
            try screen.robot("click", "4")
            #expect(try probe.line("scroll") { $0.y == -40 }.detail == "wheel")
            try screen.robot("click", "7")
            #expect(try probe.line("scroll") { $0.x == 40 }.y == 0)
        }

        @Test("keys go down and up with what they type")
        func keys() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try screen.robot("mousemove", "120", "80", "click", "1", "key", "a", "key", "shift+b", "key", "Return")
            try probe.line("key") { $0.detail == "down 4 a" }
            try probe.line("key") { $0.detail == "up 4 a" }
            try probe.line("key") { $0.detail == "down 5 B" }
            try probe.line("key") { $0.detail == "down 40 " }
        }

        @Test("a close request leaves the window open until it is closed")
        func close() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment)
            try probe.line("frame")
            try XClient(screen).requestClose(ofWindow: try screen.window(titled: "WindowProbe"))
            try probe.line("closeRequested")
            try probe.line("frame")
            probe.send("close")
            try probe.line("closed")
            #expect(probe.lines(for: 0.5).isEmpty)
            #expect(try probe.finish() == 0)
        }

        @Test("the desktop's dark colours are told of", arguments: [true, false])
        func colorScheme(isDark: Bool) throws {
            let screen = try XScreen()
            try screen.setGTKSetting("gtk-application-prefer-dark-theme=\(isDark ? 1 : 0)")
            let probe = try Probe(environment: screen.environment)
            #expect(try probe.line("colorScheme").detail == (isDark ? "dark" : "light"))
        }
    }
#endif
