import Foundation
import OctantBase
import Testing

@Suite("The main thread")
struct MainThreadTests {
    @Test("the main actor runs there, and another queue does not")
    @MainActor
    func current() {
        #expect(MainThread.isCurrent)
        MainThread.require("view", of: Self.self)
        let isElsewhere = Locked(true)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            isElsewhere.withLock { $0 = MainThread.isCurrent }
            done.signal()
        }
        done.wait()
        #expect(!isElsewhere.withLock { $0 })
    }
}
