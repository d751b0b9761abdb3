import Foundation
import Testing
import TestSupport

@testable import OctantTool

/// Packages as they are written for iOS, of Tests/Packages, built by the installed tool.
@Suite("Packages for iOS", .serialized)
struct PackageCommandTests {
    @Test("a package for iOS alone builds, its tests of both kinds run, and what is built is not built again")
    func ring() throws {
        try InstalledTool.withPackage("Ring") { folder in
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let tests = try InstalledTool.run("test", in: folder)
            #expect(tests.code == 0)
            let said = tests.output + tests.errors
            #expect(said.contains("Executed 2 tests, with 0 failures"), "\(said.suffix(3000))")
            #expect(said.contains("1 test in 1 suite passed"), "\(said.suffix(3000))")

            let again = try InstalledTool.run("build", in: folder)
            #expect(again.code == 0)
            #expect(!again.output.contains("Compiling"), "\(again.output)")

            // The package's own files are as they were.
            let now = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            #expect(now.filter { !$0.hasPrefix(".build") }.sorted() == files.sorted())

            let kept = try InstalledTool.run("build", "--keep-os-conditions", in: folder)
            #expect(kept.code == 1)
            #expect(kept.output.contains("\(folder.path)/Sources/Ring/RingTheme.swift:16:"), "\(kept.output)")
        }
    }

    @Test("a package that depends on another runs in release, with UIKit seen by the files of one with a podspec")
    func badge() throws {
        try InstalledTool.withPackage("Badge") { folder in
            let result = try InstalledTool.run("run", "-c", "release", "badges", "--implicit-import", in: folder)
            #expect(result.output == "1 0.75 --implicit-import\n", "\(result.errors)")
        }
    }

    @Test("an app with a delegate, SwiftUI and Swift 6 builds and asks for a display; tests on the main actor run")
    func timer() throws {
        try InstalledTool.withPackage("Timer") { folder in
            let result = try InstalledTool.run("test", "--enable-code-coverage", in: folder)
            #expect(result.code == 0)
            let coverage = try String(
                contentsOf: folder.appending(path: ".build/octant/debug/codecov/Timer.json"), encoding: .utf8)
            #expect(coverage.contains("\(folder.path)/Sources/TimerApp/TimerViewController.swift"))
            #expect(result.output.contains("Executed 3 tests, with 0 failures"), "\(result.output.suffix(3000))")
            let app = folder.appending(path: ".build/octant/debug/TimerApp")
            let run = try Tool.run([], directory: folder, program: app)
            #expect(run.errors.contains("no display to show windows on"))
        }
    }

    @Test("the files of a folder without a manifest are built as one module, and errors name them where they are")
    func folderWithoutManifest() throws {
        try InstalledTool.withPackage("Pulse") { folder in
            let built = try InstalledTool.run("build", "Source", "--module", "Pulse", in: folder)
            #expect(built.code == 0, "\(built.output)")
            let again = try InstalledTool.run("build", "Source", "--module", "Pulse", in: folder)
            #expect(!again.output.contains("Compiling"), "\(again.output)")
            let file = folder.appending(path: "Source/Layers/PulseLayer.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data((text + "let wrong: Int = \"\"\n").utf8).write(to: file)
            let wrong = try InstalledTool.run("build", "Source", "--module", "Pulse", in: folder)
            #expect(wrong.code == 1)
            let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(wrong.output.contains("\(file.path):\(line):"), "\(wrong.output)")
        }
    }

    @Test("what one changed file makes no difference to is not compiled again; what reads otherwise by it is")
    func incremental() throws {
        try withTemporaryFolder { folder in
            let package = folder.resolvingSymlinksInPath()
            let sources = package.appending(path: "Sources/Mine")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }
            let manifest = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Mine", platforms: [.iOS(.v15)], targets: [.target(name: "Mine")])
                """
            try write(manifest, package.appending(path: "Package.swift"))
            try write("import UIKit\nclass A: UIView {}\n", sources.appending(path: "A.swift"))
            try write("extension A { @objc func go() {} }\n", sources.appending(path: "B.swift"))
            try write("struct C {}\n", sources.appending(path: "C.swift"))
            /// Builds, and returns the files that were compiled.
            func compiled() throws -> [String] {
                let objects = package.appending(path: ".build/octant/debug/Mine.build")
                func dates() -> [String: Date] {
                    let pairs = ["A", "B", "C"].map { name in
                        let path = objects.appending(path: "\(name).swift.o").path
                        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
                        return (name, date ?? .distantPast)
                    }
                    return Dictionary(uniqueKeysWithValues: pairs)
                }
                let before = dates()
                let result = try InstalledTool.run("build", in: package)
                #expect(result.code == 0, "\(result.output)")
                return dates().filter { before[$0.key] != $0.value }.keys.sorted()
            }
            #expect(try compiled() == ["A", "B", "C"])
            #expect(try compiled() == [])
            try write("struct C { func more() {} }\n", sources.appending(path: "C.swift"))
            #expect(try compiled() == ["C"])
            // The table of methods stands in the file of the class.
            try write("extension A { @objc func go() {}; @objc func on() {} }\n", sources.appending(path: "B.swift"))
            #expect(try compiled() == ["A", "B"])
        }
    }

    @Test("builds of one folder at the same time wait for one another, and each goes by its own settings")
    func together() throws {
        try InstalledTool.withPackage("Pulse") { folder in
            let line = """
                jobs=; for n in 1 2 3; do "$octant" build Source --module Pulse & jobs="$jobs $!"; done
                for job in $jobs; do wait $job || exit 1; done
                """
            let built = try InstalledTool.shell(line, in: folder)
            #expect(built.code == 0, "\(built.output)\(built.errors)")
            // A name that no module has is an error of the build that was told of it.
            let other = """
                "$octant" build Source --module Pulse --implicit-import NoSuchModule & other=$!
                "$octant" build Source --module Pulse; own=$?; wait $other; echo $own $?
                """
            let mixed = try InstalledTool.shell(other, in: folder)
            #expect(mixed.output.hasSuffix("0 1\n"), "\(mixed.output)")
        }
    }

    @Test(
        "on a full disk a build says which file has no room, and goes on where it was when there is some",
        .enabled(if: SmallDisk.isThere))
    func fullDisk() throws {
        try InstalledTool.withPackage("Badge") { folder in
            let line = """
                mkdir .build && unshare -m sh -c 'mount -t tmpfs -o size=16k tmpfs .build || exit
                head -c 64k /dev/zero >.build/full 2>/dev/null
                "$octant" build; echo $?; find .build -type f
                rm .build/full; mount -o remount,size=400M .build
                "$octant" build >/dev/null; echo $?; ls .build/octant/debug/badges'
                """
            let result = try InstalledTool.shell(line, in: folder)
            #expect(result.output == "1\n.build/full\n0\n.build/octant/debug/badges\n")
            let start = "octant: cannot write '\(folder.path)/.build/octant/octant-toolset-"
            #expect(result.errors.hasPrefix(start), "\(result.errors)")
            #expect(result.errors.hasSuffix(".json': no space left on device\n"), "\(result.errors)")
        }
    }

    @Test("what Octant cannot be part of is refused before anything is compiled")
    func impossible() throws {
        for arguments in [["--static-swift-stdlib"], ["--build-system", "swiftbuild"]] {
            let result = try Tool.run(
                ["build"] + arguments, directory: InstalledTool.root, program: InstalledTool.program)
            #expect(result.code == 2)
            #expect(result.errors.contains("leave out '\(arguments[0])'"), "\(result.errors)")
        }
    }

    @Test("a picture that changes or comes into a catalogue that nothing declares is found at the next build")
    func changedCatalogue() throws {
        try InstalledTool.withPackage("Chime") { folder in
            #expect(try InstalledTool.run("build", in: folder).code == 0)
            let catalog = folder.appending(path: "Sources/Chime/Assets.xcassets")
            let bell = catalog.appending(path: "Bell.imageset/bell.png")
            let big = catalog.appending(path: "Bell.imageset/bell@2x.png")
            try FileManager.default.removeItem(at: bell)
            try FileManager.default.copyItem(at: big, to: bell)
            try FileManager.default.copyItem(
                at: bell.deletingLastPathComponent(), to: catalog.appending(path: "Gong.imageset"))
            let use = "import UIKit\nlet gong = UIImage.gong\n"
            try Data(use.utf8).write(to: folder.appending(path: "Sources/Chime/Gong.swift"))
            let result = try InstalledTool.run("build", in: folder)
            #expect(result.code == 0, "\(result.output)")
            let built = folder.appending(path: ".build/octant/debug/Chime_Chime.resources/Assets.xcassets")
            let copy = built.appending(path: "Bell.imageset/bell.png")
            #expect(try Data(contentsOf: copy) == Data(contentsOf: big))

            // Nothing but the catalogue changes.
            try FileManager.default.removeItem(at: catalog.appending(path: "Gong.imageset"))
            let without = try InstalledTool.run("build", in: folder)
            #expect(without.code == 1 && without.output.contains("Gong.swift:2:"), "\(without.output)")
        }
    }

    @Test("without a manifest, what the podspec names is found by the class of the library, in its bundle")
    func podResources() throws {
        try InstalledTool.withPackage("Dial") { folder in
            let main = """
                let dial = DialView()
                print(dial.needle.size.width, dial.title, dial.backgroundColor != nil)
                """
            try Data(main.utf8).write(to: folder.appending(path: "Classes/main.swift"))
            let built = try InstalledTool.run("build", "Classes", "--module", "Dial", in: folder)
            #expect(built.code == 0, "\(built.output)")
            let program = folder.appending(path: "Classes/.build/octant/debug/Dial")
            let run = try Tool.run([], directory: folder, program: program)
            #expect(run.output == "9.0 North true\n", "\(run.output)\(run.errors)")
        }
    }

    @Test("a name that no module has is refused")
    func refusals() throws {
        for name in ["", "UI Kit", "UIKit,", "1"] {
            let result = try InstalledTool.run("build", "--implicit-import", name, in: InstalledTool.root)
            #expect(result.code == 2)
            #expect(result.errors.hasPrefix("octant: option '--implicit-import' takes names of modules"))
        }
    }
}
