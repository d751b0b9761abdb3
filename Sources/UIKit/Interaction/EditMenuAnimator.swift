/// Seconds that a program's changes take while an edit menu comes or goes. The menu itself is there at once. Ours.
private let duration = 0.2

/// The changes that a program makes while an edit menu comes or goes. Main actor only.
@MainActor
final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Makes the changes. Without any the completions are called at once.
    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty else { return completions.forEach { $0() } }
        UIView.animate(withDuration: duration) {
            animations.forEach { $0() }
        } completion: { _ in
            completions.forEach { $0() }
        }
    }
}
