import CoreGraphics
import OctantBase
import TestSupport
import Testing

@Suite("CFRunLoop")
struct CFRunLoopTests {
    /// Runs `body` on a thread of its own, which has a run loop that nothing else uses.
    private func onThread(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            body()
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
    }

    @Test("a timer calls again and again until it is invalidated, and its loop runs until it is stopped")
    func timers() {
        let events = Locked<[String]>([])
        onThread {
            let loop = CFRunLoopGetCurrent()
            var count = 0
            let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) {
                timer in
                count += 1
                events.withLock { $0.append("timer \(CFRunLoopTimerIsValid(timer))") }
                guard count == 3 else { return }
                CFRunLoopTimerInvalidate(timer)
                CFRunLoopStop(loop)
            }
            CFRunLoopAddTimer(loop, timer, .commonModes)
            events.withLock {
                $0.append("repeats \(CFRunLoopTimerDoesRepeat(timer))")
                $0.append("added \(CFRunLoopContainsTimer(loop, timer, kCFRunLoopDefaultMode))")
            }
            CFRunLoopRun()
            events.withLock { $0.append("ended \(!CFRunLoopTimerIsValid(timer))") }
        }
        let expected = ["repeats true", "added true", "timer true", "timer true", "timer true", "ended true"]
        #expect(events.withLock { $0 } == expected)
    }

    @Test("a block is called once, in the mode it is for, and knows the mode")
    func blocks() {
        let events = Locked<[String]>([])
        onThread {
            let loop = CFRunLoopGetCurrent()
            CFRunLoopPerformBlock(loop, CFRunLoopMode("other")) { events.withLock { $0.append("other") } }
            CFRunLoopPerformBlock(loop, [CFRunLoopMode.defaultMode, .commonModes]) {
                let mode = CFRunLoopCopyCurrentMode(loop)
                events.withLock { $0.append("default \(mode == .defaultMode)") }
            }
            for _ in 0..<2 { _ = RunLoop.current.run(mode: .default, before: Date()) }
            events.withLock { $0.append("idle \(CFRunLoopCopyCurrentMode(loop) == nil)") }
            CFRunLoopRunInMode(CFRunLoopMode("other"), 0, false)
        }
        #expect(events.withLock { $0 } == ["default true", "idle true", "other"])
    }

    @Test("an observer is told of the steps it asked for")
    func observers() {
        let steps = Locked<[CFOptionFlags]>([])
        onThread {
            let loop = CFRunLoopGetCurrent()
            let asked = CFRunLoopActivity.entry.rawValue | CFRunLoopActivity.exit.rawValue
            let observer = CFRunLoopObserverCreateWithHandler(nil, asked, true, 0) { _, activity in
                steps.withLock { $0.append(activity.rawValue) }
            }
            CFRunLoopAddObserver(loop, observer, .defaultMode)
            // A loop with nothing to wait for does not run.
            let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 1000, 0, 0, 0) { _ in }
            CFRunLoopAddTimer(loop, timer, .defaultMode)
            CFRunLoopRunInMode(.defaultMode, 0, false)
            CFRunLoopRemoveObserver(loop, observer, .defaultMode)
            CFRunLoopRunInMode(.defaultMode, 0, false)
        }
        #expect(steps.withLock { $0 } == [CFRunLoopActivity.entry.rawValue, CFRunLoopActivity.exit.rawValue])
    }

    @Test("nothing happens without a loop")
    func nothing() {
        CFRunLoopAddTimer(nil, nil, nil)
        CFRunLoopPerformBlock(nil, kCFRunLoopDefaultMode, nil)
        CFRunLoopStop(nil)
        #expect(CFRunLoopCopyCurrentMode(nil) == nil && !CFRunLoopTimerIsValid(nil) && !CFRunLoopIsWaiting(nil))
    }
}
