import Foundation
import OctantBase

/// A folder that several processes prepare for SwiftPM, one at a time. SwiftPM itself has one build at a time work in
/// its folder.
struct FolderLock {
    private static let name = FileName("octant.lock")

    private let file: FileName

    /// The lock of `folder`, which is made unless it is there. Throws where it cannot be.
    init(_ folder: FileName) throws(CommandFailure) {
        try folder.makeFolder()
        file = folder.appending(Self.name)
    }

    /// Returns what `body` returns, once no other process is at it. The lock ends with the process, too.
    func holding<Result>(_ body: () throws -> Result) throws -> Result {
        let descriptor = file.withPath { open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o644) }
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw CommandFailure("cannot lock '\(file.shown)': \(SystemError(errno))")
        }
        defer { close(descriptor) }
        return try body()
    }
}
