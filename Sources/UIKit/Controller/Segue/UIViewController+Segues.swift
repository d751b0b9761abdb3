import ObjectiveC
import OctantBase

extension UIViewController {
    // MARK: Beginning

    /// Performs the segue of the controller's scene that is called `identifier`.
    final func beginSegue(_ identifier: String, sender: Any?) {
        MainThread.require("performSegue(withIdentifier:sender:)", of: type(of: self))
        guard let segue = nibScene?.segue(identifier) else {
            return Log.line("\(type(of: self)) has no segue '\(identifier)': nothing is shown")
        }
        segue.perform(from: self, sender: sender)
    }

    /// Does what something in the scene asks for that begins `segue`.
    final func trigger(_ segue: NibSegue, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
        segue.perform(from: self, sender: sender)
    }

    // MARK: Going back

    /// Whether the controller has the method `action`, which no segue from itself goes back to.
    final func hasUnwindAction(_ action: Selector, from controller: UIViewController) -> Bool {
        guard controller !== self else { return false }
        return action.isMethod(of: self) || NibConnection.method(action.description, of: self) != nil
    }

    /// Goes back to the nearest controller that has `action`, by the segue that `make` makes for it.
    final func beginUnwinding(_ action: Selector, _ make: (UIViewController) -> UIStoryboardSegue, sender: Any?) {
        guard let destination = unwindDestination(action, sender: sender) else {
            return Log.line("no controller before \(type(of: self)) has the method '\(action)': nothing goes back")
        }
        let segue = make(destination)
        prepare(for: segue, sender: sender)
        if let method = NibConnection.method(action.description, of: destination) {
            method.send(from: segue, event: nil, first: nil)
        } else {
            action.invoke(on: destination, with: [segue])
        }
        segue.perform()
    }

    /// The nearest controller before this one that takes it back: one around it or beside it, or one that presents it.
    private func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
        let source = UIStoryboardUnwindSegueSource(self, action, sender)
        var (asked, below): (UIViewController?, UIViewController) = (parent ?? presentingViewController, self)
        while let next = asked {
            if let found = next.unwindTarget(source, except: below) { return found }
            (asked, below) = (next.parent ?? next.incoming?.presenter, next)
        }
        return nil
    }

    /// The controller in this one, `child` and what is in it aside, or this one itself, that takes the segue back.
    private func unwindTarget(
        _ source: UIStoryboardUnwindSegueSource, except child: UIViewController?
    ) -> UIViewController? {
        for inner in allowedChildrenForUnwinding(from: source) where inner !== child {
            if let found = inner.unwindTarget(source, except: nil) { return found }
        }
        let may = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return may ? self : nil
    }

    /// The child that `source` begins in; nil for none.
    final func childAround(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = source.source
        while let controller = next {
            if controller.parent === self { return controller }
            next = controller.parent ?? controller.incoming?.presenter
        }
        return nil
    }

    /// Shows `destination` again, whatever is over it.
    final func comeBack(_ segue: UIStoryboardSegue, animated: Bool) {
        var next: UIViewController? = self
        // What is presented over it, or over one around it, goes first.
        let isCovered = outgoing != nil || nearestOutgoing != nil
        if isCovered { dismiss(animated: animated) }
        while let inner = next, let around = inner.parent {
            let move = { around.unwind(for: segue, towards: inner) }
            if isCovered || !animated { UIView.performWithoutAnimation(move) } else { move() }
            next = around
        }
    }
}
