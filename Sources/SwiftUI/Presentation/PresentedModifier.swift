import UIKit

/// What a view presents over all others.
nonisolated enum PresentedContent {
    /// Views, in a style.
    case views(UIModalPresentationStyle, () -> AnyView)
    /// Views in a box that points at a part of the view.
    case popover(PopoverAttachmentAnchor, Edge?, () -> AnyView)
    /// A title, a message and buttons.
    case alert(AlertSource)
    /// A list of what can be done with items, which are known when it is presented.
    case sharing(@MainActor (EnvironmentValues) -> [Any])
}

/// Presents something over all others while there is something to present.
nonisolated struct PresentedModifier: ViewModifier {
    typealias Body = Never

    /// The identity of the content; nil for none. Another one takes the place of the one before.
    let id: AnyHashable?
    let content: PresentedContent
    /// The user, or a view inside, ended the presentation: its source is to say so.
    let ended: () -> Void
    /// Called when nothing is presented any more.
    var onDismiss: (() -> Void)?

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, PresentedModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, PresentedModifier>> {
        PresentedNode(view, context)
    }
}

private final class PresentedNode<Modified: View>: ShowingModifierNode<Modified, PresentedModifier>,
    UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
    _PlainObject
{
    /// The identity and the controller of what is presented.
    private var shown: (id: AnyHashable, controller: UIViewController)?
    private var alert: AlertContents?

    override func disappeared() {
        guard let controller = shown?.controller, !isAlive else { return }
        (shown, alert) = (nil, nil)
        controller.dismiss(animated: true)
    }

    override func update(_ view: ModifiedContent<Modified, PresentedModifier>) {
        super.update(view)
        if modifier.id != nil || shown != nil { setNeedsShow() }
    }

    override func show() {
        if let shown, shown.id == modifier.id, isAlive {
            update(shown.controller)
        } else if let shown {
            (self.shown, alert) = (nil, nil)
            let onDismiss = modifier.onDismiss
            shown.controller.dismiss(animated: true) { [weak self] in
                onDismiss?()
                self?.setNeedsShow()
            }
        } else if let id = modifier.id, isAlive, let presenter {
            let controller = makeController()
            controller.presentationController?.delegate = self
            shown = (id, controller)
            presenter.present(controller, animated: true)
        }
    }

    private func makeController() -> UIViewController {
        switch modifier.content {
        case .views(let style, let views):
            let controller = PresentedController(rootView: AnyView(EmptyView()))
            controller.modalPresentationStyle = style
            show(views, in: controller)
            // What the views ask of their sheet is known before it comes.
            _ = controller.sizeThatFits(in: .zero)
            return controller
        case .popover(let anchor, let edge, let views):
            let controller = PresentedController(rootView: AnyView(EmptyView()))
            controller.modalPresentationStyle = .popover
            show(views, in: controller)
            controller.fitsContent = true
            if let popover = controller.popoverPresentationController {
                popover.sourceView = graph.host as? UIView
                popover.sourceRect = rect(of: anchor)
                popover.permittedArrowDirections = edge.map { UIPopoverArrowDirection(towards: $0) } ?? .any
            }
            return controller
        case .alert(let source):
            let contents = AlertContents(source, environment.values) { [weak self] action in self?.chose(action) }
            alert = contents
            return contents.makeController()
        case .sharing(let items):
            let controller = UIActivityViewController(
                activityItems: items(environment.values), applicationActivities: nil)
            controller.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.chose {} }
            if let popover = controller.popoverPresentationController {
                popover.sourceView = graph.host as? UIView
                popover.sourceRect = rect(of: .rect(.bounds))
            }
            return controller
        }
    }

    private func update(_ controller: UIViewController) {
        switch modifier.content {
        case .views(_, let views): show(views, in: controller)
        case .popover(let anchor, _, let views):
            show(views, in: controller)
            controller.popoverPresentationController?.sourceRect = rect(of: anchor)
        case .alert(let source): alert?.update(source, environment.values)
        case .sharing: break
        }
    }

    private func show(_ views: () -> AnyView, in controller: UIViewController) {
        guard let controller = controller as? PresentedController else { return }
        let end = DismissAction { [weak self] in self?.modifier.ended() }
        let asking = views().reporting(SheetKey.self) { [weak controller] in controller?.apply($0, in: $1) }
        controller.rootView = asking.surrounded(by: environment.values) {
            $0.dismiss = end
            $0.isPresented = true
        }
    }

    /// The rectangle that a popover points at, in points of the hosting view.
    private func rect(of anchor: PopoverAttachmentAnchor) -> CGRect {
        guard let element = elements.first, let host = graph.host as? UIView else { return .null }
        let frame = host.convert(element.convertedFrame(to: .global), from: nil)
        return anchor.rect(in: frame)
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

    /// The user chose something of an alert or of what can be shared, which has gone.
    private func chose(_ action: () -> Void) {
        guard shown != nil else { return action() }
        (shown, alert) = (nil, nil)
        modifier.ended()
        action()
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let settings = (controller.presentedViewController as? PresentedController)?.settings
        if let style = settings?.adaptation?.style { return style }
        let isNarrowPopover =
            controller is UIPopoverPresentationController && traitCollection.horizontalSizeClass == .compact
        return isNarrowPopover ? .pageSheet : .none
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        guard let settings = (shown?.controller as? PresentedController)?.settings,
            let detent = settings.detents?.first(where: {
                $0.detent.identifier == sheetPresentationController.selectedDetentIdentifier
            })
        else { return }
        settings.selection?.wrappedValue = detent
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard shown != nil else { return }
        (shown, alert) = (nil, nil)
        let modifier = modifier
        modifier.ended()
        modifier.onDismiss?()
    }
}

extension UIPopoverArrowDirection {
    /// The direction of the arrow of a popover whose arrow is at `edge` of what it points at.
    fileprivate init(towards edge: Edge) {
        self =
            switch edge {
            case .top: .down
            case .bottom: .up
            case .leading: .right
            case .trailing: .left
            }
    }
}
