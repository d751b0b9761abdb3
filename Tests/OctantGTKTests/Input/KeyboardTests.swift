#if GTK
    import Foundation
    import Testing

    /// Keys pressed on a real display server, in the window of the program SpeechProbe; the accessibility bus shows
    /// what they do.
    @Suite("A window's keyboard", .serialized)
    struct KeyboardTests {
        @Test("tab and arrows lead on, with a ring, arrows step a slider, space and return press, escape leaves")
        func keys() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
            // Without a window manager, keys go where the pointer is.
            try screen.robot("mousemove", "5", "5")
            func press(_ key: String) throws { try screen.robot("key", key) }
            func focused(_ name: String) throws {
                try client.event { $0 == "object:state-changed:focused \(name) 1 0" }
            }
            /// Expects the ring around the button, whose left edge is at 20 and middle at 148, 2 points outside, 3
            /// wide.
            func expectRing(_ isThere: Bool) throws {
                var row: [UInt32] = []
                let (blue, white) = (UInt32(0x007AFF), UInt32(0xFFFFFF))
                let wanted = [white] + Array(repeating: isThere ? blue : white, count: 3) + [white]
                let deadline = Date(timeIntervalSinceNow: 10)
                repeat {
                    let image = try screen.image()
                    row = Array(image.pixels[148 * image.width + 14..<148 * image.width + 19])
                } while row != wanted && Date() < deadline
                #expect(row == wanted)
            }
            try expectRing(false)
            try press("Tab")
            try focused("Cancel")
            try expectRing(true)
            try press("Return")
            try probe.first(within: 20) { $0 == "pressed" ? () : nil }
            try press("Down")
            try focused("Speed")
            try expectRing(false)
            try press("Right")
            try probe.first(within: 20) { $0 == "slid 0.05" ? () : nil }
            try client.event { $0 == "object:property-change:accessible-value Speed 0 0.05" }
            try press("End")
            try probe.first(within: 20) { $0 == "slid 1.0" ? () : nil }
            try press("Tab")
            try focused("Wi-Fi")
            try press("space")
            try probe.first(within: 20) { $0 == "switched" ? () : nil }
            try client.event { $0 == "object:state-changed:checked Wi-Fi 1 0" }
            try press("shift+Tab")
            try focused("Speed")
            try press("Escape")
            try probe.first(within: 20) { $0 == "escaped" ? () : nil }
        }

        @Test("in a text field keys type, compose, copy for other programs, paste from them, undo, bring up the menu")
        func textField() throws {
            let screen = try XScreen()
            try screen.setKeyboard("us", "-variant", "intl")
            let other = try Probe(environment: screen.environment)
            try other.line("frame")
            // Its window is in front, where the pointer has the keys.
            let probe = try SpeechProbe.start(screen.environment)
            defer { probe.kill() }
            _ = try screen.window(titled: "SpeechProbe")
            try screen.robot("mousemove", "5", "5")
            probe.send("field")
            try probe.first(within: 20) { $0 == "editing" ? () : nil }
            /// Presses keys until the field's text is `text`.
            func press(_ keys: String..., text: String) throws {
                try screen.robot(["key"] + keys)
                try probe.first(within: 20) { $0 == "text \(text)" ? () : nil }
            }
            // The display learns where text is typed in its own time: until then a dead key is none.
            try press("a", "b", text: "ab")
            try press("dead_acute", "e", text: "abé")
            try screen.robot("key", "ctrl+a", "ctrl+c")
            var copied = ""
            for _ in 0..<1000 where copied != "abé" { copied = try XClient(screen).clipboardText() }
            #expect(copied == "abé")
            try press("ctrl+x", text: "")
            other.send("copy from elsewhere")
            try other.line("copied")
            try press("ctrl+v", text: "from elsewhere")
            try press("ctrl+BackSpace", text: "from ")
            try press("ctrl+z", text: "from elsewhere")
            try press("ctrl+z", text: "")
            try press("ctrl+shift+z", text: "from elsewhere")
            try press("Home", "shift+ctrl+Right", "Menu", "Down", "Return", text: " elsewhere")
            // The middle button pastes what was selected last.
            other.send("select middle")
            try other.line("selected")
            // While the menu fades it takes the press.
            for attempt in 1...4 {
                try screen.robot("mousemove", "28", "237", "click", "2")
                do {
                    try probe.first(within: 5) { $0 == "text middle elsewhere" ? () : nil }
                    break
                } catch  where attempt < 4 {}
            }
        }

        @Test("on Wayland keys lead and press just so")
        func wayland() throws {
            let desktop = try WaylandMonitors()
            let bus = try ReaderBus(desktop.environment)
            let client = try ReaderClient(bus)
            let probe = try SpeechProbe.start(bus.environment)
            defer { probe.kill() }
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
            // The other controls lie below the small screen's edge.
            try desktop.press("Tab")
            try client.event { $0 == "object:state-changed:focused Cancel 1 0" }
            try desktop.press("Return")
            try probe.first(within: 20) { $0 == "pressed" ? () : nil }
            try desktop.press("Escape")
            try probe.first(within: 20) { $0 == "escaped" ? () : nil }
        }
    }
#endif
