import Foundation
import Testing
import TestSupport

/// Programs that have nothing of Octant but what was installed.
@Suite("An installed Octant", .serialized)
struct InstallationTests {
    private let program = """
        import UIKit

        final class Mark: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }

        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            Mark(frame: CGRect(x: 0, y: 0, width: 2, height: 2)).layer.render(in: context.cgContext)
        }
        print(image.pngData().map { $0.count > 60 } ?? false, UIScreen.main.bounds.isEmpty)

        """

    @Test("a program is compiled by pkg-config's flags, in either configuration, and runs")
    func programs() throws {
        try withTemporaryFolder { folder in
            try Data(program.utf8).write(to: folder.appending(path: "main.swift"))
            for option in ["-Onone", "-O"] {
                let line = "swiftc \(option) main.swift $(pkg-config --cflags --libs octant) -o mark && ./mark"
                let result = try InstalledTool.shell(line, in: folder)
                #expect(result.output == "true false\n", "\(result.errors)")
            }
        }
    }

    @Test(
        "a module that is imported alone links the library by itself",
        arguments: [
            "CoreGraphics", "CoreText", "ImageIO", "QuartzCore", "UIKit", "SwiftUI", "Spinners", "Octant",
            "OctantEmbed",
            "OctantExport", "OctantTesting", "OctantTestingSwiftUI", "MobileCoreServices", "UniformTypeIdentifiers",
            "simd", "Symbols", "CoreImage", "Accelerate", "AudioToolbox", "CoreHaptics", "CoreMotion", "CryptoKit",
            "CommonCrypto", "Network", "SystemConfiguration", "UserNotifications",
        ])
    func linking(_ module: String) throws {
        try withTemporaryFolder { folder in
            let line = """
                echo 'import \(module)' > a.swift && swiftc -c a.swift $(pkg-config --cflags octant) -o a.o &&
                swift-autolink-extract a.o -o a.txt && grep -x -- -loctant a.txt
                """
            let result = try InstalledTool.shell(line, in: folder)
            #expect(result.output == "-loctant\n", "\(result.errors)")
        }
    }

    @Test("a program that imports everything reads no header of the libraries beneath")
    func headers() throws {
        try withTemporaryFolder { folder in
            let line = """
                echo 'import SwiftUI; import Octant; import OctantEmbed; import OctantTesting' > a.swift
                swiftc -c a.swift $(pkg-config --cflags octant) -emit-dependencies -track-system-dependencies -o a.o &&
                cat a.d
                """
            let read = try InstalledTool.shell(line, in: folder).output
            #expect(read.contains("/UIKit.swiftmodule"))
            for name in ["cairo", "pango", "gtk", "glib-2.0", "X11", "png.h", "turbojpeg.h", "atk"] {
                #expect(!read.contains("include/\(name)"))
            }
        }
    }

    @Test("what SwiftPM asks the compiler before each build is answered as by itself, kept or not")
    func answers() throws {
        try withTemporaryFolder { folder in
            for place in ["", "kept/of this", "kept/of this", "/proc/none"] {
                let line = """
                    front=$(dirname "$octant")/../libexec/octant/bin/swiftc; export OCTANT_ANSWERS='\(place)'
                    for question in -print-target-info -version -h; do
                        cmp <("$front" $question 2>/dev/null) <("$(readlink -f "${front%/*}/../lib")/../bin/swiftc" \
                            $question 2>/dev/null) || exit 1
                    done
                    "$front" -print-target-info -target riscv64-unknown-linux-gnu | grep -c '"riscv64'
                    """
                let result = try InstalledTool.shell(line, in: folder)
                #expect(result.code == 0, "\(result.output) \(result.errors)")
            }
            let kept = try FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: "kept/of this").path)
            #expect(kept.sorted() == ["-h", "-print-target-info", "-version"])
        }
    }

    @Test("one name has the commands of both programs, their words and their exit codes")
    func commands() throws {
        try withTemporaryFolder { folder in
            #expect(try InstalledTool.run("--version", in: folder).output.hasPrefix("octant "))
            #expect(try InstalledTool.run("build", "--help", in: folder).output.hasPrefix("Usage: octant build "))
            #expect(try InstalledTool.run("list", in: folder).output.contains("activity-indicator"))
            let unknown = try InstalledTool.run("zebra", in: folder)
            #expect(unknown.code == 2 && unknown.errors.hasPrefix("octant: unknown command 'zebra'"))
            let refused = try InstalledTool.run("build", "--static-swift-stdlib", in: folder)
            #expect(refused.code == 2 && refused.errors.hasPrefix("octant: Octant's library uses Swift's shared ones"))
            let none = try InstalledTool.run(in: folder)
            #expect(none.code == 2 && none.errors == "octant: say what to do; 'octant --help' lists the commands\n")
        }
    }

    @Test("no file names the folder where it was built or staged, and libraries are found by where the files are")
    func paths() throws {
        let line = """
            grep -rlE --binary-files=without-match "$PWD/(Sources|Tests)|test-installation" "${octant%/bin/octant}"
            for file in bin/octant libexec/octant/bin/octant lib/liboctant.so; do
                readelf -d "${octant%/bin/octant}/$file" | sed -n 's/.*runpath: \\[\\(.*\\)\\]/\\1/p' | tr : '\\n'
            done | grep -v '^[$]ORIGIN/'
            true
            """
        let result = try InstalledTool.shell(line, in: InstalledTool.root)
        #expect(result.output == "", "\(result.errors)")
    }

    @Test("the tool says that it needs an installation where it is in none")
    func notInstalled() throws {
        let result = try Tool.run("build")
        #expect(result.code == 1)
        #expect(result.errors.contains("'make install' first"))
    }

    @Test("software centres are told of pictures of ours at the address that is given, and one that is none is refused")
    func screenshots() throws {
        let file = try InstalledTool.prefix.get().appending(path: "share/metainfo/org.octant.Octant.metainfo.xml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let addresses = text.matches(of: /<image [^>]*>([^<]*)</).map { String($0.1) }
        #expect(addresses.count == 2 && !text.contains("@"))
        for address in addresses {
            let path = try #require(address.split(separator: InstalledTool.site + "/").last)
            #expect(address == "\(InstalledTool.site)/\(path)")
            #expect(FileManager.default.fileExists(atPath: InstalledTool.root.appending(path: path).path))
        }
        try withTemporaryFolder { folder in
            let refused = try Tool.run(
                ["--prefix", folder.appending(path: "p").path],
                program: InstalledTool.root.appending(path: "Scripts/install"),
                environment: ["OCTANT_SITE": "octant.example"])
            #expect(refused.code == 64 && refused.errors == "install: OCTANT_SITE is no address: octant.example\n")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "p").path))
        }
    }

    @Test("what is uninstalled is gone, and what else is in the prefix stays")
    func uninstalling() throws {
        try withTemporaryFolder { folder in
            let script = InstalledTool.root.appending(path: "Scripts/install")
            let copied = try InstalledTool.shell("cp -a \"${octant%/bin/octant}\" p && touch p/bin/other", in: folder)
            #expect(copied.code == 0)
            let result = try Tool.run(
                ["--uninstall", "--prefix", folder.appending(path: "p").path], program: script)
            #expect(result.code == 0)
            let rest = try InstalledTool.shell("find p | sort", in: folder).output
            #expect(rest == "p\np/bin\np/bin/other\n")
        }
    }
}
