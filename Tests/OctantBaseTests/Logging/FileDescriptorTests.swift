import Foundation
import OctantBase
import Testing

@Suite("Writing to what may not take it")
struct FileDescriptorTests {
    private func signalIsPending(_ signal: Int32) -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, signal) == 1
    }

    @Test("a reader that is gone is an error, and no signal is left behind")
    func brokenPipe() {
        func isBlocked() -> [Int32] {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            return [SIGPIPE, SIGXFSZ].map { sigismember(&mask, $0) }
        }
        let before = isBlocked()
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        #expect(FileDescriptor(ends[1]).write("words".utf8) == EPIPE)
        #expect(FileDescriptor(ends[1]).write([UInt8](repeating: 0, count: 1 << 20)) == EPIPE)
        close(ends[1])
        #expect(!signalIsPending(SIGPIPE))
        #expect(isBlocked() == before)
    }

    @Test("a device without room and a number that is no open file are errors")
    func fullAndClosed() {
        let full = open("/dev/full", O_WRONLY)
        #expect(FileDescriptor(full).write("words".utf8) == ENOSPC)
        close(full)
        #expect(FileDescriptor(full).write("words".utf8) == EBADF)
    }

    @Test("what takes nothing now and does not wait is given up after the patience, and everything before is written")
    func busy() {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
        #expect(FileDescriptor(ends[1]).write([UInt8](repeating: 7, count: 1 << 20), patience: 1) == EAGAIN)
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        #expect(read(ends[0], &bytes, bytes.count) >= 1 << 16)
        #expect(FileDescriptor(ends[1]).write("words".utf8, patience: 1) == 0)
        ends.forEach { close($0) }
    }
}
