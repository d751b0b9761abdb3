internal import Foundation
internal import OctantBase

// Bytes that are copied at once.
private let portion = 1 << 16
// By this name ffmpeg can go back in the file that its standard output is, also where /dev has no link to it.
private let ownOutput = "file:/proc/self/fd/1"

/// A run of ffmpeg: raw frames go in, a file comes out, which has no name and so leaves nothing behind.
final class FFmpeg {
    private let process = Process()
    /// What frames are written into. A socket: a write into one that nobody reads ends no program.
    private let input: Int32
    private let output: FileHandle
    /// What ffmpeg says comes out here, as much of it as a socket holds. No file: the disk may be what is full.
    private let messages: FileHandle

    /// ffmpeg with these arguments, of which the last is not yet the file. Throws where there is none.
    init(_ arguments: [String]) throws(ExportError) {
        guard let program = Self.program else {
            throw .encoding("there is no ffmpeg on PATH: install Debian's package ffmpeg for MP4 and WebM files")
        }
        output = try Self.namelessFile()
        let said = try Self.sockets(Int32(SOCK_NONBLOCK.rawValue))
        messages = FileHandle(fileDescriptor: said.own, closeOnDealloc: true)
        let frames = try Self.sockets()
        input = frames.own
        process.executableURL = URL(fileURLWithPath: program)
        // Without the first it says that the disk was full, and ends as if it had not been.
        process.arguments = ["-xerror"] + arguments + ["-y", ownOutput]
        (process.standardInput, process.standardOutput, process.standardError) = (frames.other, output, said.other)
        do {
            try process.run()
        } catch {
            throw .encoding("ffmpeg cannot be started: \(error.localizedDescription)")
        }
        try? frames.other.close()
    }

    deinit {
        close(input)
        if process.isRunning { process.terminate() }
    }

    /// The file of the program that PATH finds.
    private static var program: String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/ffmpeg" }.first { access($0, X_OK) == 0 }
    }

    /// What a file without a name is called in messages.
    private static var temporaryFile: String { "a temporary file in '\(NSTemporaryDirectory())'" }

    /// Two ends, each of which reads what is written into the other. With `SOCK_NONBLOCK` one takes what it has room
    /// for, and keeps nobody waiting.
    private static func sockets(_ more: Int32 = 0) throws(ExportError) -> (own: Int32, other: FileHandle) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | more
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw .encoding("no socket for ffmpeg: \(SystemError(errno))")
        }
        return (ends[0], FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
    }

    private static func namelessFile() throws(ExportError) -> FileHandle {
        var name = Array("\(NSTemporaryDirectory())octant-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else {
            throw .output("cannot write \(temporaryFile): \(SystemError(errno))")
        }
        unlink(name)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }

    /// Hands over `bytes`. Throws what ffmpeg says where it reads no more.
    func write(_ bytes: [UInt8]) throws(ExportError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                send(input, buffer.baseAddress.map { $0 + done }, buffer.count - done, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                process.waitUntilExit()
                throw failure
            }
        }
    }

    /// Waits for the end, and gives `sink` the file. Throws what ffmpeg says where there is none.
    func finish(into sink: any ByteSink) throws(ExportError) {
        shutdown(input, Int32(SHUT_WR))
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure }
        var (buffer, offset) = ([UInt8](repeating: 0, count: portion), 0)
        while true {
            let count = pread(output.fileDescriptor, &buffer, portion, offset)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .output("cannot read \(Self.temporaryFile): \(SystemError(errno))") }
            if count == 0 { break }
            try sink.append(Array(buffer.prefix(count)))
            offset += count
        }
        guard offset > 0 else { throw failure }
    }

    private var failure: ExportError {
        var buffer = [UInt8](repeating: 0, count: portion)
        let count = max(read(messages.fileDescriptor, &buffer, portion), 0)
        let lines = String(decoding: buffer.prefix(count), as: UTF8.self).split(whereSeparator: \.isNewline)
        let said = lines.first.map(String.init) ?? "it wrote nothing"
        // Which file has no room it says at the end, not at the beginning.
        let isUnnamed = said.hasSuffix(String(cString: strerror(ENOSPC))) && !said.contains(ownOutput)
        let place = isUnnamed ? " for \(Self.temporaryFile)" : ""
        return .encoding("ffmpeg: \(said.replacing(ownOutput, with: Self.temporaryFile))\(place)")
    }
}
