/// Something that a view lets be done with it, added by `addInteraction`. Main thread.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view; nil for none.
    var view: UIView? { get }
    /// The interaction is about to come to `view`, or to leave one for none.
    func willMove(to view: UIView?)
    /// The interaction came to `view`, or left one for none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What can be done with the view, in the order it was added.
    public final var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            let old = interactions
            for interaction in old where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds `interaction`, taken from the view that it was with.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        var changed = extras ?? ViewExtras()
        changed.interactions.append(interaction)
        extras = changed
        interaction.didMove(to: self)
    }

    /// Removes `interaction`. One of another view is left alone.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras?.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
