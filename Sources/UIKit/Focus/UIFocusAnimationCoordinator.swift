/// Seconds that animations last that go along with focus. Ours: short, because the next key may come soon.
private let duration = 0.15

/// Gathers animations that go along with a move of focus. Main actor only.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: _PlainObject {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    init() {}

    /// Runs `animations` in an animation of .15 s once all have been notified of the move, and `completion` after it.
    open func addCoordinatedAnimations(
        _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs what was gathered.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: duration) { [animations] in
            for animation in animations { animation() }
        } completion: { [completions] _ in
            for completion in completions { completion() }
        }
    }
}
