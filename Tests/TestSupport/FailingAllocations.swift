import Foundation

/// The library that fails allocations of a program into which it is loaded (Scripts/faults/failing_allocations.c).
public enum FailingAllocations {
    /// Why there is none.
    public struct Failure: Error, CustomStringConvertible {
        /// What the compiler ended with.
        public let description: String
    }

    /// Compiles it into `folder`. Returns its path, for LD_PRELOAD.
    public static func library(in folder: URL) throws -> String {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
        let source = root.appendingPathComponent("Scripts/faults/failing_allocations.c")
        let library = folder.appendingPathComponent("failing-allocations.so")
        let compiler = try Process.run(
            URL(fileURLWithPath: "/usr/bin/gcc"),
            arguments: ["-O1", "-shared", "-fPIC", source.path, "-o", library.path])
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else {
            throw Failure(description: "gcc ended with \(compiler.terminationStatus)")
        }
        return library.path
    }
}
