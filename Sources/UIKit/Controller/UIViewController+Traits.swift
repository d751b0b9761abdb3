extension UIViewController {
    /// `around` with the overrides of the parent and this controller.
    final func specifying(to around: UITraitCollection) -> UITraitCollection {
        let fromParent = UITraitOverrides(traitsFromParent?.values ?? TraitValues())
        return around.overridden(by: fromParent, .unspecified).overridden(
            by: traitOverrides, overrideUserInterfaceStyle)
    }

    /// Uses the traits around the view as its own, with the overrides of the parent and this controller. Returns its
    /// former ones if they changed.
    final func applyTraits(around: inout UITraitCollection) -> UITraitCollection? {
        around = specifying(to: around)
        let former = traits
        traits = around
        return former == around ? nil : former
    }

    /// Notifies of a change of the traits from `old`.
    final func traitsChanged(from old: UITraitCollection) {
        traitCollection.performAsCurrent {
            if !traitCollection.values.isSame(asButTint: old.values) { traitCollectionDidChange(old) }
            tellOfTraits(old: old, new: traitCollection)
        }
    }
}
