#if GTK
    import Foundation
    import Testing

    /// Keys pressed on a real display server, in the window of the program SpeechProbe; the accessibility bus says where
    /// they lead.
    @Suite("A window's keyboard", .serialized)
    struct KeyboardTests {
        @Test(
            "tab and arrows lead from control to control, arrows step a slider, space and return press, escape leaves")
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
            try press("Tab")
            try focused("Cancel")
            try press("Return")
            try probe.first(within: 20) { $0 == "pressed" ? () : nil }
            try press("Down")
            try focused("Speed")
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
    }
#endif
