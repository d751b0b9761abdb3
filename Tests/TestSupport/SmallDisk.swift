import Foundation

/// A file system of a few kilobytes in the memory, for what a full disk does to programs. Another process has it, in a
/// mount namespace of its own, and everyone reaches it by that process's root; it is gone with this object.
public final class SmallDisk {
    /// Whether one can be had: root may, outside of containers.
    public static let isThere = (try? SmallDisk(bytes: 16 << 10)) != nil

    /// The folder of all that is on it. It cannot be a process's current folder, since it has no path from outside.
    public let folder: URL
    private let place: URL
    private let owner = Process()
    private let (lifeline, notices) = (Pipe(), Pipe())

    /// An empty one. Throws where it cannot be mounted.
    public init(bytes: Int) throws {
        place = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        owner.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        owner.arguments = [
            "-m", "sh", "-c", "mount -t tmpfs -o size=\(bytes) tmpfs \"$0\" && echo && exec cat", place.path,
        ]
        (owner.standardInput, owner.standardOutput) = (lifeline, notices)
        owner.standardError = FileHandle.nullDevice
        try owner.run()
        folder = URL(fileURLWithPath: "/proc/\(owner.processIdentifier)/root\(place.path)", isDirectory: true)
        // A line when it is mounted, or the end.
        guard !notices.fileHandleForReading.availableData.isEmpty else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit {
        try? lifeline.fileHandleForWriting.close()
        if owner.isRunning { owner.waitUntilExit() }
        // Here, where nothing is mounted on it, it is empty.
        rmdir(place.path)
    }

    /// The names of what is on it besides what fills it, in order.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "full" }.sorted() }
    }

    /// Takes all the room but `free` bytes, counted in pages of 4,096.
    public func fill(leaving free: Int = 0) throws {
        let filler = folder.appendingPathComponent("full")
        try? FileManager.default.removeItem(at: filler)
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
        let rest = Int(status.f_bavail) * Int(status.f_bsize)
        try Data(count: max(rest - free, 0)).write(to: filler)
    }
}
