import QuartzCore
import RenderServer

/// Seconds that are sampled ahead of an animation whose end is not known.
private let horizon = 5.0

/// A channel of a layer under animation: its shown value, and the layer animations that show it. Main actor only.
///
/// The layer's own values are the final ones; its animations lead there. One channel has one animation for each
/// property at a time: a change under way begins a new one at the shown value.
@MainActor final class ValueTrack {
    private var channel: LayerChannel
    private var run: AnimationRun<Numbers>
    private let clock = MediaClocks.current
    /// The run's time when the layer's animations were added, and the media time then.
    private var offset = 0.0
    private var added: Double
    /// Seconds that the layer's animations wait after their commit.
    private var delay = 0.0
    private var tokens: [CompletionGroup.Token] = []
    /// The number of the last animations, which distinguishes them from earlier ones.
    private var number = 0
    /// Whether nothing moves any more.
    private(set) var isOver = false
    /// Called when nothing moves any more.
    var ended: () -> Void = {}

    /// Sends `channel` on its way.
    init(_ channel: LayerChannel, _ animation: Animation, _ groups: [CompletionGroup]) {
        self.channel = channel
        run = AnimationRun(from: channel.from, to: channel.to, animation: animation, at: 0)
        added = clock.now()
        watch(animation, groups)
        lower()
    }

    /// The key of animations of the channel's properties on its layer.
    private func key(_ output: LayerChannel.Output) -> String { "swiftui.\(output.keyPath)" }

    /// The run's time now. It counts from the commit.
    private var time: Double {
        var begin = added
        if let output = channel.outputs.first, let animation = channel.layer.animation(forKey: key(output)),
            animation.beginTime != 0
        {
            begin = animation.beginTime - delay
        }
        return offset + max(clock.now() - begin, 0)
    }

    /// Whether the channel never gets to an end.
    var isEndless: Bool { run.only?.animation.duration == .infinity }

    private func watch(_ animation: Animation, _ groups: [CompletionGroup]) {
        guard !groups.isEmpty else { return }
        let new = groups.map { $0.begin() }
        tokens += new
        guard let duration = animation.logicalDuration, duration.isFinite else { return }
        MediaTimer(at: clock.now() + duration, clock: clock) { for token in new { token.completeLogically() } }
    }

    /// Sends the channel, which is now at `new.to`, there by `animation`.
    func retarget(_ new: LayerChannel, _ animation: Animation, _ groups: [CompletionGroup]) {
        let now = time
        let shown = run.value(at: now)
        let former = channel
        channel = new
        if let only = run.only, only.animation == animation, isEndless {
            let (way, before) = (new.to - run.target, run.target - former.from)
            if new.isTurn, way == before, isWholeTurns(way) {
                // One turn more of what rotates for ever looks the same: it continues as it does.
                run = AnimationRun(from: new.from, to: new.to, animation: animation, at: only.begin)
                channel.from = new.from
                return watch(animation, groups)
            }
        }
        if isEndless { endTokens() }
        if let old = former.morph, let morph = new.morph {
            // Between outlines the way begins anew at the one that is shown.
            channel = LayerChannel(cast(new.layer), morph.beginning(with: old.outline(at: shown[0])) ?? morph)
            run = AnimationRun(from: channel.from, to: channel.to, animation: animation, at: 0)
        } else if animation.duration == .infinity, !run.isEnded {
            channel.from = shown
            run = AnimationRun(from: shown, to: new.to, animation: animation, at: 0)
        } else {
            channel.from = shown
            run.retarget(to: new.to, animation: animation, at: now)
            watch(animation, groups)
            (offset, added) = (now, clock.now())
            return lower()
        }
        (offset, added) = (0, clock.now())
        watch(animation, groups)
        lower()
    }

    private func cast(_ layer: CALayer) -> CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

    private func isWholeTurns(_ way: Numbers) -> Bool {
        let turns = way[0] / (2 * .pi)
        return way[0] != 0 && abs(turns - turns.rounded()) < 1e-9
    }

    /// The channel moved for a reason of its own to `new.to`: what goes on for ever goes on there.
    func shift(to new: LayerChannel) {
        guard let only = run.only, isEndless else { return stop() }
        let begin = time - only.begin
        let start = channel.from + (new.to - run.target)
        channel = new
        channel.from = start
        run = AnimationRun(from: start, to: new.to, animation: only.animation, at: 0)
        (offset, added) = (begin, clock.now())
        lower()
    }

    /// Leaves the channel where it goes, at once.
    func stop() {
        number += 1
        for output in channel.outputs { channel.layer.removeAnimation(forKey: key(output)) }
        finish()
    }

    private func finish() {
        isOver = true
        endTokens()
        ended()
    }

    private func endTokens() {
        for token in tokens { token.end() }
        tokens = []
    }

    // MARK: Layer animations

    /// Adds layer animations for what is left of the run.
    private func lower() {
        number += 1
        delay = 0
        if let only = run.only, only.begin == offset || isEndless, let lowering = only.animation.lowering {
            // Some of it may have gone by already.
            delay = lowering.delay - (offset - only.begin)
            for output in channel.outputs {
                let animation = LoweredAnimation.exact(output, lowering, from: channel.from, to: channel.to)
                animation.delayAfterCommit = delay
                add(animation, output, isLast: lowering.totalDuration.isFinite)
            }
            return
        }
        let (values, length, isWhole) = told()
        guard values.count > 1, length > 0 else { return stop() }
        for output in channel.outputs {
            add(LoweredAnimation.stepped(output, values, duration: length), output, isLast: isWhole)
        }
        guard !isWhole else { return }
        let number = number
        MediaTimer(at: clock.now() + length, clock: clock) { [weak self] in
            guard let self, self.number == number else { return }
            (offset, added) = (time, clock.now())
            lower()
        }
    }

    /// The values shown from now on at equal intervals, their duration in seconds, and whether they are complete.
    private func told() -> (values: [Numbers], length: Double, isWhole: Bool) {
        var run = run
        let known = run.end.flatMap { $0.isFinite ? $0 - offset : nil }
        if let known, known <= 0 { return ([], 0, true) }
        let length = known ?? horizon
        let count = LoweredAnimation.steps(in: length)
        var values: [Numbers] = []
        for step in 0...count {
            values.append(run.value(at: offset + length * Double(step) / Double(count)))
            if run.isEnded { return (values, length * Double(step) / Double(count), true) }
        }
        return (values, length, known != nil)
    }

    private func add(_ animation: CAAnimation, _ output: LayerChannel.Output, isLast: Bool) {
        if isLast, output.keyPath == channel.outputs.first?.keyPath {
            let number = number
            animation.delegate = TrackEnd { [weak self] in
                guard let self, self.number == number else { return }
                finish()
            }
        } else if !isLast {
            animation.isRemovedOnCompletion = false
        }
        channel.layer.add(animation, forKey: key(output))
    }
}

/// The delegate that is notified of the end of a layer animation.
private final class TrackEnd: CAAnimationDelegate {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let body = body
        // Layers of views notify on the main thread.
        MainActor.assumeIsolated { body() }
    }
}
