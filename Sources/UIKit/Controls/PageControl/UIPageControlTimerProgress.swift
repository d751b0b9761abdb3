import Foundation
import OctantBase
import QuartzCore
import RenderServer

/// The least duration of a page, in seconds: pages that last no time would follow one another for ever. Ours.
private let leastDuration = 0.1
/// Seconds from one notice of the progress to the next. Ours.
private let noticeInterval = 1.0 / 30

/// An object that is asked about and notified of a page control's timer. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// The timer moved the progress on: some thirty times a second.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the control goes to `page` now that the time of the current one is over. True by default.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        if let target = forwarding(self, (any UIPageControlTimerProgressDelegate).self) {
            return target.pageControlTimerProgressDidChange(progress)
        }
        progress.reachedDefault = true
    }

    /// True.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
        forwarding(self, (any UIPageControlTimerProgressDelegate).self)?.pageControlTimerProgress(
            progress, shouldAdvanceToPage: page) ?? true
    }
}

/// A progress that goes on with time, and has its page control go to the next page at the end. Main thread.
///
/// It fills up by a layer's animation, so it goes on while the main thread does not. It rests while the control is in
/// no window, and while a finger moves along the indicators.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var ownDuration: TimeInterval
    /// Whether the time passes, unless the control is not shown.
    private var isResumed = false
    /// The media time at which the progress was `start.progress`, while time passes.
    private var start: (time: Double, progress: Float)?
    private var timer: MediaTimer?
    /// Whether the delegate left out to be notified: its default sets it.
    var reachedDefault = false

    /// A timer whose pages last `preferredDuration` seconds, at least .1.
    public init(preferredDuration: TimeInterval) {
        ownDuration = Self.valid(preferredDuration)
        super.init()
    }

    private static func valid(_ duration: TimeInterval) -> TimeInterval {
        duration.isNaN ? leastDuration : min(max(duration, leastDuration), .greatestFiniteMagnitude)
    }

    /// The object that is asked and notified; not kept alive.
    @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
        get { (self as UIPageControlProgress).delegate as? any UIPageControlTimerProgressDelegate }
        set {
            reachedDefault = false
            (self as UIPageControlProgress).delegate = newValue
            restart()
        }
    }

    // MARK: Duration

    /// The seconds that a page lasts which has no duration of its own; at least .1.
    open var preferredDuration: TimeInterval {
        get { ownDuration }
        set { change { ownDuration = Self.valid(newValue) } }
    }

    /// Sets how long `page` lasts: `duration` seconds, at least .1.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        change { durations[page] = Self.valid(duration) }
    }

    /// Returns the seconds that `page` lasts.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? ownDuration }

    /// Whether the first page follows the last. False by default: the timer stops there.
    open var resetsToInitialPageAfterEnd = false

    // MARK: Time

    /// Whether the time passes.
    open var isRunning: Bool { start != nil }

    /// Lets the time pass, from where it was paused.
    open func resumeTimer() {
        isResumed = true
        restart()
    }

    /// Holds the progress where it is.
    open func pauseTimer() {
        isResumed = false
        restart()
    }

    /// The progress of the current page, 0...1.
    open override var currentProgress: Float {
        get {
            start.map { min(1, $0.progress + Float((clock.now() - $0.time) / pageDuration)) } ?? super.currentProgress
        }
        set {
            // The control shows it once.
            (start, super.currentProgress) = (nil, newValue)
            restart()
        }
    }

    override var remaining: Double? { start.map { _ in Double(1 - currentProgress) * pageDuration } }

    override func visibilityDidChange() { restart() }

    private var clock: any MediaClock { control?.window?.clock ?? MediaClocks.current }

    private var pageDuration: Double { duration(forPage: control?.currentPage ?? 0) }

    private func change(_ body: () -> Void) {
        let progress = currentProgress
        start = nil
        body()
        super.currentProgress = progress
        restart()
    }

    /// Lets the time pass, or holds it, as everything says now.
    private func restart() {
        let progress = currentProgress
        timer?.cancel()
        (timer, start) = (nil, nil)
        super.currentProgress = progress
        if isResumed, let control, control.showsProgress, control.window != nil, control.numberOfPages > 0 {
            start = (clock.now(), progress)
            wait()
        }
        control?.progressDidChange()
    }

    /// Waits for the page's end, or for the next notice.
    private func wait() {
        guard let start else { return }
        let end = start.time + Double(1 - start.progress) * pageDuration
        let isHeard = delegate != nil && !reachedDefault
        let next = isHeard ? min(end, clock.now() + noticeInterval) : end
        timer = MediaTimer(at: next, clock: clock) { [weak self] in
            guard let self else { return }
            self.delegate?.pageControlTimerProgressDidChange(self)
            if self.start == nil { return }
            if next >= end { self.finishPage() } else { self.wait() }
        }
    }

    private func finishPage() {
        guard let control else { return }
        (start, isResumed) = (nil, false)
        super.currentProgress = 1
        var next = control.currentPage + 1
        if next >= control.numberOfPages {
            guard resetsToInitialPageAfterEnd else { return restart() }
            next = 0
        }
        guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return restart() }
        isResumed = true
        if next == control.currentPage { pageDidChange(to: next) }
        control.advance(to: next)
    }
}
