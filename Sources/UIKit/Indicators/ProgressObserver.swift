import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// For how many frames in a row without a change each frame still looks, half a second at 60 a second.
private let watchfulFrames = 30
/// Seconds between two looks at a progress that rests: the first, growing twofold to the last.
private let firstPause = 0.125
private let longestPause = 1.0

/// Watches a Foundation `Progress` and tells of its changes, at most once a frame. Main actor only; the progress may be
/// changed on any thread.
///
/// Foundation on Linux has no key-value observing, and a `Progress` says nothing of its changes to anybody but its
/// parent. So it is looked at: each frame while it changes, then less and less often, down to once a second, and never
/// again once it is finished or the watching stops. A look reads two numbers and costs less than a microsecond.
@MainActor
final class ProgressObserver {
    let progress: Progress
    private let tell: (Float) -> Void
    /// What was told last.
    private var told: Double
    private var link: CADisplayLink?
    private var timer: MediaTimer?
    private var calmFrames = 0
    private var pause = firstPause
    /// By which the looks go; nil while nobody is to look.
    private var clock: (any MediaClock)?

    /// Watches `progress` once started; `tell` hears the fraction now and each other one. It is not told what it changes.
    init(_ progress: Progress, _ tell: @escaping (Float) -> Void) {
        (self.progress, self.tell) = (progress, tell)
        told = progress.fractionCompleted
        tell(Float(told))
    }

    /// Looks from now on, by `clock`.
    func start(_ clock: any MediaClock) {
        stop()
        self.clock = clock
        look()
        watchFrames()
    }

    /// Looks no more.
    func stop() {
        clock = nil
        link?.invalidate()
        link = nil
        timer?.cancel()
        timer = nil
    }

    /// Whether anything is set up to look by itself.
    var isLooking: Bool { link != nil || timer?.isWaiting == true }

    /// Tells if the fraction is another one. Answers whether it is.
    @discardableResult
    func look() -> Bool {
        let fraction = progress.fractionCompleted
        guard hasChanged(fraction) else { return false }
        told = fraction
        tell(Float(fraction))
        return true
    }

    /// Whether `fraction` is to be told: NaN is no other one than NaN.
    private func hasChanged(_ fraction: Double) -> Bool { fraction != told && !(fraction.isNaN && told.isNaN) }

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
            if hasChanged(progress.fractionCompleted) { return watchFrames() }
            pause = min(pause * 2, longestPause)
            rest()
        }
    }
}
