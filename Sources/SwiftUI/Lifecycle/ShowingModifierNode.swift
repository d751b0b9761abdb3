/// The node of a modifier that has a controller show something when all is laid out: when the view has come on screen,
/// and after changes.
class ShowingModifierNode<Modified: View, Modifier: ViewModifier>: LifecycleModifierNode<Modified, Modifier> {
    private var isWaiting = false

    /// Shows what the modifier says now, or ends it.
    func show() {}

    override func appeared() { setNeedsShow() }

    /// Calls `show()` when all is laid out.
    final func setNeedsShow() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.afterLayout { [weak self] in
            self?.isWaiting = false
            self?.show()
        }
    }
}
