import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// The number of frames in a row without a change in which each frame still checks, half a second at 60 a second.
private let watchfulFrames = 30
/// The seconds between two checks of a progress that rests: the first, doubled up to the last.
private let firstPause = 0.125
private let longestPause = 1.0

/// An observer of a Foundation `Progress` that reports changes of a reading of it, at most once a frame. Main actor
/// only; the progress may be changed on any thread.
///
/// Foundation on Linux has no key-value observing, and a `Progress` reports its changes to its parent only. So it is
/// polled: each frame while it changes, then less and less often, down to once a second, and never again once it is
/// finished or the watching stops. A check reads two numbers and costs less than a microsecond.
@MainActor
package final class ProgressObserver<Reading: Equatable> {
    /// The observed progress.
    package let progress: Progress
    private let read: (Progress) -> Reading
    private let tell: (Reading) -> Void
    /// The last reported reading.
    private var told: Reading
    private var link: CADisplayLink?
    private var timer: MediaTimer?
    private var reducedMotionFrames = 0
    private var pause = firstPause
    /// The clock of the checks; nil while there are none.
    private var clock: (any MediaClock)?

    /// An observer of `progress` once started; `tell` gets what `read` returns now and each other value. It is not
    /// notified of what it changes itself.
    package init(
        _ progress: Progress, _ read: @escaping (Progress) -> Reading, _ tell: @escaping (Reading) -> Void
    ) {
        (self.progress, self.read, self.tell) = (progress, read, tell)
        told = read(progress)
        tell(told)
    }

    /// Starts checking, by `clock`.
    package func start(_ clock: any MediaClock) {
        stop()
        self.clock = clock
        check()
        watchFrames()
    }

    /// Stops checking.
    package func stop() {
        clock = nil
        link?.invalidate()
        link = nil
        timer?.cancel()
        timer = nil
    }

    /// Whether any check is scheduled.
    var isLooking: Bool { link != nil || timer?.isWaiting == true }

    /// Reports the reading if it changed. Returns whether it did.
    @discardableResult
    func check() -> Bool {
        let reading = read(progress)
        guard reading != told else { return false }
        told = reading
        tell(reading)
        return true
    }

    private func watchFrames() {
        guard let clock, link == nil else { return }
        (reducedMotionFrames, pause) = (0, firstPause)
        let link = MediaClocks.$current.withValue(clock) {
            CADisplayLink { [weak self] link in
                // The view is gone, and its observer with it.
                guard let self else { return link.invalidate() }
                frame()
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame() {
        // Asked first: of what ends after the check the next one tells.
        let isFinished = progress.isFinished
        reducedMotionFrames = check() ? 0 : reducedMotionFrames + 1
        guard reducedMotionFrames >= watchfulFrames || isFinished else { return }
        link?.invalidate()
        link = nil
        if !isFinished { rest() }
    }

    private func rest() {
        guard let clock else { return }
        timer = MediaTimer(at: clock.now() + pause, clock: clock) { [weak self] in
            guard let self, self.clock != nil else { return }
            let isFinished = progress.isFinished
            // The next frame reports: one change a frame, also when work goes on after a rest.
            if read(progress) != told { return watchFrames() }
            guard !isFinished else { return }
            pause = min(pause * 2, longestPause)
            rest()
        }
    }
}

/// A reading of the fraction of some work done.
struct FractionReading: Equatable {
    let fraction: Double

    init(_ progress: Progress) { fraction = progress.fractionCompleted }

    /// NaN is no other fraction than NaN.
    static func == (one: FractionReading, other: FractionReading) -> Bool {
        one.fraction == other.fraction || (one.fraction.isNaN && other.fraction.isNaN)
    }
}
