import OctantBase
import QuartzCore

extension UIView {
    /// Resolves the background's colour in the traits in force.
    final func resolveBackground() {
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traits).cgColor
    }

    /// The superview's tint.
    final var inheritedTint: UIColor? {
        if StackSpace.isLow { return StackSpace.extend { superview?.tintColor } }
        return superview?.tintColor
    }

    /// Computes the traits anew, and notifies of what changed, down to the last subview.
    final func updateTraits() {
        var inherited = inheritedTraits()
        let controllersFormer = viewController?.applyTraits(around: &inherited)
        let (old, new) = (traits, inherited.overridden(by: traitOverrides, overrideUserInterfaceStyle, tint: ownTint))
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
