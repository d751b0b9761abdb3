import CoreGraphics
import Foundation

/// An object that has the lines and the position of a view's edit menu. Main thread.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil for one of `suggestedActions`: an inline menu of the edit actions that can be performed now.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu is shown beside, in the coordinates of the interaction's view; by default
    /// the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The menu of the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forwarding(self, (any UIEditMenuInteractionDelegate).self)?.editMenuInteraction(
            interaction, menuFor: configuration, suggestedActions: suggestedActions)
    }

    /// The configuration's point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        forwarding(self, (any UIEditMenuInteractionDelegate).self)?.editMenuInteraction(
            interaction, targetRectFor: configuration) ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        forwarding(self, (any UIEditMenuInteractionDelegate).self)?.editMenuInteraction(
            interaction, willPresentMenuFor: configuration, animator: animator)
    }

    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        forwarding(self, (any UIEditMenuInteractionDelegate).self)?.editMenuInteraction(
            interaction, willDismissMenuFor: configuration, animator: animator)
    }
}

/// An object that runs a program's changes while an edit menu comes or goes. Main thread.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Animates the changes that `animations` makes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}
