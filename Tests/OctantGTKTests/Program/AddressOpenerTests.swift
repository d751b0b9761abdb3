#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Addresses that a program opens. One at a time: they wait for other programs.
    @Suite("Opening addresses in other programs", .serialized)
    struct AddressOpenerTests {
        @Test("in a sandbox the portal is asked for it, with the address and the window that asks")
        func portal() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram())
            try bus.start(Self.script, [])
            let process = try program.start(on: screen, bus.environment.merging(["GTK_USE_PORTAL": "1"]) { $1 })
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("visit https://example.org/a%20b?c=d")
            let line = try bus.program?.first(within: 20) { $0.hasPrefix("OpenURI") ? $0 : nil }
            #expect(line?.hasSuffix(" https://example.org/a%20b?c=d") == true)
            #expect(line?.hasPrefix("OpenURI x11:") == true)
            try process.expect("visited true")
        }

        @Test("without one the desktop's program for the address is started, and where there is none that is said")
        func desktop() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            // The file is there once it is whole.
            try program.write(
                "bin/opener",
                Data("#!/bin/sh\nprintf %s \"$1\" >\"$0.said\"\nmv \"$0.said\" \"${0%/*}/said\"\n".utf8))
            let opener = program.folder.appendingPathComponent("bin/opener").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
            try program.write(
                "data/applications/opener.desktop",
                Data(
                    """
                    [Desktop Entry]
                    Type=Application
                    Name=Opener
                    Exec=\(opener) %u
                    MimeType=x-scheme-handler/octant-test;
                    """.utf8))
            try program.write(
                "data/applications/mimeapps.list",
                Data("[Default Applications]\nx-scheme-handler/octant-test=opener.desktop\n".utf8))
            let process = try program.start(
                on: screen, ["XDG_DATA_HOME": program.folder.appendingPathComponent("data").path])
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("visit octant-test:page")
            try process.expect("visited true")
            let said = program.folder.appendingPathComponent("bin/said")
            let deadline = Date(timeIntervalSinceNow: 10)
            while !FileManager.default.fileExists(atPath: said.path), Date() < deadline {}
            #expect(try String(contentsOf: said, encoding: .utf8) == "octant-test:page")
            process.send("visit octant-nobody:page")
            try process.expect("visited false")
        }

        /// The desktop's portal for addresses. It prints each request, and takes it on.
        private static let script = """
            from gi.repository import Gio, GLib
            name, path = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
            node = Gio.DBusNodeInfo.new_for_xml(
                '<node><interface name="org.freedesktop.portal.OpenURI"><method name="OpenURI">'
                '<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>'
                '<arg type="o" direction="out"/></method></interface></node>')
            def call(bus, sender, object, interface, method, arguments, invocation):
                parent, address, options = arguments.unpack()
                print(method, parent, address, flush=True)
                request = "%s/request/%s/%s" % (path, sender[1:].replace(".", "_"), options.get("handle_token", "t"))
                invocation.return_value(GLib.Variant("(o)", (request,)))
                bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response",
                    GLib.Variant("(ua{sv})", (0, {})))
            bus = Gio.bus_get_sync(Gio.BusType.SESSION)
            bus.register_object(path, node.interfaces[0], call, None, None)
            Gio.bus_own_name_on_connection(bus, name, 0, lambda *_: print("ready", flush=True), None)
            GLib.MainLoop().run()
            """
    }
#endif
