import RenderServer

/// An animation in the terms of layer animations: what the render thread can run by itself.
///
/// It waits `delay` seconds once, then runs `repeatCount` times. A run waits `lead` seconds at its begin and then
/// follows the curve for `duration` seconds; with `autoreverses` every other run is shown backwards.
struct AnimationLowering: Hashable, Sendable {
    /// The curve that the progress follows.
    enum Curve: Hashable, Sendable {
        /// A curve over the fraction of `duration` that has gone by.
        case unit(UnitCurve)
        /// A spring's motion over seconds.
        case spring(SpringCurve)
    }

    /// The curve that the progress follows.
    let curve: Curve
    /// Seconds of the spring that go by in a second; 1 unless the speed was changed.
    private(set) var rate = 1.0
    /// The duration of the curve, in seconds.
    private(set) var duration: Double
    /// Seconds that each run waits before it follows the curve.
    private(set) var lead = 0.0
    /// Seconds before the first run.
    private(set) var delay = 0.0
    /// The number of runs; infinite for no end.
    private(set) var repeatCount = 1.0
    /// Whether every other run goes backwards.
    private(set) var autoreverses = false

    init(curve: Curve, duration: Double) { (self.curve, self.duration) = (curve, duration) }

    /// The curve as a layer animation's timing function; nil for springs and curves that are no cubic Bezier.
    var timingFunction: TimingFunction? {
        if case .unit(let curve) = curve { curve.timingFunction } else { nil }
    }

    /// Seconds of one run.
    var runDuration: Double { lead + duration }

    /// Seconds from the begin to the end; infinite for no end.
    var totalDuration: Double { delay + (runDuration > 0 ? runDuration * repeatCount : 0) }

    /// The part of the way done `seconds` after the begin; nil at the end and beyond.
    func progress(at seconds: Double) -> Double? {
        guard seconds < totalDuration else { return nil }
        let time = seconds - delay
        guard time > 0 else { return 0 }
        let run = (time / runDuration).rounded(.down)
        var local = time - run * runDuration
        if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { local = runDuration - local }
        return curveProgress(at: local - lead)
    }

    /// The part of the way done `seconds` after the begin of a run that goes forwards.
    func runProgress(at seconds: Double) -> Double { curveProgress(at: seconds - lead) }

    /// The progress `seconds` after the curve was begun.
    func curveProgress(at seconds: Double) -> Double {
        switch curve {
        case .unit(let curve): duration > 0 ? curve.value(at: seconds / duration) : 1
        case .spring(let spring): spring.progress(at: seconds * rate)
        }
    }

    /// The same, begun `seconds` later; nil where that cannot be expressed.
    func delayed(by seconds: Double) -> AnimationLowering? {
        guard seconds >= 0, seconds.isFinite else { return nil }
        var result = self
        result.delay += seconds
        return result
    }

    /// The same, `speed` times as fast; nil where that cannot be expressed.
    func sped(by speed: Double) -> AnimationLowering? {
        guard speed > 0, speed.isFinite else { return nil }
        var result = self
        result.rate *= speed
        (result.duration, result.lead, result.delay) = (duration / speed, lead / speed, delay / speed)
        return result
    }

    /// Run `count` times (nil without end); nil for something that is repeated already.
    func repeated(_ count: Int?, autoreverses: Bool) -> AnimationLowering? {
        guard repeatCount == 1, !self.autoreverses, runDuration + delay > 0 else { return nil }
        var result = self
        // A delay inside of a repetition comes again with every run.
        (result.lead, result.delay) = (lead + delay, 0)
        result.repeatCount = count.map { Double(max($0, 1)) } ?? .infinity
        result.autoreverses = autoreverses
        return result
    }
}
