import Foundation
import OctantBase
import Testing

@Suite("Errors of the system")
struct SystemErrorTests {
    @Test("they are the system's words behind a colon, and ours where its own say nothing to people")
    func words() {
        #expect("\(SystemError(ENOSPC))" == "no space left on device")
        #expect("\(SystemError(EBADF))" == "it is closed" && "\(SystemError(EISDIR))" == "it is a folder")
    }

    @Test("the one beneath an error of Foundation's is its reason; without one Foundation has the word")
    func beneath() {
        let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
        #expect(SystemError(beneath: full)?.number == ENOSPC && SystemError(beneath: POSIXError(.EIO))?.number == EIO)
        #expect(SystemError.reason(of: full) == "no space left on device")
        let other = CocoaError(.fileWriteUnknown)
        #expect(SystemError(beneath: other) == nil)
        #expect(SystemError.reason(of: other) == other.localizedDescription)
    }
}
