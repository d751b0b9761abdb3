import Foundation
import Testing

@testable import OctantTool

@Suite("The package that a command is for")
struct PackageFolderTests {
    @Test("SwiftPM works in a folder of its own beside that of a plain build, unless it is told where")
    func scratch() throws {
        try Tool.withFolder { folder in
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let deep = folder.appendingPathComponent("Sources/A")
            try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
            for path in [folder.path, deep.path] {
                for arguments in [["--package-path", path], ["-v", "--package-path=\(path)"]] {
                    let package = PackageFolder(arguments.map { Argument($0) })
                    #expect(package.scratch.shown == folder.path + "/.build/octant")
                    #expect(package.arguments == ["--scratch-path", Argument(package.scratch.bytes)])
                }
            }
            let package = PackageFolder(["--scratch-path", "/else"])
            #expect(package.scratch == FileName("/else"))
            #expect(package.arguments == [])
        }
    }

    @Test("a podspec beside the manifest asks for UIKit in every file")
    func podspec() throws {
        try Tool.withFolder { folder in
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let arguments: [Argument] = ["--package-path", Argument(folder.path)]
            #expect(PackageFolder(arguments).usualImports == [])
            try Data().write(to: folder.appendingPathComponent("A.podspec"))
            #expect(PackageFolder(arguments).usualImports == ["UIKit"])
        }
    }
}
