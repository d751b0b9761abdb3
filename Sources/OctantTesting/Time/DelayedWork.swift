@preconcurrency internal import CoreFoundation
import Dispatch

// How often the run loop is looked at until it calls a timer that is due: the system need not say so at once.
private let looks = 100
/// The mode of the run loop that timers are called in: nothing else is.
private nonisolated(unsafe) let ownMode: CoreFoundation.CFString =
    CFStringCreateWithCString(nil, "OctantTesting", CFStringBuiltInEncodings.UTF8.rawValue)

/// Something that a program asked to have done later.
///
/// `@unchecked Sendable`: whoever asks means it to run elsewhere.
enum DelayedWork: @unchecked Sendable {
    /// A block of the main queue.
    case block(@convention(block) () -> Void)
    /// A function for a queue: tasks that sleep are woken by one.
    case function(SystemCalls.Function, context: UnsafeMutableRawPointer?, queue: OpaquePointer)
    /// A timer of the main run loop, and the mode that it was added in first.
    case timer(CoreFoundation.CFRunLoopTimer, mode: CoreFoundation.CFString)

    /// Seconds from one call to the next; nil for what is done once.
    var interval: Double? {
        guard case .timer(let timer, _) = self, CoreFoundation.CFRunLoopTimerDoesRepeat(timer) else { return nil }
        return CoreFoundation.CFRunLoopTimerGetInterval(timer)
    }

    /// Whether it is a timer that was invalidated.
    var isOver: Bool {
        guard case .timer(let timer, _) = self else { return false }
        return !CoreFoundation.CFRunLoopTimerIsValid(timer)
    }

    /// Whether it is `timer`.
    func isTimer(_ timer: UnsafeRawPointer) -> Bool {
        guard case .timer(let own, _) = self else { return false }
        return UnsafeRawPointer(Unmanaged.passUnretained(own).toOpaque()) == timer
    }

    /// Does it. Main actor only.
    @MainActor
    func perform(_ calls: SystemCalls) {
        switch self {
        case .block(let block): block()
        case .function(let function, let context, let queue): calls.asyncFunction(queue, context, function)
        case .timer(let timer, _): Self.call(timer, calls)
        }
    }

    /// Lets it be done `seconds` from now by the machine's clock.
    func giveBack(_ calls: SystemCalls, after seconds: Double) {
        let time = calls.time(after: seconds)
        switch self {
        case .block(let block): calls.after(time, calls.mainQueue, block)
        case .function(let function, let context, let queue): calls.afterFunction(time, queue, context, function)
        case .timer(let timer, let mode):
            guard CoreFoundation.CFRunLoopTimerIsValid(timer) else { return }
            calls.setDate(pointer(timer), CoreFoundation.CFAbsoluteTimeGetCurrent() + seconds)
            calls.addTimer(pointer(CoreFoundation.CFRunLoopGetMain()), pointer(timer), pointer(mode))
        }
    }

    /// Makes this thread's run loop call `timer`, and nothing else.
    private static func call(_ timer: CoreFoundation.CFRunLoopTimer, _ calls: SystemCalls) {
        guard CoreFoundation.CFRunLoopTimerIsValid(timer), let loop = CoreFoundation.CFRunLoopGetCurrent() else {
            return
        }
        calls.setDate(pointer(timer), CoreFoundation.CFAbsoluteTimeGetCurrent() - 1)
        let date = CoreFoundation.CFRunLoopTimerGetNextFireDate(timer)
        calls.addTimer(pointer(loop), pointer(timer), pointer(ownMode))
        defer { calls.removeTimer(pointer(loop), pointer(timer), pointer(ownMode)) }
        for look in 0..<looks {
            _ = CoreFoundation.CFRunLoopRunInMode(ownMode, look == 0 ? 0 : 1e-3, true)
            let isValid = CoreFoundation.CFRunLoopTimerIsValid(timer)
            if !isValid || CoreFoundation.CFRunLoopTimerGetNextFireDate(timer) != date { return }
        }
    }
}

/// The address of an object of Core Foundation.
private func pointer(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}
