import CoreGraphics
import Foundation
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

    /// The nearest controller of this class around.
    final func nearest<Controller: UIViewController>() -> Controller? {
        var above = parentController
        while let next = above {
            if let found = next as? Controller { return found }
            above = next.parentController
        }
        return nil
    }

    /// Puts the view of the child `coming` in place of that of the child `going`.
    final func exchange(
        _ going: UIViewController, for coming: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard going.parent === self, coming.parent === self, going !== coming, let old = going.viewIfLoaded,
            let room = old.superview, let new = coming.view
        else {
            Log.once("controller.exchange", "a transition goes from a child that is shown to another one: left out")
            completion?(false)
            return
        }
        if isAppearing {
            going.beginAppearanceTransition(false, animated: duration > 0)
            coming.beginAppearanceTransition(true, animated: duration > 0)
        }
        let replaces = options.isTransition
        if !replaces, new.superview !== room { room.addSubview(new) }
        UIView.transition(
            with: room, duration: duration, options: options,
            animations: {
                if replaces {
                    if new.superview !== room { room.addSubview(new) }
                    old.removeFromSuperview()
                }
                animations?()
            },
            completion: { isFinished in
                if old.superview === room { old.removeFromSuperview() }
                going.endAppearanceTransition()
                coming.endAppearanceTransition()
                completion?(isFinished)
            })
    }

    /// Asks the controller, or the one presented by it, for its orientations.
    final func checkOrientations() {
        let shown = presentedViewController ?? self
        let orientations = shown.supportedInterfaceOrientations
        guard shown.shouldAutorotate, !orientations.contains(.portrait) else { return }
        Log.once("controller.orientation", "\(type(of: shown)) cannot be upright, and a desktop turns nothing")
    }
}
