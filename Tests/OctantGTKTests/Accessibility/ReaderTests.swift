#if GTK
    import Foundation
    import Testing

    /// The program SpeechProbe, met by a client of the accessibility bus as Debian's screen readers are one.
    @Suite("A client of the accessibility bus", .serialized)
    struct ReaderTests {
        private let screen: XScreen
        private let bus: ReaderBus
        private let client: ReaderClient
        private let probe: LineProcess

        init() throws { (screen, bus, client, probe) = try SpeechProbe.meet() }

        @Test("reads every element: role, name, states, place in the window and on the screen, number and actions")
        func tree() throws {
            defer { probe.kill() }
            // The window manager is missing, so the window is at the screen's origin, which the robot changes.
            try screen.robot("windowmove", "--sync", try screen.window(titled: "SpeechProbe"), "100", "50")
            let all = "showing+visible+enabled"
            #expect(
                try client.tree() == [
                    "0 | application | 'SpeechProbe' | '' | ",
                    "1 | frame | 'SpeechProbe' | '' | \(all)+active | 0,0,320,300 | 100,50,320,300",
                    "2 | label | 'Downloads' | '' | \(all) | 20,20,200,20 | 120,70,200,20",
                    "2 | progress bar | 'Progress halted' | '' | \(all) | 142,52,37,37 | 242,102,37,37",
                    "2 | progress bar | 'Upload' | '' | \(all) | 20,110,280,4 | 120,160,280,4 | value 0 of 0...1 '0%'",
                    "2 | push button | 'Cancel' | '' | \(all)+focusable | 20,130,120,36 | 120,180,120,36 "
                        + "| actions press",
                    "2 | slider | 'Speed' | '' | \(all)+focusable | 20,175,200,30 | 120,225,200,30 "
                        + "| value 0 of 0...1 '0%' | actions increment,decrement",
                    "2 | toggle button | 'Wi-Fi' | '' | \(all)+checkable+focusable | 240,175,51,31 | 340,225,51,31 "
                        + "| actions press",
                ])
        }

        /// docs/sources.md, Requirements 52.
        @Test(
            "an indicator is busy and has no number while it turns, and its start and stop are said once")
        func indicator() throws {
            defer { probe.kill() }
            probe.send("start")
            let started = try client.events { $0.hasPrefix("object:announcement") }
            #expect(started.contains { $0.hasPrefix("object:state-changed:busy") && $0.hasSuffix("1 0") })
            #expect(started.last?.hasSuffix("In progress") == true)
            let line = try #require(try client.tree().first { $0.contains("'In progress'") && $0.contains("bar") })
            #expect(line.contains("busy") && line.contains("indeterminate") && !line.contains("value"))
            probe.send("stop")
            let stopped = try client.events { $0.hasPrefix("object:announcement") }
            #expect(stopped.contains { $0.hasPrefix("object:state-changed:busy") && $0.hasSuffix("0 0") })
            #expect(stopped.last?.hasSuffix("Progress halted") == true)
            #expect(stopped.filter { $0.hasPrefix("object:announcement") }.count == 1)
        }

        @Test("a bar's values are told ten times a second at most, and the last one always")
        func values() throws {
            defer { probe.kill() }
            let start = Date()
            probe.send("storm 3000")
            let events = try client.events { $0.hasPrefix("object:property-change:accessible-value Upload 0 1") }
            let values = events.filter { $0.hasPrefix("object:property-change:accessible-value") }
            #expect(Double(values.count) <= Date().timeIntervalSince(start) * 10 + 2)
            #expect(try client.tree().contains { $0.contains("'Upload'") && $0.contains("value 1 of 0...1 '100%'") })
        }

        @Test("a list has its name and what is in it; names, descriptions and what cannot be used are told")
        func contents() throws {
            defer { probe.kill() }
            let all = "showing+visible+enabled"
            probe.send("list")
            try client.event { $0.hasPrefix("object:children-changed:add SpeechProbe") && $0.hasSuffix("Files") }
            #expect(
                try client.tree().suffix(3) == [
                    "2 | list | 'Files' | '' | \(all) | 20,220,280,60 | 20,220,280,60",
                    "3 | list item | 'One' | '' | \(all) | 20,220,280,30 | 20,220,280,30",
                    "3 | list item | 'Two' | '' | \(all) | 20,250,280,30 | 20,250,280,30",
                ])
            probe.send("title Uploads")
            try client.event { $0.hasPrefix("object:property-change:accessible-name Uploads") }
            probe.send("hint Stops everything")
            try client.event { $0.hasPrefix("object:property-change:accessible-description Cancel") }
            #expect(
                try client.tree().contains { $0.hasPrefix("2 | push button | 'Cancel' | 'Stops everything' | \(all)") })
            // What can be done with an object is fixed for its life: the button comes anew.
            probe.send("disable")
            try client.event { $0.hasPrefix("object:children-changed:add SpeechProbe") && $0.hasSuffix("Cancel") }
            let button = try #require(try client.tree().first { $0.contains("'Cancel'") })
            #expect(button.contains("| showing+visible |") && !button.contains("actions"))
        }

        @Test("a step of a bar is announced to who asks for announcements, and shown to nobody else")
        func steps() throws {
            defer { probe.kill() }
            probe.send("progress 0.5")
            let events = try client.events { $0.hasPrefix("object:announcement") }
            #expect(events.last?.hasSuffix("Upload, 50% complete") == true)
            probe.send("progress 0.55")
            try client.event { $0 == "object:property-change:accessible-value Upload 0 0.55" }
            probe.send("say Hello")
            let rest = try client.events { $0.hasPrefix("object:children-changed:add") }
            #expect(rest.filter { $0.hasPrefix("object:announcement") }.count == 1)
            #expect(!events.contains { $0.hasPrefix("object:children-changed:add") })
        }

        @Test("a window that is not shown, or minimised, shows nothing, and one without the keyboard is not active")
        func showing() throws {
            defer { probe.kill() }
            let window = try screen.window(titled: "SpeechProbe")
            try screen.robot("windowunmap", window)
            // The last of the window's. A client reads what was sent to it, no matter what it asks for.
            try client.event { $0 == "object:state-changed:showing Wi-Fi 0 0" }
            #expect(try client.tree().dropFirst().allSatisfy { !$0.contains("showing") && $0.contains("visible") })
            try screen.robot("windowmap", window)
            try client.event { $0 == "object:state-changed:showing Upload 1 0" }
            try screen.minimize(window, true)
            try client.event { $0 == "object:state-changed:showing Upload 0 0" }
            try screen.minimize(window, false)
            try client.event { $0 == "object:state-changed:showing Upload 1 0" }
            try screen.robot("windowfocus", window)
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
            let other = try Probe(environment: screen.environment)
            try other.line("frame")
            try screen.robot("windowfocus", try screen.window(titled: "WindowProbe"))
            try client.event { $0.hasPrefix("window:deactivate SpeechProbe") }
            #expect(try client.tree().contains { $0.contains("| frame |") && !$0.contains("active") })
            try screen.robot("windowfocus", window)
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
        }

        @Test("a reader brings the keyboard to a control, and is led to what changed")
        func leading() throws {
            defer { probe.kill() }
            client.focus("Speed")
            try client.event { $0 == "object:state-changed:focused Speed 1 0" }
            #expect(try client.tree().contains { $0.contains("'Speed'") && $0.contains("focusable+focused") })
            client.focus("Downloads")
            probe.send("layout")
            try client.event { $0 == "object:state-changed:focused Cancel 1 0" }
            // A reader knows of one focus only.
            #expect(try client.tree().filter { $0.contains("focused") }.map { $0.contains("'Cancel'") } == [true])
            client.focus("Wi-Fi")
            let events = try client.events { $0 == "object:state-changed:focused Wi-Fi 1 0" }
            #expect(events.contains("object:state-changed:focused Cancel 0 0"))
        }

        @Test("elements come and go, announcements are heard, and a changed screen leads the reader on")
        func changes() throws {
            defer { probe.kill() }
            probe.send("add")
            try client.event { $0.hasPrefix("object:children-changed:add SpeechProbe") && $0.hasSuffix("One more") }
            probe.send("drop")
            try client.event { $0.hasPrefix("object:children-changed:remove SpeechProbe") && $0.hasSuffix("One more") }
            probe.send("say Hello there")
            try client.event { $0.hasPrefix("object:announcement") && $0.hasSuffix("Hello there") }
            probe.send("screen")
            try client.event { $0.hasPrefix("object:state-changed:focused Upload 1") }
        }

        @Test("presses buttons and switches and sets numbers, as a user's hand would")
        func actions() throws {
            defer { probe.kill() }
            client.act("Cancel")
            try probe.first(within: 10) { $0 == "pressed" ? () : nil }
            client.set("Speed", 0.25)
            try probe.first(within: 10) { $0 == "slid 0.25" ? () : nil }
            client.act("Speed", 0)
            try probe.first(within: 10) { $0 == "slid 0.35" ? () : nil }
            client.act("Wi-Fi")
            try probe.first(within: 10) { $0 == "switched" ? () : nil }
            try client.event { $0.hasPrefix("object:state-changed:checked Wi-Fi 1") }
            #expect(try client.tree().contains { $0.contains("'Wi-Fi'") && $0.contains("enabled+checked+checkable") })
        }

        @Test("is answered while the app's main thread is blocked")
        func blocked() throws {
            defer { probe.kill() }
            probe.send("block 6")
            let start = Date()
            #expect(try client.tree().count == 8)
            #expect(Date().timeIntervalSince(start) < 5)
        }
    }
#endif
