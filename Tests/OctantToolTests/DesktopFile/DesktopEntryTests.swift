import Foundation
import TestSupport
import Testing

@testable import OctantTool

@Suite("Entries in the menus of desktops")
struct DesktopEntryTests {
    /// What desktop-file-validate has against `entry`; nothing where it is one.
    private func faults(_ entry: DesktopEntry) throws -> String {
        try withTemporaryFolder { folder in
            try Data(entry.text.utf8).write(to: folder.appendingPathComponent(entry.fileName))
            let result = try Tool.run(
                [entry.fileName], directory: folder, program: URL(fileURLWithPath: "/usr/bin/desktop-file-validate"))
            return result.code == 0 ? result.output : "code \(result.code): \(result.output)"
        }
    }

    @Test("the entry of a program with everything is the file that the specification asks for")
    func whole() throws {
        let entry = DesktopEntry(
            identifier: "org.example.Reader", name: "Reader", translatedNames: ["de": "Leser", "pt_BR": "Leitor"],
            program: "/opt/reader/Reader", hasIcon: true, categories: ["Office", "Finance"], schemes: ["reader"])
        #expect(
            entry.text == """
                [Desktop Entry]
                Type=Application
                Version=1.0
                Name=Reader
                Name[de]=Leser
                Name[pt_BR]=Leitor
                Exec=/opt/reader/Reader %u
                Icon=org.example.Reader
                Terminal=false
                Categories=Office;Finance;
                MimeType=x-scheme-handler/reader;
                StartupNotify=true
                StartupWMClass=org.example.Reader

                """)
        #expect(entry.fileName == "org.example.Reader.desktop")
        #expect(try faults(entry) == "")
    }

    @Test(
        "names and paths with signs that mean something are escaped, and desktop-file-validate takes them",
        arguments: [
            "a;b", "back\\slash", " first", "two\nlines", "tab\there", "\"quoted\" $HOME `x` 100%",
            "ä 中 \u{1F600}",
        ])
    func odd(text: String) throws {
        let entry = DesktopEntry(
            identifier: "org.example.Reader", name: text, translatedNames: ["de": text], program: "/opt/\(text)/Reader",
            categories: ["Utility"])
        #expect(try faults(entry) == "")
        #expect(entry.text.split(separator: "\n").count == 10)
    }

    @Test("values and arguments of commands are escaped as the specification has it")
    func escaping() {
        #expect(DesktopEntry.escaped(" a\\b\n\tc\u{7}") == "\\sa\\\\b\\n\\tc ")
        #expect(DesktopEntry.list(["a;b", "c"]) == "a\\;b;c;")
        #expect(DesktopEntry.argument("/usr/bin/reader") == "/usr/bin/reader")
        #expect(DesktopEntry.argument("/a b/100%") == "\"/a b/100%%\"")
        #expect(DesktopEntry.argument("/a\"b`$\\") == "\"/a\\\"b\\`\\$\\\\\"")
    }

    // A sign of per cent in a path is one that GLib takes for two.
    @Test("GLib reads the name and starts the program that were written, whatever signs they have")
    func readByGLib() throws {
        try withTemporaryFolder { folder in
            let place = folder.appendingPathComponent("a b;$c\\\"`d'")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let program = place.appendingPathComponent("Reader")
            try Data("#!/bin/sh\nprintf %s started >\"${0%/*}/said\"\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let entry = DesktopEntry(identifier: "org.example.Reader", name: " The; \\Reader", program: program.path)
            let file = folder.appendingPathComponent(entry.fileName)
            try Data(entry.text.utf8).write(to: file)
            let script = """
                import sys
                from gi.repository import Gio, GLib
                info = Gio.DesktopAppInfo.new_from_filename(sys.argv[1])
                print(repr(info.get_name()))
                loop = GLib.MainLoop()
                info.launch_uris_as_manager([], None, GLib.SpawnFlags.DO_NOT_REAP_CHILD, None, None,
                    lambda info, number, *_: GLib.child_watch_add(0, number, lambda *_: loop.quit()), None)
                loop.run()
                """
            let result = try Tool.run(
                ["-c", script, file.path], program: URL(fileURLWithPath: "/usr/bin/python3"))
            #expect(result.output == "' The; \\\\Reader'\n", "\(result.errors)")
            #expect(try String(contentsOf: place.appendingPathComponent("said"), encoding: .utf8) == "started")
        }
    }

    @Test("languages by Apple's names are locales of desktops, and what is no language is none")
    func locales() {
        for (language, locale) in [
            ("de", "de"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("zh-Hant-HK", "zh_HK"),
            ("sr-Latn", "sr@latin"), ("sr-Latn-RS", "sr_RS@latin"), ("en_GB", "en_GB"), ("fil", "fil"),
        ] {
            #expect(DesktopEntry.locale(of: language) == locale)
        }
        for none in ["", "English", "d", "d]e", "中"] { #expect(DesktopEntry.locale(of: none) == nil) }
    }
}
