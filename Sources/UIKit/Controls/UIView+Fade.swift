import QuartzCore

extension UIView {
    /// Makes `change`, and has what the view showed fade into what it shows then, if `animated` and somebody sees it.
    func fade(animated: Bool, _ change: () -> Void) {
        if animated, window != nil, UIView.areAnimationsEnabled {
            let transition = CATransition()
            transition.duration = glideDuration
            layer.add(transition, forKey: kCATransition)
        }
        change()
    }

    /// Fades the view in from nothing to the opacity that it has.
    func fadeIn() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = glideDuration
        layer.add(animation, forKey: "fadeIn")
    }
}
