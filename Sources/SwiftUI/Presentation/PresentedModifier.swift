import UIKit

/// Presents views over all others while it has some to present.
nonisolated struct PresentedModifier: ViewModifier {
    typealias Body = Never

    /// The identity of the content; nil for none. Another one takes the place of the one before.
    let id: AnyHashable?
    let style: UIModalPresentationStyle
    /// Makes the views.
    let content: () -> AnyView
    /// The user, or a view inside, ended the presentation: its source is to say so.
    let ended: () -> Void
    /// Called when nothing is presented any more.
    let onDismiss: (() -> Void)?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PresentedModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PresentedModifier>> {
        PresentedNode(view, context)
    }
}

private final class PresentedNode<Modified: View>: LifecycleModifierNode<Modified, PresentedModifier>,
    UIAdaptivePresentationControllerDelegate
{
    /// The identity and the controller of what is presented.
    private var shown: (id: AnyHashable, controller: UIHostingController<AnyView>)?
    private var isWaiting = false

    override func appeared() { setNeedsPresentation() }

    override func disappeared() {
        guard let controller = shown?.controller, !isAlive else { return }
        shown = nil
        controller.dismiss(animated: true)
    }

    override func update(_ view: ModifiedContent<Modified, PresentedModifier>) {
        super.update(view)
        if modifier.id != nil || shown != nil { setNeedsPresentation() }
    }

    /// Presents, or ends it, when all is laid out.
    private func setNeedsPresentation() {
        guard !isWaiting else { return }
        isWaiting = true
        graph.afterLayout { [weak self] in
            self?.isWaiting = false
            self?.present()
        }
    }

    private func present() {
        if let shown, shown.id == modifier.id, isAlive {
            shown.controller.rootView = presented
        } else if let shown {
            self.shown = nil
            let onDismiss = modifier.onDismiss
            shown.controller.dismiss(animated: true) { [weak self] in
                onDismiss?()
                self?.setNeedsPresentation()
            }
        } else if let id = modifier.id, isAlive, let presenter {
            let controller = UIHostingController(rootView: presented)
            controller.modalPresentationStyle = modifier.style
            controller.presentationController?.delegate = self
            shown = (id, controller)
            presenter.present(controller, animated: true)
        }
    }

    /// The views, in the environment of those that they are presented by.
    private var presented: AnyView {
        let (outer, end) = (environment.values, DismissAction { [weak self] in self?.modifier.ended() })
        return AnyView(
            modifier.content().modifier(
                EnvironmentModifier {
                    $0.inherit(outer)
                    $0.dismiss = end
                    $0.isPresented = true
                }))
    }

    /// The controller that the views are in, or the topmost one that it presents.
    private var presenter: UIViewController? {
        var next: UIResponder? = graph.host as? UIView
        while let responder = next, !(responder is UIViewController) { next = responder.next }
        var controller = graph.controller ?? next as? UIViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed {
            controller = presented
        }
        return controller
    }

    // MARK: What the user does

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard shown != nil else { return }
        shown = nil
        let modifier = modifier
        modifier.ended()
        modifier.onDismiss?()
    }
}
