import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// For how many frames in a row without a change each frame still looks, half a second at 60 a second.
private let watchfulFrames = 30
/// Seconds between two looks at a progress that rests: the first, growing twofold to the last.
private let firstPause = 0.125
private let longestPause = 1.0

/// Watches a Foundation `Progress` and tells of what changed in a reading of it, at most once a frame. Main actor only;
/// the progress may be changed on any thread.
///
/// Foundation on Linux has no key-value observing, and a `Progress` says nothing of its changes to anybody but its
/// parent. So it is looked at: each frame while it changes, then less and less often, down to once a second, and never
/// again once it is finished or the watching stops. A look reads two numbers and costs less than a microsecond.
@MainActor
package final class ProgressObserver<Reading: Equatable> {
    /// What is watched.
    package let progress: Progress
    private let read: (Progress) -> Reading
    private let tell: (Reading) -> Void
    /// What was told last.
    private var told: Reading
    private var link: CADisplayLink?
    private var timer: MediaTimer?
    private var calmFrames = 0
    private var pause = firstPause
    /// By which the looks go; nil while nobody is to look.
    private var clock: (any MediaClock)?

    /// Watches `progress` once started; `tell` hears what `read` finds now and each other finding. It is not told what
    /// it changes.
    package init(
        _ progress: Progress, _ read: @escaping (Progress) -> Reading, _ tell: @escaping (Reading) -> Void
    ) {
        (self.progress, self.read, self.tell) = (progress, read, tell)
        told = read(progress)
        tell(told)
    }

    /// Looks from now on, by `clock`.
    package func start(_ clock: any MediaClock) {
        stop()
        self.clock = clock
        look()
        watchFrames()
    }

    /// Looks no more.
    package func stop() {
        clock = nil
        link?.invalidate()
        link = nil
        timer?.cancel()
        timer = nil
    }

    /// Whether anything is set up to look by itself.
    var isLooking: Bool { link != nil || timer?.isWaiting == true }

    /// Tells if the reading is another one. Answers whether it is.
    @discardableResult
    func look() -> Bool {
        let reading = read(progress)
        guard reading != told else { return false }
        told = reading
        tell(reading)
        return true
    }

    private func watchFrames() {
        guard let clock, link == nil else { return }
        (calmFrames, pause) = (0, firstPause)
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
        calmFrames = look() ? 0 : calmFrames + 1
        guard calmFrames >= watchfulFrames || progress.isFinished else { return }
        link?.invalidate()
        link = nil
        rest()
    }

    private func rest() {
        guard let clock, !progress.isFinished else { return }
        timer = MediaTimer(at: clock.now() + pause, clock: clock) { [weak self] in
            guard let self, self.clock != nil else { return }
            // The next frame tells: one change a frame, also when work goes on after a rest.
            if read(progress) != told { return watchFrames() }
            pause = min(pause * 2, longestPause)
            rest()
        }
    }
}

/// How much of some work is done.
struct FractionReading: Equatable {
    let fraction: Double

    init(_ progress: Progress) { fraction = progress.fractionCompleted }

    /// NaN is no other fraction than NaN.
    static func == (one: FractionReading, other: FractionReading) -> Bool {
        one.fraction == other.fraction || (one.fraction.isNaN && other.fraction.isNaN)
    }
}
