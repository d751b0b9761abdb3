import UIKit

extension UIView {
    /// Sets the frame of `view` to `frame` of this view, as seen where it reads from left to right; mirrored where it
    /// does not. `width` is what is mirrored, the bounds' width unless given.
    func place(_ view: UIView, at frame: CGRect, within width: CGFloat? = nil) {
        var frame = frame
        if isRightToLeft { frame.origin.x = (width ?? bounds.width) - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}
