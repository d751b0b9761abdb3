import OctantBase

extension UIViewController {
    /// Whether `child` can come into this controller: it is neither this one nor around it. One line of the log says
    /// so.
    final func mayAdopt(_ child: UIViewController) -> Bool {
        var above: UIViewController? = self
        while let next = above {
            if next === child {
                Log.once("controller.tree", "a view controller cannot come into itself or one inside it")
                return false
            }
            above = next.parentController
        }
        return true
    }

    /// Takes the controller out of its parent, if it has one, and notifies nobody. Returns whether it had one.
    @discardableResult
    final func detachFromParent() -> Bool {
        guard let parentController else { return false }
        parentController.childControllers.removeAll { $0 === self }
        self.parentController = nil
        traitsFromParent = nil
        return true
    }
}
