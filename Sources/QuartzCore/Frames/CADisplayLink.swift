import Foundation
import ObjectiveC
import OctantBase
import RenderServer

/// The frames a second that an animation prefers.
public struct CAFrameRateRange: Hashable, Sendable {
    /// At least so many.
    public var minimum: Float
    /// At most so many.
    public var maximum: Float
    /// The preferred rate, if the display can; nil or 0 for the display's maximum.
    public var __preferred: Float

    /// The preferred frames a second, if the display can; nil or 0 for the display's maximum.
    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }

    /// The range of these numbers.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, __preferred) = (minimum, maximum, preferred ?? 0)
    }

    /// The range of these numbers; a preferred rate of 0 is none.
    public init(minimum: Float, maximum: Float, __preferred: Float) {
        (self.minimum, self.maximum, self.__preferred) = (minimum, maximum, __preferred)
    }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that calls the program at each frame of the display that the main window is on, so that it can draw in step.
///
/// A link made with a target keeps the target alive until it is invalidated, and a link made with a closure whatever
/// the closure holds: `[weak self]` avoids that. While a link is added to the run loop, the run loop keeps it alive. A
/// main thread that is late misses frames; they are not made up for. Without a display, frames come sixty times a
/// second; where the media clock is moved by hand, with each `CATransaction.flush()` after that. Main thread only:
/// elsewhere nothing happens, with one line on standard error.
///
/// The method of a target is a selector's, or its own name: `selector: Spinner.step`.
open class CADisplayLink: NSObject {
    private var body: (@MainActor (CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    /// The media clock in force when the link was made.
    let clock = MediaClocks.current
    /// The media time before which no frame is due.
    private var nextTime = -Double.infinity

    /// A link that calls `body`.
    public init(_ body: @escaping @MainActor (CADisplayLink) -> Void) { self.body = body }

    /// A link that calls `body` with `target`, which it keeps alive until it is invalidated.
    public convenience init<Target: AnyObject>(
        target: Target, _ body: @escaping @MainActor (Target, CADisplayLink) -> Void
    ) {
        nonisolated(unsafe) let target = target  // The link uses it on the main thread only.
        self.init { link in body(target, link) }
    }

    /// A link that calls the method `sel`, without arguments or with the link, of `target`, which it keeps alive until
    /// it is invalidated.
    public convenience init(target: Any, selector sel: Selector) {
        nonisolated(unsafe) let target = target  // The link uses it on the main thread only.
        self.init { link in sel.invoke(on: target, with: [link]) }
    }

    /// A link that calls a method of `target`, which it keeps alive until it is invalidated: `selector: Spinner.step`.
    public convenience init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        nonisolated(unsafe) let target = target  // The link uses it on the main thread only.
        self.init { link in selector(target)(link) }
    }

    /// A link that calls a method without arguments of `target`, which it keeps alive until it is invalidated.
    public convenience init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        nonisolated(unsafe) let target = target  // The link uses it on the main thread only.
        self.init { _ in selector(target)() }
    }

    /// The media time of the frame shown last, in seconds. 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The media time at which what is drawn now will show, in seconds. 0 before the first frame.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds from one frame of the display to the next. 0 before the first.
    open private(set) var duration: CFTimeInterval = 0

    /// Whether no calls are made. False by default.
    open var isPaused = false {
        didSet {
            if isPaused != oldValue { onMain { if !$0.modes.isEmpty { DisplayLinks.shared.update() } } }
        }
    }

    /// The preferred number of calls a second; 0 (the default) is the display's frame rate. A rate that the display
    /// does not have becomes the nearest that it has.
    open var preferredFramesPerSecond: Int {
        get { Int(exactly: preferredFrameRateRange.__preferred.rounded()).map { max(0, $0) } ?? 0 }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// One call in so many frames of a display of 60 a second. 1 by default, which is the display's own rate.
    open var frameInterval: Int {
        get { preferredFrameRateRange.preferred.flatMap { Int(exactly: (60 / $0).rounded()) }.map { max(1, $0) } ?? 1 }
        set {
            let rate = newValue > 1 ? 60 / Float(newValue) : 0
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The preferred number of calls a second. The display's frame rate by default. Numbers that are not finite or
    /// below 0 act as 0.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Adds the link to `runloop`, which must be the main one, in `mode`.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard body != nil else { return }
        guard runloop === RunLoop.main else {
            Log.once("displaylink.runloop", "a display link goes into the main run loop only: it is not added")
            return
        }
        onMain {
            $0.modes.insert(mode)
            DisplayLinks.shared.add($0)
        }
    }

    /// Calls no more in `mode`.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        onMain {
            $0.modes.remove(mode)
            if $0.modes.isEmpty { DisplayLinks.shared.remove($0) }
        }
    }

    /// Calls no more, and lets go of the target. The link cannot be added again.
    open func invalidate() {
        onMain {
            $0.body = nil
            $0.modes = []
            DisplayLinks.shared.remove($0)
        }
    }

    /// The display has a frame. Calls if one is due.
    @MainActor
    package func frame(timestamp: Double, duration: Double) {
        guard !isPaused, timestamp > self.timestamp || self.timestamp == 0 else { return }
        // Every n-th frame of the display is nearest to the requested rate. Half a frame of tolerance absorbs its
        // jitter.
        let frames = max(1, (1 / (wantedRate(1 / duration) * duration)).rounded())
        guard timestamp >= nextTime - duration / 2 else { return }
        let period = frames * duration
        (self.timestamp, self.duration, targetTimestamp) = (timestamp, duration, timestamp + period)
        nextTime = timestamp - nextTime < duration / 2 ? nextTime + period : timestamp + period
        body?(self)
    }

    /// Calls a second that are wanted of a display with `rate` frames a second.
    private func wantedRate(_ rate: Double) -> Double {
        let range = preferredFrameRateRange
        let wanted = [range.__preferred, range.maximum].first { $0 > 0 && $0.isFinite }
        return wanted.map { min(Double($0), rate) } ?? rate
    }

    private func onMain(_ body: @MainActor (CADisplayLink) -> Void) {
        guard MainThread.isCurrent else {
            Log.once("displaylink.thread", "a display link was used off the main thread: nothing happens")
            return
        }
        nonisolated(unsafe) let link = self  // This is the main thread.
        MainActor.assumeIsolated { body(link) }
    }
}
