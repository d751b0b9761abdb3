import CoreGraphics

/// Seconds in which a menu moves beside another position. Ours.
private let moveDuration = 0.25

/// Shows a view's edit menu: when the program asks for it, and at a click of the pointer's right button. Main thread.
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIInteraction, _PlainObject {
    /// The object that has the menu's lines and position. Not retained.
    public private(set) final weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view.
    public private(set) final weak var view: UIView?
    private var click: MenuPressGestureRecognizer?
    /// The menu that is shown: for a finger, or for the pointer's button.
    private weak var menu: EditMenuView?
    private weak var contextMenu: ActionMenuView?
    private var configuration: UIEditMenuConfiguration?

    /// An interaction whose menu `delegate` has; without one, or where it has none, that of the edit actions which can
    /// be performed.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) {
        dismissMenu()
        if let click { self.view?.removeGestureRecognizer(click) }
        click = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = MenuPressGestureRecognizer { [weak self] in self?.openContextMenu(at: $0) }
        // What a finger does is the program's to say.
        made.allowedTouchTypes = []
        view.addGestureRecognizer(made)
        click = made
    }

    // MARK: Coming and going

    /// Shows the menu that the delegate has for `configuration`, in place of one that is shown. Nothing is shown when
    /// it has no lines, and outside a window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window, let made = contents(for: configuration),
            let rect = targetInWindow(for: configuration)
        else { return }
        let shown = EditMenuView.show(
            made.children, for: responder ?? view, in: window, rect, .init(configuration.preferredArrowDirection),
            isTouch: true, owner: self)
        guard let shown else { return }
        (menu, self.configuration) = (shown, configuration)
        tellOfPresenting(configuration)
    }

    /// Hides the menu.
    open func dismissMenu() {
        menu?.close()
        contextMenu?.close()
    }

    /// Asks for the lines anew, and hides the menu when there are none.
    open func reloadVisibleMenu() {
        guard let menu, let configuration else { return }
        guard let made = contents(for: configuration), !made.children.isEmpty else { return menu.close() }
        menu.show(made.children)
    }

    /// Asks for the rectangle anew, and moves the menu beside it.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let menu, let configuration, let rect = targetInWindow(for: configuration), rect.isFinite else { return }
        menu.target = rect
        if animated { UIView.animate(withDuration: moveDuration) { menu.layoutIfNeeded() } }
    }

    /// The position that the menu is about in the coordinates of `view`, nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let point = configuration?.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }

    private func openContextMenu(at place: CGPoint) -> ActionMenuView? {
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: place)
        guard let view, let made = contents(for: configuration) else { return nil }
        let opened = ActionMenuView.show(made, of: view, at: CGRect(origin: place, size: .zero)) { [weak view] action in
            action.perform(sender: view)
        } closed: { [weak self] in
            self?.tellOfDismissing()
        }
        guard let opened else { return nil }
        (contextMenu, self.configuration) = (opened, configuration)
        tellOfPresenting(configuration)
        return opened
    }

    // MARK: What is shown

    /// The responder whose actions are suggested: the first responder, if it is in the view, else the view.
    private var responder: UIResponder? {
        guard let view, let first = view.window?.firstResponder else { return view }
        var next: UIResponder? = first
        while let current = next, current !== view { next = current.next }
        return next == nil ? view : first
    }

    private func contents(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let responder else { return nil }
        let suggested = EditAction.group(of: EditAction.menuElements(for: responder))
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    private func targetInWindow(for configuration: UIEditMenuConfiguration) -> CGRect? {
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? point
        return view?.convert(asked.isNull ? point : asked, to: nil)
    }

    private func tellOfPresenting(_ configuration: UIEditMenuConfiguration) {
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        animator.run()
    }

    private func tellOfDismissing() {
        guard let configuration else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }
}

extension UIEditMenuInteraction: EditMenuOwner {
    func editMenuWillClose(_ menu: EditMenuView) { tellOfDismissing() }

    func editMenuDidClose(_ menu: EditMenuView) {
        if self.menu === menu { self.menu = nil }
    }
}
