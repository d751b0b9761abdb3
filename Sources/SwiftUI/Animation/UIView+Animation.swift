import OctantBase
import QuartzCore
import UIKit

extension UIView {
    /// Animates the changes that `changes` makes to views with an animation of SwiftUI's; `completion` runs when it is
    /// over. Springs keep the speed of what is under way. An animation with a rule of the program's own, or with a
    /// curve that is no cubic Bezier, shows the changes at once, with one line on standard error.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        guard let motion = animation.lowering?.motion else {
            Log.once(
                "uiview.animation", "views of UIKit cannot move by this animation of SwiftUI: changes show at once")
            UIView.performWithoutAnimation(changes)
            completion?()
            return
        }
        animate(exactly: motion, changes) { completion?() }
    }
}
