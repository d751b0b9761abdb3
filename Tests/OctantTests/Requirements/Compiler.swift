import Foundation
import Testing

// This package, and the libraries that its modules need the headers of.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
private let libraries = ["cairo", "pangocairo", "gtk4", "atk-bridge-2.0", "libpng", "libturbojpeg"]

/// The Swift compiler, asked about a few lines that use UIKit as it was built for these tests.
enum Compiler {
    /// The compiler's errors for `source`; empty when it compiles.
    static func errors(in source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString).swift")
        try Data("import UIKit\n\(source)\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // The modules are beside the program that runs the tests.
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let sources = root.appendingPathComponent("Sources")
        let system = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
            FileManager.default.fileExists(atPath: sources.appendingPathComponent("\($0)/module.modulemap").path)
        }
        let positions = [built.appendingPathComponent("Modules")] + system.map(sources.appendingPathComponent)
        let headers = try libraries.flatMap { library in
            // What this machine lacks was not built with either.
            try run("pkg-config", ["--silence-errors", "--cflags", library]).output.split(
                whereSeparator: \.isWhitespace)
        }
        let result = try run(
            "swiftc",
            ["-typecheck", "-swift-version", "6"] + positions.flatMap { ["-I", $0.path] }
                + headers.flatMap { ["-Xcc", String($0)] } + [file.path])
        return result.code == 0 ? "" : result.errors
    }

    private static func run(
        _ program: String, _ arguments: [String]
    ) throws -> (code: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        // Compilers print little on standard output: reading one after the other cannot block them.
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }
}
