import Foundation
import OctantBase
import TestSupport
import Testing

/// A link of a chain.
private final class Link {
    var inner: [Link]
    var mask: Link?
    nonisolated(unsafe) static var alive = 0

    init(_ inner: [Link], mask: Link? = nil) {
        (self.inner, self.mask) = (inner, mask)
        Self.alive += 1
    }

    deinit {
        Self.alive -= 1
        var last = (inner, mask)
        (inner, mask) = ([], nil)
        StackSpace.release(&last.0)
        StackSpace.release(&last.1)
    }
}

@Suite("Room on the stack", .serialized)
struct StackSpaceTests {
    /// The number of calls, each inside of the last, that `depth` leads to.
    private func count(_ depth: Int, _ body: () -> Void = {}) -> Int {
        if StackSpace.isLow { return StackSpace.extend { count(depth, body) } }
        if depth == 0 { body() }
        return depth == 0 ? 0 : count(depth - 1, body) + 1
    }

    @Test("a function may call itself a million times, as far as the sanitizer stands it")
    func deep() {
        let calls = Sanitizer.depth(1_000_000, frames: 1)
        #expect(count(calls) == calls)
    }

    @Test("what runs on another stack runs on the same thread, and may go on to a third and come back")
    func sameThread() {
        let thread = pthread_self()
        Thread.current.threadDictionary["octant.stack"] = 7
        defer { Thread.current.threadDictionary["octant.stack"] = nil }
        var seen: Int?
        let calls = Sanitizer.depth(200_000, frames: 1)
        let depth = count(calls) {
            #expect(pthread_equal(thread, pthread_self()) != 0)
            seen = Thread.current.threadDictionary["octant.stack"] as? Int
            #expect(StackSpace.extend { StackSpace.extend { "x" } } == "x")
        }
        #expect(depth == calls && seen == 7 && !StackSpace.isLow)
    }

    @Test("a thread of a small stack has room too")
    func smallThread() {
        let result = Locked(0)
        let done = DispatchSemaphore(value: 0)
        let calls = Sanitizer.depth(200_000, frames: 1)
        let thread = Thread {
            let depth = count(calls)
            result.withLock { $0 = depth }
            done.signal()
        }
        thread.stackSize = 256 << 10
        thread.start()
        done.wait()
        #expect(result.withLock { $0 } == calls)
    }

    @Test("a long chain is freed, along lists and along single links")
    func chain() {
        let links = Sanitizer.depth(300_000, frames: 8)
        for usesMask in [false, true] {
            var chain = Link([])
            for _ in 0..<links { chain = usesMask ? Link([], mask: chain) : Link([chain]) }
            #expect(Link.alive == links + 1)
            chain = Link([])
            #expect(Link.alive == 1)
        }
        #expect(Link.alive == 0)
    }
}
