import ObjectiveC
import QuartzCore

extension UIView {
    /// Sets `alpha`, because of `call`.
    final func setAlpha(_ alpha: CGFloat, by call: StaticString = #function) {
        let old = layer.opacity
        changeLayer(by: call) { $0.opacity = Float(alpha) }
        guard layer.opacity != old else { return }
        focusMayHaveChanged()
        KeyValueObserving.noteChange("alpha", of: self, from: CGFloat(old))
    }

    /// Sets `isHidden`, because of `call`.
    final func setHidden(_ isHidden: Bool, by call: StaticString = #function) {
        guard isHidden != layer.isHidden else { return }
        changeLayer(by: call) { $0.isHidden = isHidden }
        focusMayHaveChanged()
        asking(by: call) { superview?.subviewVisibilityDidChange(self) }
        KeyValueObserving.noteChange("hidden", of: self, from: !isHidden)
    }

    /// Sets `mask`, because of `call`.
    final func setMask(_ mask: UIView?, by call: StaticString = #function) {
        requireMainThread(call)
        mask?.removeFromSuperview()
        maskingView = mask
        layer.mask = mask?.layer
    }

    /// Fills the view with `color`, because of `call`.
    final func setBackground(_ color: UIColor?, by call: StaticString = #function) {
        requireMainThread(call)
        ownBackground = color
        resolveBackground()
        noteAppearance(\UIView.backgroundColor, set: color)
    }

    /// Sets the tint, because of `call`; nil for the superview's.
    final func setTint(_ color: UIColor?, by call: StaticString = #function) {
        requireMainThread(call)
        ownTint = color
        updateTraits()
        noteAppearance(\UIView.tintColor, set: color)
    }

    /// Mirrors the view, or no more, after `semanticContentAttribute` was `old`.
    final func semanticContentDidChange(from old: UISemanticContentAttribute) {
        if semanticContentAttribute != old { layoutDirectionDidChange() }
        noteAppearance(\UIView.semanticContentAttribute, set: semanticContentAttribute)
    }

    /// Deactivates `constraint` if it is one of this view.
    final func deactivate(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Asks for `updateConstraints()` before the next layout, because of `call`.
    final func needConstraintUpdate(by call: StaticString = #function) {
        ownNeedsConstraintUpdate = true
        markConstraintUpdate()
        asking(by: call) { layoutRoot.layer.setNeedsPreparation() }
    }
}
