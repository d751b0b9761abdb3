import CoreGraphics
import OctantBase
import QuartzCore

extension UIView {
    /// The smallest size for `systemLayoutSizeFitting(_:)` to aim at: zero.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size for `systemLayoutSizeFitting(_:)` to aim at: 10,000 points either way.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The layout data of the view, made now if there is none.
    final var autoLayout: ViewLayout {
        if let layoutData { return layoutData }
        let data = ViewLayout()
        layoutData = data
        markLayout()
        return data
    }

    /// The view around all others of the tree.
    final var layoutRoot: UIView {
        if let windowAround { return windowAround }
        var view = self
        while let next = view.superview { view = next }
        return view
    }

    /// The engine of the tree that the view is in; nil while there are no constraints.
    final var layoutEngine: LayoutEngine? { layoutRoot.layoutData?.engine }

    /// The engine of the tree that the view is in, made now if there is none.
    final func ensureLayoutEngine() -> LayoutEngine {
        let root = layoutRoot
        if let engine = root.layoutData?.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.autoLayout.engine = engine
        return engine
    }

    /// The nearest view that both are, or are inside.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.superview === self { return self }
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }

    /// Calls `body` with the layout data of this view and those inside it, outermost first.
    final func forEachLayout(_ body: (ViewLayout) -> Void) {
        guard subtreeHasLayout else { return }
        if StackSpace.isLow { return StackSpace.extend { forEachLayout(body) } }
        if let layoutData { body(layoutData) }
        for view in children { view.forEachLayout(body) }
    }

    /// Marks this view and all around it as containing a view with layout data.
    private func markLayout() {
        var next: UIView? = self
        while let view = next, !view.subtreeHasLayout {
            view.subtreeHasLayout = true
            next = view.superview
        }
    }

    /// The frame as it is without the transform.
    final var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size: size)
    }

    /// Sets the view's frame, whatever the transform.
    final func place(_ frame: CGRect) {
        if frame.size != bounds.size { bounds.size = frame.size }
        let anchor = layer.anchorPoint
        // A view whose size is its own affair is put where the frame begins.
        let size = bounds.size
        let middle = CGPoint(x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
        if middle != center { center = middle }
    }

    // MARK: Passes

    /// Updates constraints and their solution before `current` is laid out.
    final func prepareLayout(for current: UIView? = nil) {
        let root = layoutRoot
        root.layoutData?.engine?.isGathering = true
        root.updateConstraintsOfSubtree()
        root.layoutData?.engine?.isGathering = false
        root.layoutData?.engine?.prepare(for: current)
    }

    /// Places the subviews that constraints are about.
    final func placeSubviewsByConstraints() {
        layoutEngine?.forEachPlacement(in: self) { view, frame in view.place(frame) }
    }

    /// Calls what waits for `updateConstraints()` in this subtree, the innermost first.
    final func updateConstraintsOfSubtree() {
        guard subtreeNeedsConstraintUpdate else { return }
        if StackSpace.isLow { return StackSpace.extend { updateConstraintsOfSubtree() } }
        subtreeNeedsConstraintUpdate = false
        for view in subviews { view.updateConstraintsOfSubtree() }
        guard ownNeedsConstraintUpdate else { return }
        ownNeedsConstraintUpdate = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Marks all views around this one as containing one that waits for `updateConstraints()`.
    final func markConstraintUpdate() {
        subtreeNeedsConstraintUpdate = true
        var next = superview
        while let view = next, !view.subtreeNeedsConstraintUpdate {
            view.subtreeNeedsConstraintUpdate = true
            next = view.superview
        }
    }

    /// The geometry is another one.
    final func geometryDidChange() {
        guard layoutData != nil || superview?.layoutData != nil else { return }
        layoutGeometryDidChange()
    }

    private func layoutGeometryDidChange() {
        if let layoutData, layoutData.isEngaged, layoutData.translatesFrame || superview == nil {
            layoutEngine?.viewDidChange(self)
        }
        layoutEngine?.boundsOriginDidChange(of: self)
        safeAreaMayHaveChanged()
    }

    /// The intrinsic size, or a priority of it, is another one.
    final func intrinsicSizeDidChange() {
        if layoutData?.mentions.isEmpty == false { layoutEngine?.viewDidChange(self) }
        layoutData?.sizeRequestDidChange?()
        superview?.subviewIntrinsicSizeDidChange(self)
    }

    // MARK: Moving between trees

    /// The view is about to leave its superview: constraints between inside and outside end.
    final func willLeaveTree() {
        forEachLayout { data in
            for constraint in data.mentions where !(constraint.holder?.isDescendant(of: self) ?? false) {
                constraint.isActive = false
            }
        }
        layoutEngine?.detach(self)
    }

    /// The view came into another tree, or became the root of one: its constraints come along.
    final func didJoinTree() {
        if superview != nil { layoutData?.engine = nil }
        if subtreeHasLayout { superview?.markLayout() }
        var constraints: [NSLayoutConstraint] = []
        forEachLayout { constraints += $0.constraints }
        if !constraints.isEmpty {
            let engine = ensureLayoutEngine()
            for constraint in constraints { engine.add(constraint) }
        }
        markConstraintUpdate()
        safeAreaMayHaveChanged()
    }

    // MARK: Fitting

    /// The size nearest to `target` that the constraints inside the view allow.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsOfSubtree()
        var priorities = AxisPriorities(horizontal)
        priorities.vertical = vertical
        let size = CGSize(width: sanitized(target.width), height: sanitized(target.height))
        let engine = LayoutEngine(root: self, fitting: LayoutEngine.Fitting(size: size, priorities: priorities))
        forEachLayout { data in
            for constraint in data.constraints { engine.add(constraint) }
        }
        return engine.fittedSize()
    }

    // MARK: Priorities

    /// The part that counts of the size that the content asks for: none along axes that the view is parked on.
    final func countingSize(forWidth width: CGFloat?) -> CGSize {
        let size = width.flatMap { sizeForWidth?($0) } ?? intrinsicSize(forWidth: width)
        return layoutData?.unparked(size) ?? size
    }

    /// The priorities of not being larger than the content.
    final var contentHugging: AxisPriorities { layoutData?.hugging ?? defaultContentHugging }

    /// The priorities of not being smaller than the content.
    final var contentResistance: AxisPriorities { layoutData?.resistance ?? AxisPriorities(.defaultHigh) }
}

extension NSLayoutConstraint {
    /// Whether the constraint is about `item` along `axis`.
    func mentions(_ item: AnyObject, along axis: Axis) -> Bool {
        [first, second].contains { operand in
            (operand.item === item && operand.attribute.axis == axis)
                || (operand.originItem === item && operand.originAttribute.axis == axis)
        }
    }
}
