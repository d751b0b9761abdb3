import Foundation

/// Another decoder than ours: Python's Pillow (Debian's python3-pil), run by Debian's Python.
package enum Pillow {
    /// What went wrong in Python.
    package struct Failure: Error, CustomStringConvertible {
        /// Python's standard error.
        package let description: String
    }

    /// Runs `script` with `arguments` in `sys.argv[1:]` and returns what it prints.
    package static func run(_ script: String, _ arguments: [String] = []) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", script] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(decoding: message, as: UTF8.self))
        }
        return String(decoding: said, as: UTF8.self)
    }

    /// A file of `bytes` in the temporary folder, removed after `body`.
    package static func withFile<Result>(
        _ bytes: [UInt8],
        ending: String,
        _ body: (String) throws -> Result
    ) throws -> Result {
        let name = "octant-\(UUID().uuidString).\(ending)"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    /// How long each frame of a moving image stays, in milliseconds.
    package static func delays(of file: [UInt8]) throws -> [Double] {
        let script = """
            import sys
            from PIL import Image
            picture = Image.open(sys.argv[1])
            for index in range(picture.n_frames):
                picture.seek(index)
                print(picture.info["duration"])
            """
        return try withFile(file, ending: "png") { try run(script, [$0]) }
            .split(separator: "\n").compactMap { Double($0) }
    }
}
