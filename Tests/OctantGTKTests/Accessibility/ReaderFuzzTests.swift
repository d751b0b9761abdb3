#if GTK
    import Foundation
    import Testing

    /// Calls of the accessibility bus that make no sense, to every object of a program.
    @Suite("Nonsense of a screen reader", .serialized)
    struct ReaderFuzzTests {
        @Test("whatever is asked of it, the program goes on and can be read")
        func calls() throws {
            let screen = try XScreen()
            let bus = try ReaderBus(screen)
            let client = try ReaderClient(bus)
            let program = try SpeechProbe.start(bus.environment)
            try client.event { $0.hasPrefix("window:activate SpeechProbe") }
            let before = try client.tree().count
            let caller = try LineProcess("/usr/bin/python3", ["-c", Self.script], environment: bus.environment)
            var findings: [String] = []
            for round in 0..<4 {
                // While the program changes what is asked.
                program.send(round % 2 == 0 ? "add" : "drop")
                program.send("storm 100")
                let said = try caller.first(within: 60) { line -> String? in
                    if line.hasPrefix("asked ") { return line }
                    findings.append(line)
                    return nil
                }
                #expect(Int(said.dropFirst("asked ".count)) ?? 0 > 500)
            }
            #expect(findings.isEmpty && caller.rest(within: 10).isEmpty, "\(findings)")
            #expect(try caller.finish(within: 10) == 0)
            program.send("progress 0.25")
            try client.event { $0.hasPrefix("object:property-change:accessible-value Upload 0 0.25") }
            let after = try client.tree()
            #expect(after.count == before)
            #expect(after.contains { $0.contains("'Upload'") && $0.contains("value 0.25 of 0...1") }, "\(after)")
            #expect(try program.finish(within: 10) == 0)
        }

        /// Four times: calls every object over the bus itself, past the checks that a reader's library makes.
        private static let script = """
            import random, gi
            gi.require_version("Atspi", "2.0")
            from gi.repository import Atspi, Gio, GLib
            random.seed(3)
            session = Gio.bus_get_sync(Gio.BusType.SESSION)
            address = session.call_sync(
                "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
            flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
            bus = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)
            def call(name, path, interface, method, arguments=None):
                properties = method in ("Get", "GetAll", "Set")
                interface = "org.freedesktop.DBus.Properties" if properties else "org.a11y.atspi." + interface
                try:
                    return bus.call_sync(name, path, interface, method, arguments, None, 0, 2000).unpack()
                except GLib.Error as error:
                    if error.matches(Gio.dbus_error_quark(), Gio.DBusError.NO_REPLY) or \
            error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                        print("no answer to", path, interface, method, arguments, flush=True)
            def program():
                root = "/org/a11y/atspi/accessible/root"
                for name, path in call("org.a11y.atspi.Registry", root, "Accessible", "GetChildren")[0]:
                    said = call(name, path, "Value", "Get",
                        GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name")))
                    if said and said[0] == "SpeechProbe":
                        return name, path
            def objects(name, path):
                found = [path]
                for _, child in (call(name, path, "Accessible", "GetChildren") or [[]])[0]:
                    found += objects(name, child)
                return found
            whole = [-2147483648, -1, 0, 1, 2, 7, 1000000, 2147483647]
            kinds = [0, 1, 2, 3, 77, 4294967295]
            doubles = [float("nan"), float("inf"), -float("inf"), 1e308, -1e308, 5e-324, -0.0, 0.5]
            texts = ["", "x", "\\u00e9" * 5000, "/", "\\U0001f642"]
            def i(): return random.choice(whole)
            def u(): return random.choice(kinds)
            def s(): return random.choice(texts)
            def d(): return random.choice(doubles)
            calls = [
                ("Accessible", "GetChildAtIndex", lambda: ("(i)", (i(),))),
                ("Accessible", "GetChildren", None), ("Accessible", "GetIndexInParent", None),
                ("Accessible", "GetRelationSet", None), ("Accessible", "GetState", None),
                ("Accessible", "GetAttributes", None), ("Accessible", "GetApplication", None),
                ("Accessible", "GetInterfaces", None), ("Accessible", "GetRoleName", None),
                ("Component", "GetExtents", lambda: ("(u)", (u(),))),
                ("Component", "GetPosition", lambda: ("(u)", (u(),))), ("Component", "GetSize", None),
                ("Component", "Contains", lambda: ("(iiu)", (i(), i(), u()))),
                ("Component", "GetAccessibleAtPoint", lambda: ("(iiu)", (i(), i(), u()))),
                ("Component", "SetExtents", lambda: ("(iiiiu)", (i(), i(), i(), i(), u()))),
                ("Component", "SetPosition", lambda: ("(iiu)", (i(), i(), u()))),
                ("Component", "SetSize", lambda: ("(ii)", (i(), i()))),
                ("Component", "ScrollTo", lambda: ("(u)", (u(),))),
                ("Component", "ScrollToPoint", lambda: ("(uii)", (u(), i(), i()))),
                ("Component", "GrabFocus", None), ("Component", "GetLayer", None), ("Component", "GetAlpha", None),
                ("Action", "DoAction", lambda: ("(i)", (i(),))),
                ("Action", "GetName", lambda: ("(i)", (i(),))),
                ("Action", "GetDescription", lambda: ("(i)", (i(),))),
                ("Action", "GetLocalizedName", lambda: ("(i)", (i(),))),
                ("Action", "GetKeyBinding", lambda: ("(i)", (i(),))), ("Action", "GetActions", None),
                ("Text", "GetText", lambda: ("(ii)", (i(), i()))),
                ("Selection", "SelectChild", lambda: ("(i)", (i(),))),
                ("Value", "Set", lambda: ("(ssv)", (
                    "org.a11y.atspi.Value", "CurrentValue", GLib.Variant("d", d())))),
                ("Value", "Set", lambda: ("(ssv)", (
                    "org.a11y.atspi." + random.choice(["Value", "Accessible", "Component", "Nothing"]), s(),
                    random.choice([GLib.Variant("s", s()), GLib.Variant("i", i()), GLib.Variant("ad", [d()])])))),
                ("Value", "Get", lambda: ("(ss)", (
                    "org.a11y.atspi.Value", random.choice(["CurrentValue", "MinimumValue", "Text", "", "x"])))),
                ("Value", "GetAll", lambda: ("(s)", (
                    "org.a11y.atspi." + random.choice(["Value", "Accessible", "Nothing"]),))),
                # What each of these takes is something else.
                ("Accessible", "GetChildAtIndex", lambda: ("(s)", (s(),))),
                ("Component", "Contains", lambda: ("(d)", (d(),))),
                ("Action", "DoAction", lambda: ("(as)", ([s()],))),
                ("Nothing", "Nothing", lambda: ("(i)", (i(),))),
            ]
            name, root = program()
            for _ in range(4):
                asked = 0
                for path in objects(name, root) + ["/org/a11y/atspi/accessible/999999", "/nowhere"]:
                    # The bridge itself does not answer for an interface that an object lacks.
                    has = (call(name, path, "Accessible", "GetInterfaces") or [[]])[0]
                    for interface, method, make in random.sample(calls, len(calls)):
                        if "org.a11y.atspi." + interface not in has + ["org.a11y.atspi.Nothing"]:
                            continue
                        for _ in range(3):
                            call(name, path, interface, method, GLib.Variant(*make()) if make else None)
                            asked += 1
                print("asked", asked, flush=True)
            """
    }
#endif
