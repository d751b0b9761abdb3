import Foundation
import TestSupport
import Testing

@testable import OctantTool

@Suite("octant desktop-file")
struct DesktopFileCommandTests {
    /// Runs `line` in a folder with a package in which a program was built, as far as files tell: `Reading`.
    private func run(_ line: String) throws -> Tool.Result {
        try withTemporaryFolder { folder in
            try Tool.shell(
                #"""
                build=Reading/.build/octant/debug
                set=$build/Reading_Reader.resources/Assets.xcassets/AppIcon.appiconset
                mkdir -p $set $build/de.lproj
                cp /bin/true $build/Reader; ln -s /bin/true $build/not-this.so
                cat >$build/Info.plist <<'END'
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>CFBundleIdentifier</key><string>org.example.Reader</string>
                <key>CFBundleDisplayName</key><string>The Reader; with &lt;signs&gt;</string>
                <key>LSApplicationCategoryType</key><string>public.app-category.news</string>
                <key>CFBundleURLTypes</key><array><dict>
                <key>CFBundleURLSchemes</key><array><string>reader</string></array>
                </dict></array></dict></plist>
                END
                printf '"CFBundleDisplayName" = "Der Leser";' >$build/de.lproj/InfoPlist.strings
                $octant render activity-indicator --style large --scale 4 --background tomato -o $set/icon.png >&2
                printf '{"images": [{"filename": "icon.png", "idiom": "universal", "size": "1024x1024"}]}' \
                    >$set/Contents.json
                \#(line)
                """#, in: folder)
        }
    }

    @Test("of a package whose program was built the entry goes to standard output, and is one")
    func standardOutput() throws {
        let result = try run(
            "$octant desktop-file Reading >a.desktop && desktop-file-validate a.desktop && cat a.desktop")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = result.output.split(separator: "\n").map(String.init)
        for line in [
            "Name=The Reader; with <signs>", "Name[de]=Der Leser", "Icon=org.example.Reader",
            "Categories=Network;News;", "MimeType=x-scheme-handler/reader;", "StartupWMClass=org.example.Reader",
        ] {
            #expect(lines.contains(line), "\(line) in \(result.output)")
        }
        #expect(lines.contains { $0.hasPrefix("Exec=/") && $0.hasSuffix("/Reading/.build/octant/debug/Reader %u") })
    }

    @Test("installed it is among the user's own programs, with icons in the sizes of hicolor up to the picture's own")
    func installed() throws {
        let result = try run(
            """
            XDG_DATA_HOME=$PWD/data $octant desktop-file $build/Reader --install --exec reader
            desktop-file-validate data/applications/*.desktop; grep ^Exec data/applications/*.desktop
            cd data; find . -type f | sort; file -b icons/hicolor/64x64/apps/*.png
            """)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasSuffix("/data/applications/org.example.Reader.desktop") == true)
        #expect(lines.contains("Exec=reader %u"))
        let icons = lines.filter { $0.hasSuffix("apps/org.example.Reader.png") }
        #expect(icons.contains("./icons/hicolor/16x16/apps/org.example.Reader.png"))
        #expect(icons.contains("./icons/hicolor/128x128/apps/org.example.Reader.png"))
        #expect(lines.last?.hasPrefix("PNG image data, 64 x 64") == true, "\(lines)")
    }

    @Test("with --output it is in the folder that is named, and a second run writes the same")
    func output() throws {
        let result = try run(
            """
            $octant desktop-file $build/Reader -o one && cp -r one two && $octant desktop-file $build/Reader -o one
            diff -r one two && echo same
            """)
        #expect(result.output.hasSuffix("same\n") && result.errors.isEmpty, "\(result.errors)")
    }

    @Test("identifier and categories can be said")
    func options() throws {
        let result = try run("$octant desktop-file Reading --identifier=org.example.Other --categories=Office,X-Own")
        #expect(result.output.contains("\nStartupWMClass=org.example.Other\n"))
        #expect(result.output.contains("\nCategories=Office;X-Own;\n"))
    }

    @Test("a program without anything beside it has an entry, too: its name, and an identifier made of it")
    func bare() throws {
        let result = try run(
            "mkdir bare; cp /bin/true 'bare/my program'; $octant desktop-file 'bare/my program' >a.desktop; "
                + "desktop-file-validate a.desktop; cat a.desktop")
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("\nName=my program\n") && !result.output.contains("Icon="))
        #expect(result.output.contains("\nStartupWMClass=org.octant.program.my_program\n"))
    }

    @Test("what makes no sense is refused with code 2 and one line")
    func refusals() throws {
        for line in [
            "desktop-file nowhere", "desktop-file one two", "desktop-file /etc/hostname", "desktop-file /tmp",
            "desktop-file /bin/true --identifier=Reader", "desktop-file /bin/true --install --output=x",
            "desktop-file /bin/true --categories=a;b", "desktop-file /bin/true --exec=a=b",
            "desktop-file /bin/true --output=",
        ] {
            try Tool.expectRefusal(of: line.split(separator: " ").map(String.init))
        }
    }

    @Test("a folder with several programs asks for one, and one that was not built for the build")
    func several() throws {
        let two = try run("cp /bin/true $build/Writer; $octant desktop-file Reading")
        #expect(two.code == 2 && two.errors.contains("debug/Reader or .build/octant/debug/Writer"), "\(two.errors)")
        let none = try run("mkdir empty; $octant desktop-file empty")
        #expect(none.code == 2 && none.errors.contains("run 'octant build' there first"), "\(none.errors)")
    }
}
