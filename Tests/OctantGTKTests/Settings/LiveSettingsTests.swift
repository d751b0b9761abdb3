#if GTK
    import CoreGraphics
    import Foundation
    import TestSupport
    import Testing

    private let appearance = "org.freedesktop.appearance"

    /// Programs on desktops whose settings change. One at a time: they read clocks.
    @Suite("Settings followed live", .serialized)
    struct LiveSettingsTests {
        private func expect(_ probe: Probe, _ kind: String, _ detail: String) throws {
            try probe.line(kind) { $0.detail == detail }
        }

        @Test("the settings portal decides on dark and light, at the start and later")
        func colorScheme() throws {
            let screen = try XScreen()
            let portal = try SettingsPortal(["\(appearance) color-scheme uint32 1"])
            let probe = try Probe(environment: screen.environment.merging(portal.environment) { $1 })
            try expect(probe, "colorScheme", "dark")
            portal.set("\(appearance) color-scheme uint32 2")
            try expect(probe, "colorScheme", "light")
            portal.set("\(appearance) color-scheme uint32 1")
            try expect(probe, "colorScheme", "dark")
            // No preference: GTK's own.
            portal.set("\(appearance) color-scheme uint32 0")
            try expect(probe, "colorScheme", "light")
        }

        @Test("contrast, motion and the size of text come from the portal, and one that comes later is heard")
        func portal() throws {
            let screen = try XScreen()
            let portal = try SettingsPortal(nil)
            let probe = try Probe(environment: screen.environment.merging(portal.environment) { $1 })
            try expect(probe, "settings", "text 1.0")
            try portal.start([
                "org.gnome.desktop.interface text-scaling-factor 1.25",
                "org.gnome.desktop.interface font-name 'Cantarell'",
            ])
            try expect(probe, "settings", "text 1.25")
            portal.set("\(appearance) contrast uint32 1")
            try expect(probe, "settings", "contrast text 1.25")
            portal.set("\(appearance) contrast uint32 0")
            portal.set("org.gnome.desktop.interface enable-animations false")
            try expect(probe, "settings", "motion text 1.25")
            // What is reported again, what is reported of other things, and what makes no sense change nothing.
            portal.set("org.gnome.desktop.interface enable-animations false")
            portal.set("\(appearance) contrast 'strong'")
            portal.set("org.example wish uint32 1")
            #expect(!probe.lines(for: 0.5).contains { $0.kind == "settings" })
            portal.stop()
            try portal.start([
                "org.gnome.desktop.interface text-scaling-factor 1.0",
                "org.gnome.desktop.interface enable-animations true",
            ])
            try expect(probe, "settings", "text 1.0")
        }

        @Test("GTK's own settings are followed as the desktop's settings manager changes them")
        func settingsManager() throws {
            let screen = try XScreen()
            let manager = try XSettings(on: screen, ["Gtk/EnableAnimations 1"])
            let probe = try Probe(environment: screen.environment)
            try expect(probe, "settings", "text 1.0")
            try manager.set(["Gtk/EnableAnimations 0"])
            try expect(probe, "settings", "motion text 1.0")
            try manager.set(["Gtk/EnableAnimations 1", "Xft/DPI 147456"])
            try expect(probe, "settings", "text 1.5")
            try manager.set(["Net/ThemeName \"HighContrastInverse\""])
            try expect(probe, "colorScheme", "dark")
            try expect(probe, "settings", "contrast text 1.0")
            try manager.set(["Net/ThemeName \"Adwaita\""])
            try expect(probe, "colorScheme", "light")
        }

        @Test(
            "the direction is that of the user's language",
            arguments: [("ar_EG.UTF-8", "right text 1.0"), ("de_DE.UTF-8", "text 1.0")])
        func direction(locale: String, said: String) throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment.merging(["LC_ALL": locale, "LANGUAGE": ""]) { $1 })
            try expect(probe, "settings", said)
        }

        @Test("a window is told of its monitor, and when that one changes")
        func monitors() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment, size: CGSize(width: 100, height: 80))
            let first = try probe.line("monitor")
            #expect(first.x == 800 && first.y == 600 && first.scale == 1 && first.detail == "60")
            try screen.setMode(width: 640, height: 480)
            try probe.line("monitor") { $0.x == 640 && $0.y == 480 }
        }

        @Test("a window that is moved between monitors of one and of two pixels a point is drawn at each one's own")
        func scales() throws {
            let desktop = try WaylandMonitors()
            let probe = try Probe(environment: desktop.environment, size: CGSize(width: 120, height: 90), frozenAt: 0)
            #expect(try probe.line("monitor").scale == 1)
            try probe.line("frame")
            try desktop.dragWindow(from: 60, to: 330)
            let large = try probe.line("resized")
            #expect(large.scale == 2)
            let (width, height) = (Int(try #require(large.x)), Int(try #require(large.y)))
            var monitors: [ProbeLine] = []
            try probe.line("frame") {
                $0.rects == [[0, 0, 2 * width, 2 * height]]
            } before: {
                if $0.kind == "monitor" { monitors.append($0) }
            }
            #expect(monitors.last.map { $0.x == 300 && $0.scale == 2 } == true)
            try desktop.dragWindow(from: 250, to: 40)
            try probe.line("resized") { $0.scale == 1 }
            try probe.line("frame") { $0.rects == [[0, 0, width, height]] }
        }

        @Test("on X11, too, a window that is moved to another monitor is told of that one and of its frames a second")
        func monitorsOfX() throws {
            let desktop = try XMonitors()
            let probe = try Probe(environment: desktop.environment, size: CGSize(width: 120, height: 90))
            try probe.line("monitor") { $0.x == 800 && $0.y == 600 && $0.detail == "75" }
            try desktop.moveWindow(titled: "WindowProbe", to: 900, 100)
            try probe.line("monitor") { $0.x == 640 && $0.y == 480 && $0.detail == "85" }
            try desktop.moveWindow(titled: "WindowProbe", to: 100, 100)
            try probe.line("monitor") { $0.x == 800 && $0.y == 600 && $0.detail == "75" }
        }

        @Test("of a GDK_SCALE that is no whole number GTK takes the whole part")
        func fraction() throws {
            let screen = try XScreen()
            let probe = try Probe(environment: screen.environment.merging(["GDK_SCALE": "1.5"]) { $1 })
            let monitor = try probe.line("monitor")
            #expect(monitor.x == 800 && monitor.y == 600 && monitor.scale == 1)
        }

        @Test("with GDK_SCALE a monitor is smaller in points, and of as many pixels a point")
        func scale() throws {
            let screen = try XScreen(scale: 2)
            let probe = try Probe(environment: screen.environment, size: CGSize(width: 100, height: 80))
            let monitor = try probe.line("monitor")
            #expect(monitor.x == 400 && monitor.y == 300 && monitor.scale == 2)
        }

        @Test("a program's views, traits and notifications follow the desktop")
        func program() throws {
            let screen = try XScreen()
            let portal = try SettingsPortal()
            let program = try start(screen.environment.merging(portal.environment) { $1 })
            defer { program.kill() }
            func expect(_ line: String) throws { try program.first(within: 20) { $0 == line ? () : nil } }
            try expect("shown 800x600")
            portal.set("\(appearance) color-scheme uint32 1")
            try expect("traits dark L")
            try expectBackground(0x000000, on: screen)
            portal.set("\(appearance) contrast uint32 1")
            try expect("traits dark contrast L")
            try expect("posted UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
            portal.set("org.gnome.desktop.interface text-scaling-factor 1.25")
            try expect("traits dark contrast XXL")
            try expect("posted UIContentSizeCategoryDidChangeNotification")
            portal.set("org.gnome.desktop.interface enable-animations false")
            try expect("posted UIAccessibilityReduceMotionStatusDidChangeNotification")
            portal.set("\(appearance) color-scheme uint32 2")
            try expect("traits contrast XXL")
            try expectBackground(0xFFFFFF, on: screen)
        }

        @Test("UIScreen tells colours, direction, motion, and the monitor that a window is on, as they are now")
        func screen() throws {
            let desktop = try XMonitors()
            let portal = try SettingsPortal()
            let arabic = ["LC_ALL": "ar_EG.UTF-8", "LANGUAGE": ""]
            let program = try start(desktop.environment.merging(portal.environment.merging(arabic) { $1 }) { $1 })
            defer { program.kill() }
            try expectScreen("800x600@1 75 right", program)
            portal.set("\(appearance) color-scheme uint32 1")
            try expectScreen("800x600@1 75 dark right", program)
            portal.set("org.gnome.desktop.interface enable-animations false")
            try expectScreen("800x600@1 75 dark right still", program)
            try desktop.moveWindow(titled: "AppProbe", to: 900, 20)
            try expectScreen("640x480@1 85 dark right still", program)
            portal.set("\(appearance) color-scheme uint32 2")
            try expectScreen("640x480@1 85 right still", program)
        }

        @Test("a screen reader's start and end are posted, as the desktop tells of them, and one that runs is known")
        func reader() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let program = try start(bus.environment)
            defer { program.kill() }
            try expectScreen("800x600@1 60", program)
            for isOn in [true, false] {
                try bus.setReaderRuns(isOn)
                try program.first(within: 20) {
                    $0 == "posted UIAccessibilityVoiceOverStatusDidChangeNotification" ? () : nil
                }
                try expectScreen("800x600@1 60" + (isOn ? " read" : ""), program)
            }
            try bus.setReaderRuns(true)
            let later = try start(bus.environment)
            defer { later.kill() }
            try expectScreen("800x600@1 60 read", later)
        }

        private func start(_ environment: [String: String]) throws -> LineProcess {
            try LineProcess(ownProgram("AppProbe"), ["settings"], environment: environment)
        }

        /// Asks `program` until it prints this of its screen.
        private func expectScreen(_ text: String, _ program: LineProcess) throws {
            let deadline = Date(timeIntervalSinceNow: 20)
            var said = ""
            repeat {
                program.send("tell")
                said = try program.first(within: 20) { $0.hasPrefix("screen ") ? $0 : nil }
            } while said != "screen \(text)" && Date() < deadline
            #expect(said == "screen \(text)")
        }

        /// Expects the program's background, in the middle of the screen's top left quarter.
        private func expectBackground(_ color: UInt32, on screen: XScreen) throws {
            let deadline = Date(timeIntervalSinceNow: 10)
            var shown: UInt32 = 0
            repeat {
                let image = try screen.image()
                shown = image.pixels[150 * image.width + 200]
            } while shown != color && Date() < deadline
            #expect(shown == color)
        }
    }
#endif
