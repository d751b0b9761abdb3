import Foundation

/// An object that is asked how a presentation adapts to its room, and whether the user may end it, and is notified when
/// the user does. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a narrow window. Asked when the presentation begins.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style with these traits. Asked when the presentation begins; `.none` means the style that was asked for.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The presentation begins, in this style; `.none` where it is not adapted.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may end the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user is about to end the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user ended the presentation. Not called when the program did.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to end the presentation, which may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `.none`, no other style; of a popover a sheet.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        if let target = forwarding(self, (any UIAdaptivePresentationControllerDelegate).self) {
            return target.adaptivePresentationStyle(for: controller)
        }
        guard let popover = controller as? UIPopoverPresentationController else { return .none }
        return popover.usualStyle(for: popover.traitCollection)
    }
    /// Returns what `adaptivePresentationStyle(for:)` does in a narrow window, and `.none` in a wide one.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        if let target = forwarding(self, (any UIAdaptivePresentationControllerDelegate).self) {
            return target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        forwarding(self, (any UIAdaptivePresentationControllerDelegate).self)?.presentationController(
            presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        forwarding(self, (any UIAdaptivePresentationControllerDelegate).self)?.presentationControllerShouldDismiss(
            presentationController) ?? true
    }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        forwarding(self, (any UIAdaptivePresentationControllerDelegate).self)?.presentationControllerWillDismiss(
            presentationController)
    }
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        forwarding(self, (any UIAdaptivePresentationControllerDelegate).self)?.presentationControllerDidDismiss(
            presentationController)
    }
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        forwarding(self, (any UIAdaptivePresentationControllerDelegate).self)?
            .presentationControllerDidAttemptToDismiss(presentationController)
    }
}
