import QuartzCore
import RenderServer

/// Frames a second of what is shown in memory, where time passes.
private let framesPerSecond = 60.0
/// The most frames of one passage of time: those of ten minutes.
private let mostFrames = 36_000.0

extension ManualClock {
    /// The media time at which screens and stages in memory are made, in seconds: to Core Animation a time of 0 is
    /// none.
    static let firstTime = 1.0

    /// The ends of the frames of a sixtieth of a second in which `seconds`, more than 0, from now pass.
    func frames(in seconds: Double) -> [Double] {
        // Not one frame more because of the last digit.
        let frames = (seconds * framesPerSecond - 1e-6).rounded(.up)
        let (start, count) = (now(), min(max(frames, 1), mostFrames))
        return (1...Int(count)).map { start + seconds * Double($0) / count }
    }

    /// Lets `seconds`, which are no fewer than 0, pass: what is due happens, each thing in its frame. Main actor only.
    @MainActor
    func pass(_ seconds: Double) {
        CATransaction.flush()
        guard seconds > 0 else { return }
        for end in frames(in: seconds) { step(to: end) }
    }

    /// Comes to `instant`: displays that record show what they had until then, and what is due by then happens. Returns
    /// whether the program had delayed work to do. Main actor only.
    @MainActor @discardableResult
    func step(to instant: Double) -> Bool {
        let time = TestTime.of(self)
        time?.show(until: instant)
        advance(to: instant)
        let isBusy = time?.work() ?? false
        CATransaction.flush()
        return isBusy
    }
}
