import Dispatch
import OctantRecordings
import OctantPackages

// Frames that wait for a writer at most, so that a slow one does not keep a whole recording in memory.
private let frameLimit = 12

/// A recording that is written on a thread of its own, so that others are at the same time.
final class BackgroundWriter: @unchecked Sendable {
    // `@unchecked Sendable`: all but the name is the queue's.
    let format: AnimationFormat
    private let file: OutputFile
    private let writer: any AnimationWriter
    private var error: (any Error)?
    private let queue = DispatchQueue(label: "octant.gallery")
    private let room = DispatchSemaphore(value: frameLimit)

    /// A recording as `format` into the file `name`. Throws where it cannot be written there.
    init(_ format: AnimationFormat, to name: FileName) throws {
        self.format = format
        file = try OutputFile(name, isRevised: true)
        var options = AnimationOptions()
        options.isQuick = true
        writer = try format.writer(file, options)
    }

    /// Adds the next frame, and waits as long as too many wait.
    func add(_ frame: TimedFrame) {
        room.wait()
        queue.async { [self] in
            defer { room.signal() }
            attempt { try writer.add(frame) }
        }
    }

    /// Finishes the file. Nothing is added after it.
    func finish() {
        queue.async { [self] in
            attempt {
                try writer.finish()
                try file.finish(isOneOfMany: true)
            }
        }
    }

    /// Whether the file is there, or the first error that there was: it is waited for.
    var result: Result<Void, any Error> {
        queue.sync { error.map { .failure($0) } ?? .success(()) }
    }

    private func attempt(_ work: () throws -> Void) {
        guard error == nil else { return }
        do { try work() } catch { self.error = error }
    }
}
