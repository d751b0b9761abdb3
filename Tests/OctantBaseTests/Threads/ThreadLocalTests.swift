import Foundation
import OctantBase
import Testing

/// Something that a thread keeps.
private final class Token: Sendable {}

@Suite("Variables of which every thread has its own")
struct ThreadLocalTests {
    private static let local = ThreadLocal<Token>()

    /// Runs `body` on a thread of its own, and returns once the thread is gone, with all that it kept.
    private func onThread(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let job = Unmanaged.passRetained(Job(body: body))
        pthread_create(
            &thread, nil,
            { job in
                if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
                return nil
            }, job.toOpaque())
        pthread_join(thread, nil)
    }

    private final class Job: Sendable {
        let body: @Sendable () -> Void
        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    @Test("a value is seen by the thread that set it and no other, and goes when it is replaced, or the thread ends")
    func ownValue() {
        let kept = Locked<[Weak<Token>]>([])
        let seen = Locked<[Bool]>([])
        let (first, second) = (Token(), Token())
        Self.local.value = first
        onThread {
            let token = Token()
            seen.withLock { $0.append(Self.local.value == nil) }
            Self.local.value = token
            seen.withLock { $0.append(Self.local.value === token) }
            kept.withLock { $0.append(Weak(token)) }
        }
        #expect(seen.withLock { $0 } == [true, true])
        #expect(kept.withLock { $0.map { $0.object == nil } } == [true])
        #expect(Self.local.value === first)
        weak var replaced: Token?
        do {
            let token = Token()
            Self.local.value = token
            replaced = token
        }
        #expect(replaced != nil)
        Self.local.value = second
        #expect(replaced == nil && Self.local.value === second)
        Self.local.value = nil
        #expect(Self.local.value == nil)
    }
}
