import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("The package that a command is for")
struct PackageFolderTests {
    @Test("SwiftPM works in a folder of its own beside that of a plain build, unless it is told where")
    func scratch() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let deep = folder.appendingPathComponent("Sources/A")
            try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
            for path in [folder.path, deep.path] {
                for arguments in [["--package-path", path], ["-v", "--package-path=\(path)"]] {
                    let package = PackageFolder(arguments.map { Argument($0) })
                    #expect(package.scratch.shown == folder.path + "/.build/octant")
                    #expect(package.arguments.prefix(2) == ["--scratch-path", Argument(package.scratch.bytes)])
                    #expect(package.arguments.dropFirst(2).map(\.text) == arguments)
                }
            }
            let package = PackageFolder(["--scratch-path", "/else"])
            #expect(package.scratch == FileName("/else"))
            #expect(package.arguments == ["--scratch-path", "/else"])
        }
    }

    @Test("a podspec beside the manifest asks for UIKit in every file")
    func podspec() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let arguments: [Argument] = ["--package-path", Argument(folder.path)]
            #expect(PackageFolder(arguments).usualImports == [])
            try Data().write(to: folder.appendingPathComponent("A.podspec"))
            #expect(PackageFolder(arguments).usualImports == ["UIKit"])
        }
    }

    @Test("a folder that is named first is the package, or its files are the module that is named")
    func namedFolder() throws {
        try withTemporaryFolder { folder in
            let argument = Argument(folder.path)
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(".hidden"), withIntermediateDirectories: true)
            for name in ["a.swift", ".hidden/b.swift", "c.txt"] { try write("", name) }
            let package = try PackageFolder([argument, "-c", "release"], module: "A")
            #expect(package.arguments.suffix(2) == ["-c", "release"])
            let made = folder.appendingPathComponent(".build/octant/package")
            func manifest() throws -> String {
                try String(contentsOf: made.appendingPathComponent("Package.swift"), encoding: .utf8)
            }
            #expect(try manifest().contains(".target(name: \"A\")"))
            func links() throws -> [String] {
                let sources = made.appendingPathComponent("Sources/A").path
                return try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix("swift") }
            }
            #expect(try links() == ["a.swift"])

            try FileManager.default.removeItem(at: folder.appendingPathComponent("a.swift"))
            try write("  @main\nstruct Program {}", "d.swift")
            _ = try PackageFolder([argument], module: "A")
            #expect(try links() == ["d.swift"])
            #expect(try manifest().contains(".executableTarget(name: \"A\")"))

            #expect(throws: UsageError.self) { try PackageFolder([argument], module: nil) }
            #expect(throws: UsageError.self) { try PackageFolder([argument], module: "a b") }
            try write("", "Package.swift")
            #expect(throws: UsageError.self) { try PackageFolder([argument], module: "A") }
            let named = try PackageFolder([argument, "-v"], module: nil)
            #expect(named.arguments.suffix(3) == ["--package-path", argument, "-v"])
        }
    }

    @Test("a folder without a manifest is the module that a podspec in it names, unless another is named")
    func statedModule() throws {
        try withTemporaryFolder { folder in
            let argument = Argument(folder.path)
            try Data().write(to: folder.appendingPathComponent("a.swift"))
            try Data("Pod::Spec.new { |s| s.name = 'Ring-Kit' }".utf8)
                .write(to: folder.appendingPathComponent("Ring-Kit.podspec"))
            #expect(try PackageFolder([argument, "-v"], module: nil).module?.package != nil)
            let made = folder.appendingPathComponent(".build/octant/package/Package.swift")
            #expect(try String(contentsOf: made, encoding: .utf8).contains(".target(name: \"Ring_Kit\")"))
            _ = try PackageFolder([argument], module: "Other")
            #expect(try String(contentsOf: made, encoding: .utf8).contains(".target(name: \"Other\")"))
        }
    }
}
