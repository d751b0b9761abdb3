import OctantBase

extension UINavigationController {
    // MARK: Changing the stack

    final func push(_ controller: UIViewController, animated: Bool) {
        if let fault = fault(of: controller) {
            return Log.line("\(type(of: self)) cannot push \(type(of: controller)): \(fault)")
        }
        stack.append(controller)
        adopt(controller)
        stackDidChange(.push, animated: animated)
    }

    private func fault(of controller: UIViewController) -> String? {
        if controller is UINavigationController { return "it is a navigation controller" }
        if stack.contains(controller) { return "it is in the stack already" }
        return nil
    }

    private func adopt(_ controller: UIViewController) {
        leaving.removeAll { $0 === controller }
        if controller.parent !== self { addChild(controller) }
        coming.append(controller)
    }

    /// Removes what is above the controller at `index`, and returns it.
    final func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        for controller in gone { release(controller) }
        stackDidChange(.pop, animated: animated)
        return gone
    }

    /// Takes `controller`, which left the stack, out at once, or when it is no longer shown.
    private func release(_ controller: UIViewController) {
        coming.removeAll { $0 === controller }
        controller.willMove(toParent: nil)
        if controller === shown || transition?.viewController(forKey: .to) === controller {
            leaving.append(controller)
        } else {
            controller.removeFromParent()
        }
    }

    final func replace(by controllers: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for controller in controllers where !new.contains(controller) {
            if controller is UINavigationController {
                Log.line("\(type(of: self)) cannot show a \(type(of: controller))")
            } else {
                new.append(controller)
            }
        }
        guard new != stack else { return }
        let old = stack
        stack = new
        for controller in old where !new.contains(controller) { release(controller) }
        for controller in new where !old.contains(controller) { adopt(controller) }
        let isBack = new.last.map(old.contains) ?? true
        stackDidChange(new.last === old.last ? .none : isBack ? .pop : .push, animated: animated)
    }

    private func stackDidChange(_ operation: Operation, animated: Bool) {
        guard isViewLoaded else {
            bar.items = stack.map(\.navigationItem)
            return settle()
        }
        if transition != nil { pending = (operation, animated) } else { showTop(operation, animated: animated) }
    }

    /// Lets go of what left the stack, and tells what came that it is here.
    private func settle() {
        let (gone, new) = (leaving, coming)
        (leaving, coming) = ([], [])
        for controller in gone { controller.removeFromParent() }
        for controller in new { controller.didMove(toParent: self) }
    }

    // MARK: Showing

    /// Shows the top of the stack in place of what is shown.
    final func showTop(_ operation: Operation, animated: Bool) {
        let (from, to) = (shown, stack.last)
        guard from !== to, let from, let to, view.window?.isHidden == false else {
            if from !== to { swap(from, to) }
            bar.setItems(stack.map(\.navigationItem), animated: animated && from === to)
            toolbarItemsDidChange(animated: false)
            settle()
            return placeAll()
        }
        let moves = animated && UIView.areAnimationsEnabled
        let operation = operation == .none ? .push : operation
        let own =
            moves
            ? heldDelegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
        let animator = own ?? (moves ? NavigationTransition(operation) : nil)
        let interaction =
            own.map { heldDelegate?.navigationController(self, interactionControllerFor: $0) ?? nil }
            ?? (animator == nil ? nil : swipe.interaction)
        run(operation, from, to, animator, interaction, animated: moves)
    }

    /// Shows the view of `to` in place of that of `from` at once.
    private func swap(_ from: UIViewController?, _ to: UIViewController?) {
        if let view = from?.viewIfLoaded, view.superview === pages { view.removeFromSuperview() }
        shown = to
        guard let to, let page = to.view else { return }
        let isSeen = view.window?.isHidden == false
        if isSeen { heldDelegate?.navigationController(self, willShow: to, animated: false) }
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place(to)
        pages.addSubview(page)
        if isSeen { heldDelegate?.navigationController(self, didShow: to, animated: false) }
        setNeedsStatusBarAppearanceUpdate()
    }

    private func run(
        _ operation: Operation, _ from: UIViewController, _ to: UIViewController,
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?, animated: Bool
    ) {
        guard let page = to.view, let former = from.view else { return }
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let formerItems = bar.items ?? []
        let change = NavigationBarChange(bar, to: stack.map(\.navigationItem), isPush: operation == .push)
        place(to)
        let context = TransitionContext(
            in: pages, style: .none, isPresentation: true, from: from, to: to, views: [.from: former, .to: page],
            initialFrames: [from: former.frame], finalFrames: [to: frame(of: to)], animator: animator,
            interaction: interaction)
        transition = context
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        heldDelegate?.navigationController(self, willShow: to, animated: animated)
        _ = context.animate(
            alongsideTransition: { [self] _ in
                change.move()
                placeBars(for: to)
                toolbarItemsDidChange(animated: false)
                tabBarController?.placeBar()
            }, completion: nil)
        context.run { [self] happened in
            guard transition === context else { return }
            change.end(happened)
            happened ? arrive(from, to) : goBack(from, to, formerItems)
            transition = nil
            setNeedsStatusBarAppearanceUpdate()
            placeAll()
            tabBarController?.placeBar()
            context.tellEnd(happened)
            if happened {
                heldDelegate?.navigationController(self, didShow: to, animated: animated)
                UIAccessibility.post(notification: .screenChanged, argument: nil)
            }
            guard let next = pending else { return }
            pending = nil
            showTop(next.operation, animated: next.isAnimated)
        }
    }

    private func arrive(_ from: UIViewController, _ to: UIViewController) {
        shown = to
        if let page = to.view, page.superview !== pages { pages.addSubview(page) }
        from.viewIfLoaded?.removeFromSuperview()
        let gone = leaving.filter { $0 !== to }
        leaving = leaving.filter { $0 === to }
        // As on iOS, a controller that went has no parent any more when its view has gone.
        for controller in gone { controller.detachFromParent() }
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        for controller in gone { controller.didMove(toParent: nil) }
        let new = coming.filter { $0 === to || !stack.contains($0) || pending == nil }
        coming = coming.filter { !new.contains($0) }
        for controller in new { controller.didMove(toParent: self) }
    }

    /// The transition from `from` to `to` did not happen: the stack is what it was.
    private func goBack(_ from: UIViewController, _ to: UIViewController, _ items: [UINavigationItem]) {
        to.beginAppearanceTransition(false, animated: true)
        from.beginAppearanceTransition(true, animated: true)
        to.viewIfLoaded?.removeFromSuperview()
        to.endAppearanceTransition()
        from.endAppearanceTransition()
        let known = stack + leaving
        stack = items.compactMap { item in known.first { $0.navigationItem === item } }
        for controller in leaving where stack.contains(controller) {
            controller.willMove(toParent: self)
            controller.didMove(toParent: self)
        }
        leaving.removeAll(where: stack.contains)
        for controller in coming where !stack.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        coming.removeAll { !stack.contains($0) }
    }
}
