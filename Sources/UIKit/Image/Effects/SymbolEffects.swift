import CoreGraphics
import QuartzCore
import RenderServer
import Symbols

/// The share of a symbol's going after which the next one comes. Ours.
private let replaceOverlap = 0.7

/// The effects of one image view.
@MainActor
final class SymbolEffects {
    /// An effect that runs.
    private struct Run {
        let effect: any SymbolEffect
        let motion: SymbolMotion
        var timer: MediaTimer?
        let completion: UISymbolEffectCompletion?

        var kind: SymbolEffectConfiguration.Kind { motion.configuration.kind }
    }

    private weak var view: UIImageView?
    private var stage = SymbolEffectStage()
    /// The symbols that give place to others.
    private var outgoing: [SymbolEffectStage] = []
    private var runs: [Run] = []
    /// How many changes are under way.
    private var changes = 0

    init(_ view: UIImageView) {
        self.view = view
        view.layer.addSublayer(stage.host)
    }

    /// Whether anything needs layers of its own.
    var isNeeded: Bool { !runs.isEmpty || changes > 0 || !stage.state.isPlain }

    /// Removes the layers.
    func end() { for stage in outgoing + [stage] { stage.host.removeFromSuperlayer() } }

    /// Shows `parts` in `rect`; what runs goes on with them.
    func show(_ parts: [SymbolPart], in rect: CGRect) {
        let isAnew = stage.show(parts, in: rect)
        for run in runs where run.timer == nil && (isAnew || !stage.isRunning(run.motion)) {
            _ = stage.run(run.motion)
        }
    }

    private var moves: Bool { !UIAccessibility.isReduceMotionEnabled }

    @discardableResult
    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> MediaTimer {
        let clock = view?.window?.clock ?? MediaClocks.current
        return MediaTimer(at: clock.now() + seconds, clock: clock, body)
    }

    private func context(_ effect: any SymbolEffect, isFinished: Bool) -> UISymbolEffectCompletionContext {
        UISymbolEffectCompletionContext(isFinished: isFinished, effect: effect, sender: view)
    }

    /// Keeps the layers for `seconds`, and is done with `effect` then.
    private func wait(
        _ seconds: Double, _ effect: (any SymbolEffect)? = nil, _ completion: UISymbolEffectCompletion? = nil
    ) {
        changes += 1
        after(seconds) { [self] in
            changes -= 1
            if let effect { completion?(context(effect, isFinished: true)) }
            view?.endEffectsIfDone()
        }
    }

    // MARK: Adding

    /// Begins `effect`.
    func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isIndefinite: Bool, animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let configuration = effect.configuration
        var (state, start) = (stage.state, nil as SymbolEffectStage.State?)
        state.isWhole = configuration.scope == .wholeSymbol || stage.count < 2
        switch configuration.kind {
        case .scale:
            state.isWhole = configuration.scope != .byLayer || stage.count < 2
            state = state.shown(isLarger: configuration.way != .down)
        case .appear:
            start = state.hidden(isLarger: configuration.way == .down)
            state = state.shown(isLarger: nil)
        case .disappear: state = state.hidden(isLarger: configuration.way == .up)
        default: return run(effect, options, isIndefinite: isIndefinite, completion)
        }
        guard animated else {
            stage.set(state)
            return wait(0, effect, completion)
        }
        wait(stage.change(to: state, from: start, speed: options.speed, moves: moves), effect, completion)
    }

    private func run(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isIndefinite: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let kind = effect.configuration.kind
        stopRuns(of: kind, animated: false)
        var motion = SymbolMotion(
            configuration: effect.configuration, options: options, isIndefinite: isIndefinite)
        (motion.isRightToLeft, motion.reducesMotion) = (view?.isRightToLeft ?? false, !moves)
        let seconds = stage.run(motion)
        var run = Run(effect: effect, motion: motion, completion: completion)
        if seconds < .infinity {
            run.timer = after(seconds) { [weak self] in self?.finish(kind) }
        }
        runs.append(run)
    }

    private func finish(_ kind: SymbolEffectConfiguration.Kind) {
        guard let index = runs.firstIndex(where: { $0.kind == kind }) else { return }
        let run = runs.remove(at: index)
        run.completion?(context(run.effect, isFinished: true))
        view?.endEffectsIfDone()
    }

    // MARK: Removing

    private func stopRuns(of kind: SymbolEffectConfiguration.Kind, animated: Bool) {
        guard let index = runs.firstIndex(where: { $0.kind == kind }) else { return }
        let run = runs.remove(at: index)
        run.timer?.cancel()
        let seconds = stage.stop(kind, animated: animated)
        if seconds > 0 { wait(seconds) }
        run.completion?(context(run.effect, isFinished: false))
    }

    /// Ends `effect`, and what others of its kind left.
    func remove(_ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion? = nil) {
        let kind = effect.configuration.kind
        stopRuns(of: kind, animated: animated)
        var state = stage.state
        switch kind {
        case .scale: state.scale = 1
        case .appear, .disappear: state.isHidden = false
        default: break
        }
        var seconds = 0.0
        if state != stage.state {
            if animated { seconds = stage.change(to: state, moves: moves) } else { stage.set(state) }
        }
        wait(seconds, effect, completion)
    }

    /// Ends all effects, and what they left.
    func removeAll(animated: Bool) {
        for kind in runs.map(\.kind) { stopRuns(of: kind, animated: animated) }
        let state = SymbolEffectStage.State(isWhole: stage.state.isWhole)
        guard !stage.state.isPlain else { return wait(0) }
        if animated { wait(stage.change(to: state, moves: moves)) } else { stage.set(state) }
        wait(0)
    }

    // MARK: Replacing

    /// Replaces what is shown by what `change` shows, by `effect`.
    func replace(
        by effect: any SymbolEffect, _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?,
        _ change: () -> Void
    ) {
        guard let view else { return change() }
        let configuration = effect.configuration
        func isWhole(_ stage: SymbolEffectStage) -> Bool { configuration.scope == .wholeSymbol || stage.count < 2 }
        let old = stage
        outgoing.append(old)
        stage = SymbolEffectStage()
        view.layer.addSublayer(stage.host)
        // The layers must be there until the end, whatever `change` does.
        changes += 1
        change()
        view.refresh()
        changes -= 1
        var gone = old.state
        gone.isWhole = isWhole(old)
        gone = gone.hidden(isLarger: configuration.way == .upUp)
        var delay = 0.0
        if configuration.way == .offUp {
            old.set(gone)
        } else {
            delay = old.change(to: gone, speed: options.speed * 2, moves: moves)
        }
        var shown = SymbolEffectStage.State()
        shown.isWhole = isWhole(stage)
        let seconds = stage.change(
            to: shown, from: shown.hidden(isLarger: false), after: delay * replaceOverlap, speed: options.speed,
            moves: moves)
        after(delay) { [weak self] in
            old.host.removeFromSuperlayer()
            self?.outgoing.removeAll { $0 === old }
        }
        wait(seconds, effect, completion)
    }
}
