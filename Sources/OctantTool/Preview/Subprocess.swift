import Foundation
import OctantPackages

/// Another program that runs to its end.
struct Subprocess {
    let program: URL
    let arguments: [String]
    var environment: [String: String] = [:]

    /// Runs it, and returns its exit code, and all that it wrote. Throws where it cannot be started.
    func run() throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch {
            throw CommandFailure("cannot start '\(program.path.showingControls)': \(error.localizedDescription)")
        }
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
