import Foundation

/// A session bus with the desktop's accessibility bus on it, as desktops have, and a program that reads the screen over
/// it. Screen readers of a user's own session are not disturbed.
final class ReaderBus {
    private let bus: LineProcess
    private let launcher: LineProcess
    /// What everything that the buses start has in its environment.
    let mark = ProcessMark()
    let environment: [String: String]

    /// Ends the accessibility bus as a crash would; the session bus goes on.
    func killReaders() { launcher.kill() }

    /// For programs on `screen`.
    convenience init(_ screen: some Screen) throws { try self.init(screen.environment) }

    /// For programs that find their screen by `environment`.
    init(_ environment: [String: String]) throws {
        // Settings stay in memory: the service that keeps them would outlive the bus, and hold on to our output.
        let own = environment.merging(["NO_AT_BRIDGE": "0", "GSETTINGS_BACKEND": "memory"]) { $1 }
            .merging(mark.environment) { $1 }
        bus = try LineProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"], environment: own, showsError: false)
        let address = try bus.first(within: 10) { $0 }
        self.environment = own.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
        launcher = try LineProcess(
            "/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], environment: self.environment,
            showsError: false)
    }

    /// Sets whether a screen reader runs, as the desktop's settings do.
    func setReaderRuns(_ runs: Bool) throws {
        let said = try LineProcess(
            "/usr/bin/dbus-send",
            [
                "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:ScreenReaderEnabled",
                "variant:boolean:\(runs)",
            ], environment: environment)
        guard try said.finish(within: 10) == 0 else { throw ScreenError(description: "nobody to tell of the reader") }
    }

    deinit {
        // First the bus: while it is there, it starts another launcher for whoever asks for one.
        bus.kill()
        launcher.kill()
        StartedProcesses.killAll(with: mark)
    }
}

/// A client of the accessibility bus that obeys lines and prints what it receives.
final class ReaderClient {
    private let process: LineProcess

    /// Reads the application of this name.
    init(_ bus: ReaderBus, of application: String = "SpeechProbe") throws {
        process = try LineProcess("/usr/bin/python3", ["-c", Self.script, application], environment: bus.environment)
        try process.first(within: 20) { $0 == "ready" ? () : nil }
    }

    deinit { process.kill() }

    /// What is read of the application, a line an object: depth, role, name, description, states, value and actions, as
    /// far as it has them.
    func tree() throws -> [String] { try ask("tree") }

    /// The text of the object named `name`: a line with its contents, the caret and what is selected, one with the
    /// words at the caret by letter, word and line, and one for each letter with its position in the window.
    func text(_ name: String) throws -> [String] { try ask("text 0 \(name)") }

    /// Keeps the object named `name`, for `isSame`.
    func keep(_ name: String) { process.send("keep 0 \(name)") }

    /// Whether the object named `name` is the one that was kept.
    func isSame(_ name: String) throws -> Bool { try ask("same 0 \(name)") == ["True"] }

    /// How far a step of the number of the object named `name` goes.
    func step(_ name: String) throws -> Double? { try ask("step 0 \(name)").first.flatMap { Double($0) } }

    private func ask(_ question: String) throws -> [String] {
        process.send(question)
        var lines: [String] = []
        try process.first(within: 20) { line -> Void? in
            if line == "end" { return () }
            if line.hasPrefix("tree ") { lines.append(String(line.dropFirst(5))) }
            return nil
        }
        return lines
    }

    /// Waits for an event for which `test` is true, such as `object:property-change:accessible-value Upload 0.5`.
    @discardableResult
    func event(within seconds: Double = 20, _ test: (String) -> Bool) throws -> String {
        try process.first(within: seconds) { line in
            guard line.hasPrefix("event ") else { return nil }
            let event = String(line.dropFirst(6))
            return test(event) ? event : nil
        }
    }

    /// The events up to one for which `test` is true, it included.
    func events(within seconds: Double = 20, until test: (String) -> Bool) throws -> [String] {
        var events: [String] = []
        try event(within: seconds) { event in
            events.append(event)
            return test(event)
        }
        return events
    }

    /// Performs action number `index` of the object named `name`.
    func act(_ name: String, _ index: Int = 0) { process.send("act \(index) \(name)") }

    /// Sets the number of the object named `name`.
    func set(_ name: String, _ value: Double) { process.send("set \(value) \(name)") }

    /// Moves the keyboard's focus to the object named `name`.
    func focus(_ name: String) { process.send("focus 0 \(name)") }

    /// Moves the caret before letter `position` of the text of the object named `name`.
    func moveCaret(_ name: String, to position: Int) { process.send("caret \(position) \(name)") }

    /// Selects from the letter `start` on up to `end`.
    func select(_ name: String, _ start: Int, _ end: Int) { process.send("select \(start)-\(end) \(name)") }

    /// Replaces the letters from `start` to `end` by `word`.
    func replace(_ name: String, _ start: Int, _ end: Int, with word: String) {
        process.send("replace \(start)-\(end)-\(word) \(name)")
    }

    /// Scrolls the object named `name` into view.
    func scroll(to name: String) { process.send("scroll 0 \(name)") }

    private static let script = """
        import sys, warnings, gi
        warnings.simplefilter("ignore")
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
        def say(*words):
            print(*words, flush=True)
        def application():
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child and child.get_name() == sys.argv[1]:
                    return child
        def walk(object, depth=0):
            yield object, depth
            for index in range(object.get_child_count()):
                child = object.get_child_at_index(index)
                if child:
                    yield from walk(child, depth + 1)
        shown = ["BUSY", "SHOWING", "VISIBLE", "ENABLED", "CHECKED", "CHECKABLE", "ACTIVE", "FOCUSABLE", "FOCUSED",
            "INDETERMINATE", "EDITABLE", "SINGLE_LINE", "SELECTABLE_TEXT", "SELECTED", "MODAL"]
        def describe(object, depth):
            states = object.get_state_set()
            parts = ["%d" % depth, object.get_role_name(), repr(object.get_name()), repr(object.get_description())]
            names = [name for name in shown if states.contains(getattr(Atspi.StateType, name))]
            parts.append("+".join(name.lower() for name in names))
            component = object.get_component_iface()
            if component:
                for kind in (Atspi.CoordType.WINDOW, Atspi.CoordType.SCREEN):
                    box = component.get_extents(kind)
                    parts.append("%d,%d,%d,%d" % (box.x, box.y, box.width, box.height))
            value = object.get_value_iface()
            if value:
                parts.append("value %g of %g...%g %r" % (value.get_current_value(), value.get_minimum_value(),
                    value.get_maximum_value(), Atspi.Value.get_text(value)))
            action = object.get_action_iface()
            if action:
                parts.append("actions " + ",".join(
                    action.get_action_name(index) for index in range(action.get_n_actions())))
            return " | ".join(parts)
        def describe_text(object):
            text = object.get_text_iface()
            if not text:
                return
            count, caret = text.get_character_count(), text.get_caret_offset()
            chosen = [text.get_selection(index) for index in range(text.get_n_selections())]
            yield "%r | caret %d | selected %s" % (
                text.get_text(0, count), caret,
                ",".join("%d-%d" % (one.start_offset, one.end_offset) for one in chosen))
            kinds = Atspi.TextGranularity
            for kind in (kinds.CHAR, kinds.WORD, kinds.LINE):
                part = text.get_string_at_offset(max(caret, 0), kind)
                yield "%r %d-%d" % (part.content, part.start_offset, part.end_offset)
            for place in range(count):
                box = text.get_character_extents(place, Atspi.CoordType.WINDOW)
                yield "%d,%d,%d,%d" % (box.x, box.y, box.width, box.height)
        def named(name):
            for object, depth in walk(application()):
                if " ".join(object.get_name().split()) == name:
                    return object
        def heard(event):
            source, detail = event.source, event.any_data
            try:
                if source is None or (source.get_application() or source).get_name() != sys.argv[1]:
                    return
                if event.type.endswith("accessible-value"):
                    detail = "%g" % source.get_value_iface().get_current_value()
                elif hasattr(detail, "get_name"):
                    detail = detail.get_name()
                say("event", event.type, source.get_name(), event.detail1, detail)
            except GLib.GError:
                pass  # The object is gone already.
        listener = Atspi.EventListener.new(heard)
        for kind in ["object:property-change", "object:state-changed", "object:children-changed",
                "object:text-changed", "object:text-caret-moved", "object:text-selection-changed",
                "object:announcement", "window:activate", "window:deactivate", "window:create", "window:destroy"]:
            listener.register(kind)
        kept = None
        def line(channel, condition):
            global kept
            words = sys.stdin.readline().split(None, 2)
            if not words:
                sys.exit()
            try:
                if words[0] == "tree":
                    for object, depth in walk(application()):
                        say("tree", describe(object, depth))
                elif words[0] == "text":
                    for part in describe_text(named(words[2].strip())):
                        say("tree", part)
                elif words[0] == "keep":
                    kept = named(words[2].strip())
                elif words[0] == "same":
                    say("tree", named(words[2].strip()) is kept)
                elif words[0] == "step":
                    say("tree", named(words[2].strip()).get_value_iface().get_minimum_increment())
                elif words[0] == "caret":
                    named(words[2].strip()).get_text_iface().set_caret_offset(int(words[1]))
                elif words[0] == "select":
                    text, (start, end) = named(words[2].strip()).get_text_iface(), map(int, words[1].split("-"))
                    if not text.set_selection(0, start, end):
                        text.add_selection(start, end)
                elif words[0] == "replace":
                    text, (start, end, word) = named(words[2].strip()).get_editable_text_iface(), words[1].split("-")
                    if start == "all":
                        text.set_text_contents(word)
                    else:
                        text.delete_text(int(start), int(end))
                        text.insert_text(int(start), word, len(word))
                elif words[0] == "scroll":
                    named(words[2].strip()).get_component_iface().scroll_to(Atspi.ScrollType.ANYWHERE)
                elif words[0] == "act":
                    named(words[2].strip()).get_action_iface().do_action(int(words[1]))
                elif words[0] == "focus":
                    named(words[2].strip()).get_component_iface().grab_focus()
                elif words[0] == "set":
                    named(words[2].strip()).get_value_iface().set_current_value(float(words[1]))
            except Exception as error:
                say("error", error)
            say("end")
            return True
        GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, line)
        say("ready")
        Atspi.event_main()
        """
}
