// Core Foundation's own run loops, as Foundation on Linux has them inside, in the shape that Swift has on Apple's
// systems: modes have a type. `RunLoop.main` and `CFRunLoopGetMain()` are one loop.
public import CoreFoundation

/// A thread's run loop.
public typealias CFRunLoop = CoreFoundation.CFRunLoop
/// A timer of a run loop.
public typealias CFRunLoopTimer = CoreFoundation.CFRunLoopTimer
/// What is called at steps of a run loop's turns.
public typealias CFRunLoopObserver = CoreFoundation.CFRunLoopObserver
/// Steps of a run loop's turns.
public typealias CFRunLoopActivity = CoreFoundation.CFRunLoopActivity
/// Why a run loop returned.
public typealias CFRunLoopRunResult = CoreFoundation.CFRunLoopRunResult
/// Bits.
public typealias CFOptionFlags = UInt
/// A position or a count.
public typealias CFIndex = Int
/// A way to get memory.
public typealias CFAllocator = CoreFoundation.CFAllocator

/// The usual way to get memory: nil, which Core Foundation takes for it.
public var kCFAllocatorDefault: CFAllocator! { nil }

// MARK: Run loops

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }

/// Runs this thread's run loop in its default mode until it is stopped or has nothing to wait for.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Runs this thread's run loop in `mode` for at most `seconds`, and returns why it ended. With
/// `returnAfterSourceHandled` it ends after a source was handled; timers are none.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let mode = mode ?? .defaultMode
    return CoreFoundation.CFRunLoopRunInMode(mode.name, seconds, returnAfterSourceHandled)
}

/// Ends the turn of `rl`, and what runs it. Any thread.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    if let rl { CoreFoundation.CFRunLoopStop(rl) }
}

/// Wakes `rl` up, which then does what it was given meanwhile. Any thread.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    if let rl { CoreFoundation.CFRunLoopWakeUp(rl) }
}

/// Whether `rl` waits for something to happen.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool {
    rl.map { CoreFoundation.CFRunLoopIsWaiting($0) } ?? false
}

/// The mode in which `rl` runs; nil while it does not run.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
    guard let rl, let name = CoreFoundation.CFRunLoopCopyCurrentMode(rl) else { return nil }
    return CFRunLoopMode(String(describing: name))
}

/// Makes `mode` one of the common modes of `rl`.
public func CFRunLoopAddCommonMode(_ rl: CFRunLoop!, _ mode: CFRunLoopMode!) {
    if let rl, let mode { CoreFoundation.CFRunLoopAddCommonMode(rl, mode.name) }
}

/// Calls `block` once, in the next turn of `rl` in `mode`: a mode or its name, or a list of such. It does not wake the
/// loop up. Any thread.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    // The first of the modes to come calls it.
    var isDone = false
    let once = {
        guard !isDone else { return }
        isDone = true
        block()
    }
    for name in names(mode) { CoreFoundation.CFRunLoopPerformBlock(rl, CFRunLoopMode.name(name), once) }
}

/// The names in `mode`: one of a mode, or a list.
private func names(_ mode: Any?) -> [String] {
    switch mode {
    case let mode as CFRunLoopMode: [mode.rawValue as String]
    case let mode as RunLoop.Mode: [mode.rawValue]
    case let name as String: [name]
    case let list as [Any]: list.flatMap(names)
    default: []
    }
}

// MARK: Timers

/// A timer that calls `block` at `fireDate`, seconds since the year 2001 began, and then every `interval` seconds; once
/// where that is not above 0. It runs after it is added to a run loop.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    CoreFoundation.CFRunLoopTimerCreateWithHandler(allocator, fireDate, interval, flags, order) { block?($0) }
}

/// Adds `timer` to `rl`, which keeps it.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    if let rl, let timer, let mode { CoreFoundation.CFRunLoopAddTimer(rl, timer, mode.name) }
}

/// Takes `timer` out of one mode of `rl`.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    if let rl, let timer, let mode { CoreFoundation.CFRunLoopRemoveTimer(rl, timer, mode.name) }
}

/// Whether `timer` is in a mode of `rl`.
public func CFRunLoopContainsTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) -> Bool {
    guard let rl, let timer, let mode else { return false }
    return CoreFoundation.CFRunLoopContainsTimer(rl, timer, mode.name)
}

/// Ends `timer` for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
    if let timer { CoreFoundation.CFRunLoopTimerInvalidate(timer) }
}

/// Whether `timer` can be called still.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool {
    timer.map { CoreFoundation.CFRunLoopTimerIsValid($0) } ?? false
}

/// Whether `timer` calls more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool {
    timer.map { CoreFoundation.CFRunLoopTimerDoesRepeat($0) } ?? false
}

/// The seconds between two calls of `timer`; 0 where it calls once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
    timer.map { CoreFoundation.CFRunLoopTimerGetInterval($0) } ?? 0
}

/// When `timer` calls next, in seconds since the year 2001 began.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    timer.map { CoreFoundation.CFRunLoopTimerGetNextFireDate($0) } ?? 0
}

/// Sets when `timer` calls next: `fireDate`, in seconds since the year 2001 began.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    if let timer { CoreFoundation.CFRunLoopTimerSetNextFireDate(timer, fireDate) }
}

// MARK: Observers

/// An observer that calls `block` at the steps `activities` of a run loop it is added to; once unless it `repeats`.
/// Those of a lower `order` are called first.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CoreFoundation.CFRunLoopObserverCreateWithHandler(allocator, activities, repeats, order) { block?($0, $1) }
}

/// Adds `observer` to `rl`, which keeps it.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    if let rl, let observer, let mode { CoreFoundation.CFRunLoopAddObserver(rl, observer, mode.name) }
}

/// Takes `observer` out of one mode of `rl`.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    if let rl, let observer, let mode { CoreFoundation.CFRunLoopRemoveObserver(rl, observer, mode.name) }
}

/// Ends `observer` for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    if let observer { CoreFoundation.CFRunLoopObserverInvalidate(observer) }
}
