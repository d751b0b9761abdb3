import Foundation
import FuzzTargets
import Testing

/// Runs Scripts/fuzz's program as it is built for tests.
@Suite("Fuzz")
struct FuzzTests {
    private struct Run {
        let code: Int32
        let output: String
    }

    /// The folder of what was built.
    private static var products: URL {
        get throws {
            var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            while folder.path != "/" {
                if FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("Fuzz").path) {
                    return folder
                }
                folder.deleteLastPathComponent()
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }

    private func fuzz(_ arguments: String...) throws -> Run {
        let products = try Self.products
        let process = Process()
        process.executableURL = products.appendingPathComponent("Fuzz")
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        environment["OCTANT"] = products.appendingPathComponent("octant").path
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(code: process.terminationStatus, output: String(decoding: said, as: UTF8.self))
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test("a second of inputs on each target finds nothing", arguments: FuzzTarget.all.map(\.name))
    func targets(name: String) throws {
        try withFolder { folder in
            let run = try fuzz("--seconds", "1", "--seed", "7", "--patience", "60", "--keep", folder, name)
            #expect(run.code == 0 && run.output.hasSuffix(": 0 findings\n"), "\(run.output)")
            let count = run.output.split(separator: " ").dropFirst().first.flatMap { Int($0) }
            #expect(try #require(count) > 0)
        }
    }

    @Test(
        "an input that ends the program, does not end, takes too much memory or shows something wrong is kept",
        arguments: [
            ("planted-trap", "ended the program by signal 11"), ("planted-hang", "did not end in 1.0 s"),
            ("planted-memory", "MiB of memory"), ("planted-wrong", "shows something wrong"),
        ])
    func planted(name: String, reason: String) throws {
        try withFolder { folder in
            // Only what never ends is to be given up, however busy the machine is.
            let patience = name == "planted-hang" ? "1" : "60"
            let run = try fuzz(
                "--seconds", "1", "--seed", "3", "--patience", patience, "--memory", "300", "--keep", folder, name)
            #expect(run.code == 1 && run.output.contains("\(name): input 2 of seed 3"), "\(run.output)")
            #expect(run.output.contains(reason))
            // The input as it was, and what was wrong with it.
            let file = "\(folder)/\(name)-3-2"
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "3298534883330\n")
            #expect(try String(contentsOfFile: file + ".txt", encoding: .utf8).contains(reason))
        }
    }

    @Test("an input that was kept can be tried again, and arguments that make no sense are told of")
    func again() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("5\n".utf8).write(to: URL(fileURLWithPath: folder + "/seed"))
            #expect(try fuzz("--again", "drawing", folder + "/seed").output == "taken\n")
            try Data(NibInputs.page.utf8).write(to: URL(fileURLWithPath: folder + "/page.xib"))
            #expect(try fuzz("--again", "nibs", folder + "/page.xib").output == "taken\n")
        }
        for text in [["--again", "drawing"], ["nothing"], ["--seconds", "x", "nibs"], []] {
            let process = Process()
            process.executableURL = try Self.products.appendingPathComponent("Fuzz")
            process.arguments = text
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 2, "\(text)")
        }
    }
}
