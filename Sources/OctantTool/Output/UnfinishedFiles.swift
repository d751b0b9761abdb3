import Foundation
import OctantBase
import OctantPackages

/// The files in the making, which go when a signal ends the program.
enum UnfinishedFiles {
    // As many as anybody writes at once, and more; a file beyond them is made without this care.
    private static let limit = 16
    // The signals that end a program and can be handled.
    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    // SIG_IGN, as a number.
    private static let ignored = 1

    /// The buffers of the names, each `PATH_MAX` bytes that stay where they are: a signal may come at any instant, on
    /// any thread, and what is done then cannot wait for a lock.
    nonisolated(unsafe) private static let buffers = UnsafeMutablePointer<CChar>.allocate(
        capacity: limit * Int(PATH_MAX))
    /// Whether the name in each buffer counts.
    nonisolated(unsafe) private static let counts: UnsafeMutablePointer<Bool> = {
        let counts = UnsafeMutablePointer<Bool>.allocate(capacity: limit)
        counts.initialize(repeating: false, count: limit)
        return counts
    }()
    /// The program's former actions at each signal.
    nonisolated(unsafe) private static let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(NSIG))
    private static let isListening = Locked(false)

    /// Makes a signal remove `name` from now on, and returns its index; nil when there is none free.
    static func add(_ name: FileName) -> Int? {
        guard name.bytes.count < Int(PATH_MAX) else { return nil }
        return isListening.withLock { isListening in
            guard let index = (0..<limit).first(where: { !counts[$0] }) else { return nil }
            let buffer = buffers + index * Int(PATH_MAX)
            name.withPath { path in _ = strcpy(buffer, path) }
            counts[index] = true
            if !isListening { listen() }
            isListening = true
            return index
        }
    }

    /// Lets the file in `index` be.
    static func remove(_ index: Int?) {
        guard let index else { return }
        isListening.withLock { _ in counts[index] = false }
    }

    /// A signal that is ignored, as by programs in the background, stays ignored.
    private static func listen() {
        for signal in signals {
            let before = actions + Int(signal)
            before.initialize(to: sigaction())
            guard sigaction(signal, nil, before) == 0,
                unsafeBitCast(before.pointee.__sigaction_handler.sa_handler, to: Int.self) != ignored
            else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { signal in
                for index in 0..<UnfinishedFiles.limit where UnfinishedFiles.counts[index] {
                    unlink(UnfinishedFiles.buffers + index * Int(PATH_MAX))
                }
                // Only now may the signal do what it did before. It waits until this handler returns; a second one that
                // comes meanwhile waits too.
                sigaction(signal, UnfinishedFiles.actions + Int(signal), nil)
                raise(signal)
            }
            sigaction(signal, &action, nil)
        }
    }
}
