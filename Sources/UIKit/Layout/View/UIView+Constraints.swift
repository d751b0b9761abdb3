import CoreGraphics
import OctantBase

extension UIView {
    /// Activates a constraint as one of this view.
    final func keep(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        guard constraint.canBelong(to: self) else {
            Log.line(
                "the constraint \(constraint) stays inactive: \(LayoutNames.name(of: self)) is not around its items")
            return
        }
        constraint.activate(in: self)
    }

    final func setTranslatesFrame(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        autoLayout.translatesFrame = translates
        asking(by: "translatesAutoresizingMaskIntoConstraints") { layoutEngine?.viewDidChange(self) }
    }

    /// The mask was set; it was `former`.
    final func autoresizingDidChange(from former: AutoresizingMask) {
        guard autoresizingMask != former, layoutData?.isEngaged == true else { return }
        asking(by: "autoresizingMask") { layoutEngine?.viewDidChange(self) }
    }

    final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        var priorities = contentHugging
        guard priorities[axis] != priority else { return }
        priorities[axis] = priority
        autoLayout.hugging = priorities
        intrinsicSizeDidChange()
    }

    final func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard contentResistance[axis] != priority else { return }
        autoLayout.resistance[axis] = priority
        intrinsicSizeDidChange()
    }

    /// The view is to be laid out in the other direction.
    final func layoutDirectionDidChange() {
        layoutEngine?.directionDidChange()
        if layoutData != nil { marginsDidChange() }
        needLayout(by: "semanticContentAttribute")
    }

    // MARK: Guides

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutData?.guides ?? [] }

    /// Makes `layoutGuide` a part of this view's layout, and no longer of another one's. The view's own guides, of
    /// margins and the like, cannot be added.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard !(layoutGuide is InsetLayoutGuide), !(layoutGuide is ContentLayoutGuide), layoutGuide.owningView !== self
        else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        autoLayout.guides.append(layoutGuide)
    }

    /// Removes a guide from the view, and ends the constraints about it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = layoutData?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        for constraint in layoutData?.mentions ?? [] where constraint.isAbout(layoutGuide) {
            constraint.isActive = false
        }
        layoutData?.guides.remove(at: index)
        layoutGuide.owningView = nil
    }

    // MARK: Questions

    /// Whether active constraints leave the view more than one position or size.
    public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

    /// The active constraints that are about the view along `axis`.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layoutData?.mentions ?? []).filter { $0.mentions(self, along: axis) }
    }
}

extension NSLayoutConstraint {
    /// Whether `item` occurs on either side.
    func isAbout(_ item: AnyObject) -> Bool { first.isAbout(item) || second.isAbout(item) }
}

extension CGRect {
    /// This rectangle with each side moved outwards by `insets`.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
