import Foundation
import TestSupport

/// Octant, as it was built for the tests, installed into an empty folder by way of another, as makers of packages do.
enum InstalledTool {
    /// The folder that bin, lib and the others are in.
    static let prefix = Result { try install() }

    /// The installed tool.
    static var program: URL {
        get throws { try prefix.get().appending(path: "bin/octant") }
    }

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The address at which the pages of the documentation are published, as far as that installation knows.
    static let site = "https://octant.example/pages"

    private static func install() throws -> URL {
        let build = root.appending(path: ".build")
        let products = try Tool.executable.deletingLastPathComponent()
        let top = build.appending(path: "test-installation")
        try? FileManager.default.removeItem(at: top)
        let result = try Tool.run(
            ["--destdir", top.appending(path: "staged").path, "--prefix", "/usr", "--build", products.path],
            program: root.appending(path: "Scripts/install"), environment: ["OCTANT_SITE": "\(site)/"])
        guard result.code == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["said": result.errors]) }
        let prefix = top.appending(path: "place")
        try FileManager.default.moveItem(at: top.appending(path: "staged/usr"), to: prefix)
        return prefix
    }

    /// Runs the installed tool in `directory`.
    static func run(_ arguments: String..., in directory: URL) throws -> Tool.Result {
        try Tool.run(arguments, directory: directory, program: program)
    }

    /// Runs a line of the shell in `directory`, in which pkg-config knows this installation.
    static func shell(_ line: String, in directory: URL) throws -> Tool.Result {
        let packages = try prefix.get().appending(path: "lib/pkgconfig").path
        return try Tool.run(
            ["-c", line], directory: directory, program: URL(filePath: "/bin/bash"),
            environment: ["PKG_CONFIG_PATH": packages, "octant": program.path])
    }

    /// Calls `body` with the folder of a copy of the package `name` of Tests/Packages, or of another folder, which has
    /// its neighbours beside it.
    static func withPackage<Answer>(
        _ name: String, of folder: String = "Tests/Packages", _ body: (URL) throws -> Answer
    ) throws -> Answer {
        try withTemporaryFolder { place in
            let copy = place.resolvingSymlinksInPath().appending(path: "Packages")
            try FileManager.default.copyItem(at: root.appending(path: folder), to: copy)
            return try body(copy.appending(path: name))
        }
    }
}
