internal import Glibc

/// An open file of this process, by its number. It is written to so that nothing that can be the matter with it ends
/// the program: no signal is raised.
package struct FileDescriptor: Sendable, Equatable {
    /// The number.
    package let number: Int32

    /// The open file number `number`.
    package init(_ number: Int32) { self.number = number }

    /// The stream that errors go to.
    package static let standardError = FileDescriptor(2)

    /// Writes all of `bytes` and returns 0, or as much as can be written and the number of the error that stopped it
    /// (`errno`). For a file that cannot accept more now and was opened not to wait, it waits `patience` milliseconds
    /// at most; -1 is for ever.
    package func write(_ bytes: some Sequence<UInt8>, patience: Int32 = -1) -> Int32 {
        let whole = bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0), patience) }
        return whole ?? Array(bytes).withUnsafeBytes { writeAll($0, patience) }
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer, _ patience: Int32) -> Int32 {
        Self.withoutSignals {
            var rest = bytes
            while !rest.isEmpty {
                let count = Glibc.write(number, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno == EAGAIN {
                    var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                    guard poll(&wait, 1, patience) > 0 else { return EAGAIN }
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    /// Runs `body`, which returns an error's number, and discards the signals that came with the error: a reader that
    /// is gone, and a file that may not grow, raise one on the thread that writes. How the program handles them stays
    /// as it is.
    private static func withoutSignals(_ body: () -> Int32) -> Int32 {
        var (signals, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigpending(&pending)
        for signal in [SIGPIPE, SIGXFSZ] where sigismember(&pending, signal) == 0 { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        let error = body()
        if error == EPIPE || error == EFBIG {
            var now = timespec()
            while sigtimedwait(&signals, nil, &now) > 0 {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return error
    }
}
