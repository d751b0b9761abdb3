#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing
    import UIKit
    import ViewSupport

    @testable import OctantGTK

    /// Views as widgets in a program that is not Octant's, on a real X server. One at a time: they read clocks.
    @Suite("Widgets in other programs", .serialized)
    struct EmbeddingTests {
        /// What EmbedProbe has behind the widget.
        private let backdrop = RGBA(r: 0x30 / 255, g: 0x60 / 255, b: 0xC0 / 255, a: 1)

        @Test("a widget shows the very pixels that the view has offscreen", arguments: [1, 2])
        @MainActor
        func pixels(scale: Int) throws {
            let screen = try XScreen(scale: scale)
            let probe = try EmbedProbe("still", on: screen)
            try probe.line("frame")
            let bitmap = try #require(
                EmbeddedScene.bitmap(of: EmbeddedScene.still(isOpaque: true), scale: CGFloat(scale)))
            #expect(try screen.shows(Snapshot(bitmap), within: 10), "the scene on white")
        }

        @Test("what is not drawn lets the program's window through, and what is half there half, also after a change")
        @MainActor
        func transparency() throws {
            let screen = try XScreen()
            let probe = try EmbedProbe("clear", on: screen)
            try probe.line("frame")
            let bitmap = try #require(
                EmbeddedScene.bitmap(of: EmbeddedScene.still(isOpaque: false), background: backdrop))
            // Once mixed by Cairo for the window, once by us: they round apart.
            #expect(try screen.shows(Snapshot(bitmap), within: 10, tolerance: 1), "the scene on the window's blue")
            probe.send("change")
            try probe.line("frame") { $0.rects?.contains { $0[2] < 200 } == true }
            let changed = EmbeddedScene.still(isOpaque: false)
            EmbeddedScene.change(changed)
            let after = try #require(EmbeddedScene.bitmap(of: changed, background: backdrop))
            // What fades as a group is mixed once more.
            #expect(
                try screen.shows(Snapshot(after), within: 10, tolerance: 2), "the scene after a part of it changed")
        }

        @Test("a stepped spinner is drawn eight times a second, each time its own rectangle")
        func steps() throws {
            let probe = try EmbedProbe("spinner", on: try XScreen())
            for _ in 0..<3 { try probe.line("frame") }
            let lines = probe.lines(for: 4)
            let frames = lines.filter { $0.kind == "frame" }
            #expect(31...33 ~= frames.count)
            #expect(frames.allSatisfy { $0.rects == [[0, 0, 37, 37]] })
            #expect(31...33 ~= lines.count { $0.kind == "wake" })
        }

        @Test(
            "a still widget, and a spinner that is hidden, make no wake-up of any thread",
            .enabled(if: Sanitizer.current != .thread, "the thread sanitizer has a thread of its own, which wakes up"),
            arguments: ["still", "spinner"])
        func idle(scene: String) throws {
            let probe = try EmbedProbe(scene, on: try XScreen())
            try probe.line("frame")
            if scene == "spinner" { probe.send("hide") }
            // What opening a window brings along is over two seconds later.
            _ = probe.lines(for: 2)
            let before = try probe.switches()
            let lines = probe.lines(for: 3)
            #expect(lines.isEmpty)
            #expect(try probe.switches() == before)
            if scene == "spinner" {
                probe.send("reveal")
                for _ in 0..<3 { try probe.line("frame") }
            }
        }

        @Test("a timer, the main queue and the main actor go on while GLib's loop runs")
        func tasks() throws {
            let probe = try EmbedProbe("still", on: try XScreen())
            try probe.line("frame")
            _ = probe.lines(for: 1)
            probe.send("tasks")
            try probe.line("queue", within: 5)
            #expect(try probe.line("actor", within: 5).detail == "main")
            try probe.line("timer", within: 5)
        }

        @Test("what a callback of GLib's asks of the run loop is done, though nothing else wakes the loop")
        func late() throws {
            let probe = try EmbedProbe("still", on: try XScreen())
            try probe.line("frame")
            _ = probe.lines(for: 1)
            probe.send("late")
            try probe.line("callback", within: 5)
            try probe.line("performed", within: 5)
            try probe.line("timer", within: 5)
        }

        @Test("GLib's loop within a block of the main queue rests, and the queue goes on after it")
        func nested() throws {
            let probe = try EmbedProbe("still", on: try XScreen())
            try probe.line("frame")
            probe.send("nest")
            let spent = try #require(try probe.line("nested", within: 5).time)
            // It lasts 0.3 s: a loop without a pause would use all of that.
            #expect(spent < 0.15)
            try probe.line("queue", within: 5)
        }

        @Test("a click comes to the button, and keys to the view that takes them")
        func input() throws {
            let screen = try XScreen()
            let probe = try EmbedProbe("button", on: screen)
            try probe.line("frame")
            let window = try screen.window(titled: "EmbedProbe")
            try screen.robot("mousemove", "--window", window, "150", "10", "click", "1")
            try probe.line("pressed")
            probe.send("show keys")
            try probe.line("shown")
            try screen.robot("windowfocus", window)
            try screen.robot("mousemove", "--window", window, "150", "10", "click", "1")
            try screen.robot("key", "a")
            try probe.line("key") { $0.detail == "a" }
        }

        @Test("tab and arrows go through a view's controls before the program's others; shift-tab comes from behind")
        func focus() throws {
            let screen = try XScreen()
            let probe = try EmbedProbe("form", on: screen)
            try probe.line("frame")
            probe.send("surround")
            try screen.robot("windowfocus", try screen.window(titled: "EmbedProbe"))
            try screen.robot("mousemove", "5", "190")
            func press(_ key: String, leadsTo position: String) throws {
                try screen.robot("key", key)
                let deadline = Date(timeIntervalSinceNow: 10)
                var seen: String?
                repeat {
                    probe.send("focus")
                    seen = try probe.line("focus").detail
                } while seen != position && Date() < deadline
                #expect(seen == position, "after \(key)")
            }
            for position in ["before", "view One", "view Level", "view Two", "after", "before", "view One"] {
                try press("Tab", leadsTo: position)
            }
            for position in ["before", "after", "view Two", "view Level"] { try press("shift+Tab", leadsTo: position) }
            // The slider uses these itself.
            try screen.robot("key", "Right")
            #expect(try probe.line("slid").detail == "0.05")
            try press("Tab", leadsTo: "view Two")
            try screen.robot("key", "space")
            #expect(try probe.line("pressed").detail == "Two")
            try press("Down", leadsTo: "after")
            try press("Up", leadsTo: "view Two")
        }

        @Test("a text field in a widget composes by GTK's input method, and pastes what the program or another copied")
        func textField() throws {
            let screen = try XScreen()
            try screen.setKeyboard("us", "-variant", "intl")
            let other = try Probe(environment: screen.environment)
            try other.line("frame")
            let probe = try EmbedProbe("field", on: screen)
            // What is not drawn yet has no place for a click.
            try probe.line("frame")
            _ = try screen.window(titled: "EmbedProbe")
            func text(_ wanted: String) throws { try probe.line("text") { $0.detail == wanted } }
            try screen.robot("mousemove", "150", "15", "sleep", "0.3", "click", "1", "key", "a")
            try text("a")
            try screen.robot("key", "dead_acute", "e")
            try text("aé")
            probe.send("clip own")
            try screen.robot("sleep", "0.3", "key", "ctrl+a", "ctrl+v")
            try text("own")
            other.send("copy another's")
            try other.line("copied")
            try screen.robot("sleep", "0.5", "key", "ctrl+v")
            try text("ownanother's")
            try screen.robot("key", "ctrl+a", "ctrl+c")
            var copied = ""
            for _ in 0..<1000 where copied != "ownanother's" { copied = try XClient(screen).clipboardText() }
            #expect(copied == "ownanother's")
        }

        @Test("the program gets the keys that nobody in the view does anything with, and only these")
        func leftKeys() throws {
            let screen = try XScreen()
            let probe = try EmbedProbe("form", on: screen)
            try probe.line("frame")
            try screen.robot("windowfocus", try screen.window(titled: "EmbedProbe"))
            try screen.robot("mousemove", "5", "190")
            // The first comes to a view that has no focus yet, the second moves it inside.
            for key in ["Tab", "Tab", "Right", "F5"] { try screen.robot("key", key) }
            #expect(try probe.line("slid").detail == "0.05")
            var seen: [String] = []
            try probe.line("program") { line in
                seen.append(line.detail ?? "")
                return line.detail == "F5"
            }
            #expect(!seen.contains("Right"))
        }

        @Test("the view gets the widget's size and scale, and follows the program's dark and light, as UIScreen does")
        func traits() throws {
            let probe = try EmbedProbe("label", on: try XScreen(scale: 2))
            try probe.line("frame")
            probe.send("say")
            let first = try probe.line("traits")
            #expect(first.scale == 2)
            #expect(first.detail == "light light")
            probe.send("dark")
            _ = probe.lines(for: 0.5)
            probe.send("say")
            #expect(try probe.line("traits").detail == "dark dark")
            probe.send("light")
            _ = probe.lines(for: 0.5)
            // A label with more text gets more.
            probe.send("label Some words, and then some more")
            _ = probe.lines(for: 0.5)
            probe.send("say")
            let last = try probe.line("traits")
            #expect(last.detail == "light light")
            #expect(try #require(last.x) > (try #require(first.x)) * 1.5)
        }

        @Test("the view is laid out from right to left where the program has the widget so")
        func direction() throws {
            let probe = try EmbedProbe("bar", on: try XScreen())
            try probe.line("frame")
            probe.send("mirror")
            #expect(try probe.line("direction").detail == "right to left")
        }

        @Test("a thousand widgets made and destroyed leave nothing behind")
        func churn() throws {
            let probe = try EmbedProbe("still", on: try XScreen())
            try probe.line("frame")
            var memory: [Double] = []
            for _ in 0..<3 {
                probe.send("churn 1000")
                let line = try probe.line("churned", within: 60)
                #expect(line.detail == "1000")
                #expect(line.x == 0, "views left alive")
                #expect(line.y == 1, "windows left")
                memory.append(try #require(line.scale))
            }
            // Sanitizers have memory of their own for each piece that was allocated, also afterwards.
            guard Sanitizer.current == nil else { return }
            #expect(memory[2] - memory[1] < 1024, "KiB more after another thousand: \(memory)")
        }

        @Test("C's functions tell their widgets from others, make none on other threads, and clamp what they are given")
        func misuse() throws {
            let probe = try EmbedProbe("still", on: try XScreen())
            #expect(try probe.line("bare").detail == "nothing", "GTK is not there yet")
            try probe.line("frame")
            probe.send("misuse")
            let answers = try probe.line("misused").detail
            #expect(answers == "1.0 0.0 0.5 0.0 0.0 0.0 1.0 0.0 1.0 0.0 1.0 0.25 0.0")
        }

        @Test("GTK's own accessibility is told the role, the label and that it is busy")
        func speech() throws {
            let probe = try EmbedProbe("spinner", on: try XScreen(), environment: ["GTK_A11Y": "test"])
            try probe.line("frame")
            probe.send("speech")
            #expect(try probe.line("speech").detail == "bar true busy true label true")
        }
    }
#endif
