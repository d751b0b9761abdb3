import Foundation
import OctantBase
import OctantRecordings
import OctantPackages

/// A file that is written as a whole or not at all.
///
/// A plain file is made beside the old one and replaces it, with its mode and owner, when it is finished; until then
/// the old one is as it was. A symbolic link is followed. A FIFO, a device, a socket or a file that is open already
/// gets what is written as it comes; what its writer changes later is kept in a temporary file until it is finished.
/// What is not finished leaves nothing behind, also when a signal ends the program.
final class OutputFile: ByteSink {
    /// The file's name in messages.
    private let shown: String
    private let target: OutputTarget
    /// The file that is written first.
    private var draft: FileDescriptor
    /// The draft's name; nil where it has none.
    private var draftName: FileName?
    private var draftIndex: Int?
    /// The stream that the draft goes to when it is finished; nil where it replaces the old file, or is the stream
    /// itself.
    private var stream: FileDescriptor?
    private var isFinished = false

    /// Standard output, or the file `name`; '-' is standard output too. With `isRevised` bytes can be overwritten.
    /// Throws `ExportError.output` when nothing can be written there.
    init(_ name: FileName, isRevised: Bool = false) throws(ExportError) {
        let isStandardOutput = name == FileName("-")
        shown = isStandardOutput ? "standard output" : "'\(name.shown)'"
        do {
            target = isStandardOutput ? .descriptor(1) : try OutputTarget.find(name)
            switch target {
            case .file(let name, let old):
                let made = try Self.draft(in: name.folder, mode: old == nil ? 0o666 : 0o600)
                (draft, draftName, draftIndex) = (made.file, made.name, made.index)
            case .stream(let name):
                draft = try Self.open(name)
            case .descriptor(let number):
                draft = try Self.duplicate(number)
            }
        } catch {
            throw .output("cannot write \(shown): \(error)")
        }
        if isRevised, draftName == nil {
            let stream = draft
            draft = try Self.temporary()
            self.stream = stream
        }
    }

    deinit {
        if !isFinished { discard() }
    }

    /// Whether a person would see what is written.
    var isTerminal: Bool { isatty((stream ?? draft).number) == 1 }

    func append(_ bytes: [UInt8]) throws(ExportError) { try check(draft.write(bytes)) }

    func overwrite(_ bytes: [UInt8], at offset: Int) throws(ExportError) {
        let count = bytes.withUnsafeBytes { pwrite(draft.number, $0.baseAddress, $0.count, offset) }
        try check(count == bytes.count ? 0 : count < 0 ? errno : EIO)
    }

    /// Makes the file what was written. Nothing can be written after it. With `isOneOfMany` it is not waited for until
    /// the disk has it, which takes longer than a small file is worth.
    func finish(isOneOfMany: Bool = false) throws(ExportError) {
        defer { discard() }
        if let stream { try copyDraft(to: stream) }
        guard case .file(let name, let old) = target, let draftName else { return }
        if let old { try check(keep(old)) }
        // A folder on a server, or a full disk, may report only now that there is no space.
        if isOneOfMany {
            let copy = fcntl(draft.number, F_DUPFD_CLOEXEC, 3)
            if copy < 0 || close(copy) != 0 { try check(errno) }
        } else if fsync(draft.number) != 0, errno != EINVAL {
            try check(errno)
        }
        try check(name.withPath { new in draftName.withPath { rename($0, new) } } == 0 ? 0 : errno)
        self.draftName = nil
    }

    private func check(_ error: Int32) throws(ExportError) {
        guard error == 0 else { throw .output("cannot write \(shown): \(SystemError(error))") }
    }

    /// Closes what is open, and removes the draft unless it is a file of its own by now.
    private func discard() {
        isFinished = true
        close(draft.number)
        if let stream { close(stream.number) }
        if let draftName { draftName.withPath { _ = unlink($0) } }
        UnfinishedFiles.remove(draftIndex)
        (draftName, draftIndex, stream) = (nil, nil, nil)
    }

    // MARK: Drafts

    /// A new file in `folder` of a name of its own.
    private static func draft(
        in folder: FileName, mode: mode_t
    ) throws(SystemError) -> (file: FileDescriptor, name: FileName, index: Int?) {
        // A name is in use only where a program of this number was ended by force.
        for number in 0..<Int.max {
            let name = folder.appending(FileName(".octant-\(getpid())-\(number).tmp"))
            let index = UnfinishedFiles.add(name)
            let file = name.withPath { Foundation.open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
            if file >= 0 { return (FileDescriptor(file), name, index) }
            let error = errno
            UnfinishedFiles.remove(index)
            guard error == EEXIST else { throw SystemError(error) }
        }
        throw SystemError(EEXIST)
    }

    /// A new file without a name, in the folder for temporary files.
    private static func temporary() throws(ExportError) -> FileDescriptor {
        let folder = FileName(FileManager.default.temporaryDirectory)
        do {
            let draft = try draft(in: folder, mode: 0o600)
            draft.name.withPath { _ = unlink($0) }
            UnfinishedFiles.remove(draft.index)
            return draft.file
        } catch {
            throw .output("cannot write a temporary file in '\(folder.shown)': \(error)")
        }
    }

    /// Sets the mode and the owner of `old` on the draft, as far as the user may; 0 or the error's number.
    private func keep(_ old: stat) -> Int32 {
        var now = stat()
        guard fstat(draft.number, &now) == 0 else { return errno }
        var mode = old.st_mode & 0o7777
        if now.st_uid != old.st_uid || now.st_gid != old.st_gid, fchown(draft.number, old.st_uid, old.st_gid) != 0 {
            // The group alone is the user's own to give. What runs with an owner's rights does not change its owner.
            if fchown(draft.number, uid_t.max, old.st_gid) != 0 || now.st_uid != old.st_uid { mode &= 0o777 }
        }
        return fchmod(draft.number, mode) == 0 ? 0 : errno
    }

    // MARK: Streams

    private static func open(_ name: FileName) throws(SystemError) -> FileDescriptor {
        while true {
            let file = name.withPath { Foundation.open($0, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
            if file >= 0 { return FileDescriptor(file) }
            if errno == ENXIO { return try connect(name) }
            guard errno == EINTR else { throw SystemError(errno) }
        }
    }

    /// The socket `name`, with a listener.
    private static func connect(_ name: FileName) throws(SystemError) -> FileDescriptor {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isCopied = withUnsafeMutableBytes(of: &address.sun_path) { path in
            guard name.bytes.count < path.count else { return false }
            path.copyBytes(from: name.bytes)
            return true
        }
        guard isCopied else { throw SystemError(ENAMETOOLONG) }
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw SystemError(errno) }
        let result = withUnsafeBytes(of: &address) { bytes in
            Foundation.connect(
                socket, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        guard result == 0 else {
            let error = errno
            close(socket)
            throw SystemError(error)
        }
        return FileDescriptor(socket)
    }

    private static func duplicate(_ number: Int32) throws(SystemError) -> FileDescriptor {
        let mode = fcntl(number, F_GETFL)
        // What cannot be written is known before anything is drawn.
        guard mode >= 0, mode & O_ACCMODE != O_RDONLY else { throw SystemError(EBADF) }
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw SystemError(errno) }
        return FileDescriptor(copy)
    }

    private func copyDraft(to stream: FileDescriptor) throws(ExportError) {
        var (buffer, offset) = ([UInt8](repeating: 0, count: 1 << 16), 0)
        while true {
            let count = buffer.withUnsafeMutableBytes { pread(draft.number, $0.baseAddress, $0.count, offset) }
            guard count != 0 else { return }
            guard count > 0 else {
                if errno == EINTR { continue }
                return try check(errno)
            }
            try check(stream.write(buffer.prefix(count)))
            offset += count
        }
    }
}
