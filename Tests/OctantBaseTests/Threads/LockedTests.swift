import OctantBase
import Testing

@Suite("Locked values")
struct LockedTests {
    @Test("changes from many threads are all there, and the value is let go in the end")
    func counting() async {
        final class Token: Sendable {}
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let locked = Box(Locked((count: 0, token: made)))
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { for _ in 0..<1000 { locked.value.withLock { $0.count += 1 } } }
                }
            }
            #expect(locked.value.withLock { $0.count } == 8000)
        }
        #expect(token == nil)
    }

    @Test("an error thrown inside leaves the lock open")
    func errors() {
        struct Failure: Error {}
        let locked = Locked(1)
        #expect(throws: Failure.self) { try locked.withLock { _ throws(Failure) in throw Failure() } }
        #expect(locked.withLock { $0 } == 1)
    }

    /// `Locked` cannot be copied into tasks; its holder can.
    private final class Box<Value>: Sendable {
        let value: Locked<Value>
        init(_ value: consuming Locked<Value>) { self.value = value }
    }
}
