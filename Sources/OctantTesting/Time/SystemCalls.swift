internal import CInterposition
internal import CoreFoundation
import Dispatch
import Glibc
import OctantBase

// What stands before a dispatch_time_t of each clock. Source: swift-corelibs-libdispatch, src/internal.h and time.c.
private let (wallBits, otherBits, bootTimeNow): (UInt64, UInt64, UInt64) = (3 << 62, 2 << 62, 1 << 63)

/// The functions of libdispatch and Core Foundation by which all else has something done later: `asyncAfter`, timers,
/// tasks that sleep. From the first clock of a test on its own are called in their place, whoever calls them; what is
/// not for a test they hand on.
struct SystemCalls: Sendable {
    typealias Function = @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias After =
        @Sendable @convention(c) (UInt64, OpaquePointer, @escaping @convention(block) () -> Void) -> Void
    typealias AfterFunction =
        @Sendable @convention(c) (UInt64, OpaquePointer, UnsafeMutableRawPointer?, Function) -> Void
    typealias AsyncFunction = @Sendable @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Function) -> Void
    typealias TimerOfLoop =
        @Sendable @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
    typealias SetDate = @Sendable @convention(c) (UnsafeRawPointer, Double) -> Void
    private typealias TimeAfter = @Sendable @convention(c) (UInt64, Int64) -> UInt64
    private typealias WallTime = @Sendable @convention(c) (UnsafeRawPointer?, Int64) -> UInt64

    /// The system's own functions.
    let after: After, afterFunction: AfterFunction, asyncFunction: AsyncFunction
    let addTimer: TimerOfLoop, removeTimer: TimerOfLoop, setDate: SetDate
    private let timeAfter: TimeAfter, wallTime: WallTime
    /// The main queue.
    nonisolated(unsafe) let mainQueue: OpaquePointer

    /// The functions, replaced from now on; nil where the system has not all of them.
    static let shared: SystemCalls? = {
        let calls = SystemCalls()
        if calls?.replace() != true {
            Log.once("testing.time", "some timers and delayed blocks go by the machine's clock: they cannot be had")
        }
        return calls
    }()

    private init?() {
        guard let after = loadedFunction("dispatch_after", as: After.self),
            let afterFunction = loadedFunction("dispatch_after_f", as: AfterFunction.self),
            let asyncFunction = loadedFunction("dispatch_async_f", as: AsyncFunction.self),
            let addTimer = loadedFunction("CFRunLoopAddTimer", as: TimerOfLoop.self),
            let removeTimer = loadedFunction("CFRunLoopRemoveTimer", as: TimerOfLoop.self),
            let setDate = loadedFunction("CFRunLoopTimerSetNextFireDate", as: SetDate.self),
            let timeAfter = loadedFunction("dispatch_time", as: TimeAfter.self),
            let wallTime = loadedFunction("dispatch_walltime", as: WallTime.self),
            let mainQueue = dlsym(nil, "_dispatch_main_q")
        else { return nil }
        (self.after, self.afterFunction, self.asyncFunction) = (after, afterFunction, asyncFunction)
        (self.addTimer, self.removeTimer, self.setDate) = (addTimer, removeTimer, setDate)
        (self.timeAfter, self.wallTime, self.mainQueue) = (timeAfter, wallTime, OpaquePointer(mainQueue))
    }

    /// Replaces the functions. Returns whether those that begin something are called somewhere.
    private func replace() -> Bool {
        func replace<Function>(_ name: String, _ function: Function) -> Bool {
            interposition_replace(name, unsafeBitCast(function, to: UnsafeRawPointer.self)) > 0
        }
        // Of these there may be none.
        _ = replace("CFRunLoopRemoveTimer", ownRemoveTimer)
        _ = replace("CFRunLoopTimerSetNextFireDate", ownSetDate)
        let begin = [
            replace("dispatch_after", ownAfter), replace("dispatch_after_f", ownAfterFunction),
            replace("CFRunLoopAddTimer", ownAddTimer),
        ]
        return !begin.contains(false)
    }

    /// Whether `loop` is the main run loop, or that of the thread that has the main queue.
    func isMain(loop: UnsafeRawPointer) -> Bool {
        let main = CoreFoundation.CFRunLoopGetMain().map { Unmanaged.passUnretained($0).toOpaque() }
        if let main, loop == UnsafeRawPointer(main) { return true }
        guard MainThread.isCurrent, let own = CoreFoundation.CFRunLoopGetCurrent() else { return false }
        return loop == UnsafeRawPointer(Unmanaged.passUnretained(own).toOpaque())
    }

    /// The time `seconds` from now, as libdispatch takes it.
    func time(after seconds: Double) -> UInt64 {
        timeAfter(0, Int64(exactly: (seconds * 1e9).rounded()) ?? .max)
    }

    /// Seconds from now to `time` of libdispatch; nil for never.
    func delay(until time: UInt64) -> Double? {
        guard time != .max else { return nil }
        if time & wallBits == wallBits {
            return Double(Int64(bitPattern: wallTime(nil, 0)) - Int64(bitPattern: time)) * 1e-9
        }
        let now = timeAfter(time & otherBits == otherBits ? bootTimeNow : 0, 0)
        return time == 0 ? 0 : (Double(time & ~otherBits) - Double(now & ~otherBits)) * 1e-9
    }
}

private let ownAfter: SystemCalls.After = { time, queue, block in
    guard let calls = SystemCalls.shared else { return }
    guard queue == calls.mainQueue, let test = TestTime.current, let delay = calls.delay(until: time) else {
        return calls.after(time, queue, block)
    }
    test.add(.block(block), after: delay)
}

private let ownAfterFunction: SystemCalls.AfterFunction = { time, queue, context, function in
    guard let calls = SystemCalls.shared else { return }
    guard let test = TestTime.current, let delay = calls.delay(until: time) else {
        return calls.afterFunction(time, queue, context, function)
    }
    test.add(.function(function, context: context, queue: queue), after: delay)
}

private let ownAddTimer: SystemCalls.TimerOfLoop = { loop, timer, mode in
    guard let calls = SystemCalls.shared else { return }
    guard calls.isMain(loop: loop), let test = TestTime.current else { return calls.addTimer(loop, timer, mode) }
    let object = Unmanaged<CoreFoundation.CFRunLoopTimer>.fromOpaque(timer).takeUnretainedValue()
    guard CoreFoundation.CFRunLoopTimerIsValid(object), !TestTime.all.contains(where: { $0.has(timer) }) else { return }
    let delay =
        CoreFoundation.CFRunLoopTimerGetNextFireDate(object) - CoreFoundation.CFAbsoluteTimeGetCurrent()
    let mode = Unmanaged<CoreFoundation.CFString>.fromOpaque(mode).takeUnretainedValue()
    test.add(.timer(object, mode: mode), after: delay)
}

private let ownRemoveTimer: SystemCalls.TimerOfLoop = { loop, timer, mode in
    for test in TestTime.all { test.remove(timer) }
    SystemCalls.shared?.removeTimer(loop, timer, mode)
}

private let ownSetDate: SystemCalls.SetDate = { timer, date in
    SystemCalls.shared?.setDate(timer, date)
    for test in TestTime.all { test.move(timer, to: date - CoreFoundation.CFAbsoluteTimeGetCurrent()) }
}
