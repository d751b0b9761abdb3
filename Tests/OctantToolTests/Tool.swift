import Foundation
import Testing

/// Runs the built tool as a person would.
enum Tool {
    struct Result {
        /// The exit code, or the signal that ended it.
        let code: Int32
        let isSignalled: Bool
        let bytes: Data
        let errors: String
        var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The tool is beside the tests' own program.
    static var executable: URL {
        get throws {
            var directory = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            while directory.path != "/" {
                directory.deleteLastPathComponent()
                let candidate = directory.appendingPathComponent("octant")
                if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }

    /// An ordinary user to run as: nobody special, or the one that runs the tests.
    static let asUser = geteuid() == 0 ? "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

    static func run(_ arguments: String...) throws -> Result { try run(arguments) }

    /// Expects the tool to end on these arguments with code 2 and one line, and to do nothing.
    static func expectRefusal(of arguments: [String]) throws {
        let result = try Tool.run(arguments)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("octant: "))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    /// Runs a line of the shell in `directory`, with the tool as `$octant`.
    static func shell(_ line: String, in directory: URL) throws -> Result {
        try run(
            ["-c", line], directory: directory, program: URL(fileURLWithPath: "/bin/sh"),
            environment: ["octant": executable.path])
    }

    /// Runs the tool, or another `program`, in `directory` with no display to be had, and with `more` in its
    /// environment.
    static func run(
        _ arguments: [String], directory: URL? = nil, program: URL? = nil, environment more: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = try program ?? executable
        process.arguments = arguments
        if let directory { process.currentDirectoryURL = directory }
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        process.environment = environment.merging(more) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Errors are a line or two: they fit the pipe while the output is read.
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            code: process.terminationStatus, isSignalled: process.terminationReason == .uncaughtSignal, bytes: bytes,
            errors: String(decoding: said, as: UTF8.self))
    }
}
