import Foundation
import OctantBase
import OctantPackages

/// The signals by which people end a program, as something to be read: there is time to tidy up then.
final class EndingSignals {
    private static let signals = [SIGHUP, SIGINT, SIGTERM]
    /// Where the handler writes; a handler can be given nothing else.
    nonisolated(unsafe) private static var writingEnd: Int32 = -1

    /// What can be read when one came.
    let descriptor: Int32

    /// Listens from now on. Throws where the system has no pipe to give.
    init() throws(CommandFailure) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw CommandFailure("cannot listen to signals: \(SystemError(errno))")
        }
        (descriptor, Self.writingEnd) = (ends[0], ends[1])
        // Who starts programs from threads of libdispatch's starts them with all signals blocked.
        var own = sigset_t()
        sigemptyset(&own)
        for signal in Self.signals { sigaddset(&own, signal) }
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
        for signal in Self.signals {
            Glibc.signal(signal) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(EndingSignals.writingEnd, &byte, 1)
            }
        }
    }

    /// Ends the program as the signal that came would have.
    func end() -> Never {
        var number = UInt8(SIGTERM)
        _ = read(descriptor, &number, 1)
        Glibc.signal(Int32(number), SIG_DFL)
        raise(Int32(number))
        exit(1)
    }
}
