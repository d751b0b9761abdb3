import CoreGraphics
import OctantBase

extension UIViewController {
    // MARK: What there is

    /// The presentation by this controller, or by the nearest around it.
    final var nearestOutgoing: Presentation? { outgoing ?? parent?.nearestOutgoing }

    /// The presentation of this controller, or of the nearest around it.
    final var nearestIncoming: Presentation? { incoming ?? parent?.nearestIncoming }

    /// This controller, or the outermost around it.
    private var outermost: UIViewController { parent?.outermost ?? self }

    /// The nearest controller that offers its room: this one or one around it; else the outermost.
    private var context: UIViewController { definesPresentationContext ? self : parent?.context ?? self }

    /// A presentation controller for the style that the program set, for a presentation by `presenter`, asked for by
    /// `source`.
    final func makePresentationController(
        by presenter: UIViewController?, source: UIViewController? = nil
    ) -> UIPresentationController {
        if let own = self as? any PresentationMaking { return own.ownPresentationController(presentedBy: presenter) }
        let style = modalPresentationStyle.resolved
        guard style == .custom else { return makePresentationController(style, by: presenter) }
        return transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenter, source: source ?? self)
            ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    private func makePresentationController(
        _ style: UIModalPresentationStyle, by presenter: UIViewController?
    ) -> UIPresentationController {
        if style == .popover {
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        }
        return style.isCard
            ? UISheetPresentationController(style, of: self, by: presenter)
            : PlainPresentationController(style, of: self, by: presenter)
    }

    /// The presentation controller that was asked for before, or a new one for a presentation by `presenter`.
    final func presentationController(
        by presenter: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        if let ownPresentationController { return ownPresentationController }
        let made = makePresentationController(by: presenter, source: source)
        ownPresentationController = made
        return made
    }

    /// Forgets the presentation controller, which is not in use.
    final func forgetPresentationController() { ownPresentationController = nil }

    // MARK: Beginning and ending

    /// Presents `presented`, unless that cannot be.
    final func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        MainThread.require("present(_:animated:completion:)", of: type(of: self))
        var style = presented.modalPresentationStyle.resolved
        var presenter = style.isInContext ? context : outermost
        if let leaving = presenter.outgoing, leaving.transition?.isPresentation == false {
            return leaving.afterwards { [self] in present(presented, animated: animated, completion: completion) }
        }
        if let fault = fault(of: presenter, presenting: presented) {
            return Log.line("\(type(of: self)) cannot present \(type(of: presented)): \(fault)")
        }
        var controller = presented.presentationController(by: presenter, source: self)
        let adapted = controller.adaptivePresentationStyle(for: traitCollection)
        if adapted != .none, adapted.resolved != style, adapted != .custom {
            style = adapted.resolved
            presenter = style.isInContext ? context : outermost
            let delegate = controller.delegate
            controller = presented.makePresentationController(style, by: presenter)
            controller.delegate = delegate
        }
        if style.isInContext, presenter.providesPresentationContextTransitionStyle {
            presented.modalTransitionStyle = presenter.modalTransitionStyle
        }
        Presentation(of: presented, by: presenter, controller, style: style).begin(
            from: self, animated: animated, completion: completion)
    }

    private func fault(of presenter: UIViewController, presenting presented: UIViewController) -> String? {
        if presented === self || presented === presenter { return "a controller does not present itself" }
        if presented.incoming != nil { return "it is presented already" }
        if presented.parent != nil { return "it is in another controller" }
        if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil { return "its view is in no window" }
        if let other = presenter.outgoing?.presented { return "\(type(of: other)) is presented already" }
        return nil
    }

    /// Ends the presentation by this controller, or else the one of it.
    final func endPresenting(animated: Bool, completion: (() -> Void)?) {
        MainThread.require("dismiss(animated:completion:)", of: type(of: self))
        if let presentation = nearestOutgoing {
            return presentation.dismiss(animated: animated, completion: completion)
        }
        guard let presenter = nearestIncoming?.presenter else {
            completion?()
            return
        }
        presenter.dismiss(animated: animated, completion: completion)
    }

    // MARK: Sizes

    /// Notifies what is around that `preferredContentSize` changed.
    final func preferredContentSizeDidChange() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        incoming?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Passes a coming change of the size on to the controllers in this one.
    final func passTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: inner, with: coordinator)
        }
    }
}

extension UIViewController {
    /// Passes a coming change of the traits on to the controllers in this one.
    final func passTransition(
        to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.tell(of: collection, with: coordinator) }
    }

    /// Notifies of a coming change of the traits around, to `collection`, if the controller's own change with them.
    final func tell(
        of collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let own = specifying(to: collection)
        if own != traitCollection { willTransition(to: own, with: coordinator) }
    }
}

extension UIWindow {
    /// Makes `change`, by which the window gets the size `size`, and notifies the controllers before.
    final func resize(to size: CGSize, _ change: () -> Void) {
        guard let root = rootViewController, size != bounds.size, size.width.isFinite, size.height.isFinite,
            root.viewIfLoaded != nil, !isHidden
        else { return change() }
        let context = TransitionContext(
            in: self, style: .none, isPresentation: false, from: root, to: root, views: [:], initialFrames: [:],
            finalFrames: [:], animator: nil, interaction: nil)
        let classes = Self.sizeClasses(of: size)
        let coming = traitCollection.modifyingTraits {
            ($0.horizontalSizeClass, $0.verticalSizeClass) = (classes.horizontal, classes.vertical)
        }
        root.tell(of: coming, with: context)
        root.viewWillTransition(to: size, with: context)
        var next = root.outgoing
        while let presentation = next {
            if coming != traitCollection { presentation.controller.willTransition(to: coming, with: context) }
            presentation.presented.tell(of: coming, with: context)
            presentation.controller.viewWillTransition(to: size, with: context)
            let inner = presentation.controller.size(
                forChildContentContainer: presentation.presented, withParentContainerSize: size)
            presentation.presented.viewWillTransition(to: inner, with: context)
            next = presentation.presented.outgoing
        }
        change()
        next = root.outgoing
        while let presentation = next {
            presentation.container.layoutIfNeeded()
            next = presentation.presented.outgoing
        }
        context.run { context.tellEnd($0) }
    }
}
