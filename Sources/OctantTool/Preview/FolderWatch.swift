import Foundation
import OctantBase
import OctantPackages

/// The system's notices of changes in folders (inotify): nobody polls.
final class FolderWatch {
    /// What can be read when something changed.
    let descriptor: Int32
    private var folders: [Int32: String] = [:]

    /// A watch of nothing yet. Throws where the system has none to give.
    init() throws(CommandFailure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw CommandFailure("cannot watch files: \(SystemError(errno))") }
    }

    deinit { close(descriptor) }

    /// Watches the files in these folders from now on, and no others. One that is not there is left out.
    func watch(_ wanted: [String]) {
        for (watch, folder) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            folders[watch] = nil
        }
        let kinds = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
        for folder in wanted where !folders.values.contains(folder) {
            let watch = inotify_add_watch(descriptor, folder, kinds)
            if watch >= 0 { folders[watch] = folder }
        }
    }

    /// Returns what changed since the last call.
    func read() -> [SourceChanges.Event] {
        var events: [SourceChanges.Event] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return events }
            buffer.withUnsafeBytes { bytes in
                var place = 0
                while place + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    let name = bytes[(place + MemoryLayout<inotify_event>.size)...].prefix(Int(event.len))
                    place += MemoryLayout<inotify_event>.size + Int(event.len)
                    guard let folder = folders[event.wd] else { continue }
                    let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
                    let exists = event.mask & (UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)) != 0
                    events.append(SourceChanges.Event(path: "\(folder)/\(text)", exists: exists))
                }
            }
        }
    }
}
