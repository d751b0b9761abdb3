import OctantBase
import QuartzCore

extension UIView {
    /// Resolves the background's colour in the traits in force: the one that was set, whatever a subclass says it is.
    final func resolveBackground() {
        layer.backgroundColor = ownBackground?.resolvedColor(with: traits).cgColor
    }

    /// `tintAdjustmentMode` as it was set.
    private var ownTintAdjustment: TintAdjustmentMode { extras?.tintAdjustmentMode ?? .automatic }

    /// Whether and how the tint of the view and of those in it is weakened. Setting `.automatic`, the default, follows
    /// the superview; reading it then returns what that does.
    public final var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard ownTintAdjustment == .automatic else { return ownTintAdjustment }
            return traits.values.dimsTint == true ? .dimmed : .normal
        }
        set {
            guard newValue != ownTintAdjustment else { return }
            var changed = extras ?? ViewExtras()
            changed.tintAdjustmentMode = newValue
            extras = changed
            updateTraits()
        }
    }

    /// The tint as it is shown in the traits in force.
    final func shownTint(_ color: UIColor) -> UIColor { traits.values.dimsTint == true ? color.asGray : color }

    /// The superview's tint.
    final var inheritedTint: UIColor? {
        if StackSpace.isLow { return StackSpace.extend { superview?.tintColor } }
        return superview?.tintColor
    }

    /// Computes the traits of the view and of all views in it anew, and notifies of what changed. They follow what they
    /// depend on at once: only traits that a program computes itself can be others.
    public final func updateTraitsIfNeeded() { updateTraits() }

    /// Computes the traits anew, and notifies of what changed, down to the last subview.
    final func updateTraits() {
        var inherited = inheritedTraits()
        let controllersFormer = viewController?.applyTraits(around: &inherited)
        let dimsTint = ownTintAdjustment == .automatic ? nil : ownTintAdjustment == .dimmed
        let new = limitingContentSize(
            of: inherited.overridden(
                by: traitOverrides, overrideUserInterfaceStyle, tint: ownTint, dimsTint: dimsTint))
        let old = traits
        traits = new
        if let controllersFormer { viewController?.traitsChanged(from: controllersFormer) }
        guard new != old else { return }
        new.performAsCurrent { traitsChanged(from: old) }
        if StackSpace.isLow { StackSpace.extend { updateTraitsInside() } } else { updateTraitsInside() }
    }

    private func updateTraitsInside() {
        for view in children { view.updateTraits() }
        maskingView?.updateTraits()
    }

    private func traitsChanged(from old: UITraitCollection) {
        let isRecoloured = traits.hasDifferentColorAppearance(comparedTo: old)
        if isRecoloured { resolveBackground() }
        if traits.displayScale != old.displayScale {
            layer.contentsScale = traits.displayScale
            if layoutData != nil { setNeedsLayout() }
        }
        if hasDrawnContents && (isRecoloured || traits.displayScale != old.displayScale) { layer.setNeedsDisplay() }
        if traits.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
        if isRecoloured { tintColorDidChange() }
        if traits.values.locale != old.values.locale { accessibilityDidChange() }
        if !traits.values.isSame(asButTint: old.values) { traitCollectionDidChange(old) }
        tellOfTraits(old: old, new: traits)
        AppearanceRegistry.shared.traitsDidChange(of: self)
        focusData?.ring?.update()
    }
}
