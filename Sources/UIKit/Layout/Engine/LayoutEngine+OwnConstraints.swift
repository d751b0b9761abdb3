import CoreGraphics
internal import OctantSolver

/// The weight of a size that holds where no constraint sets another one, of a root or of scrolled contents: lighter
/// than all others.
private let ownSizeWeight: Float = 0

extension LayoutEngine {
    /// Updates an item's own constraints.
    func refresh(_ item: LayoutItem) {
        guard let view = item.view else {
            if let guide = item.guide as? ContentLayoutGuide { refreshContent(item, guide) }
            return
        }
        if view.wrapsText != wrapping.contains(where: { $0 === item }) {
            item.wrapWidth = nil
            if view.wrapsText { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
        }
        for constraint in item.users where constraint.isAboutBaselines { refreshConstant(of: constraint) }
        if view === root {
            refreshRoot(item, view)
        } else if view.translatesAutoresizingMaskIntoConstraints {
            removeIntrinsic(of: item)
            let frame = view.untransformedFrame
            followSuperview(item, view)
            let (across, down) = (item.followed(along: .horizontal), item.followed(along: .vertical))
            setOwn(.x, of: item, .equal, frame.minX, .required)
            setOwn(.y, of: item, .equal, frame.minY, .required)
            setOwn(.width, of: item, .equal, frame.width - (across?.bounds.width ?? 0), .required)
            setOwn(.height, of: item, .equal, frame.height - (down?.bounds.height ?? 0), .required)
        } else {
            endFollowing(item)
            for row in [LayoutItem.Row.x, .y, .width, .height] { removeOwn(row, of: item) }
            refreshIntrinsic(of: item, view)
            keepPositive(item)
        }
    }

    private func refreshRoot(_ item: LayoutItem, _ view: UIView) {
        if let fitting {
            refreshIntrinsic(of: item, view)
            let priorities = fitting.priorities
            setOwn(.width, of: item, .equal, fitting.size.width, priorities.horizontal.strength)
            setOwn(.height, of: item, .equal, fitting.size.height, priorities.vertical.strength)
            return
        }
        let isFixed = view.translatesAutoresizingMaskIntoConstraints
        if isFixed { removeIntrinsic(of: item) } else { refreshIntrinsic(of: item, view) }
        let strength = isFixed ? SolverStrength.required : .weighted(ownSizeWeight)
        setOwn(.width, of: item, .equal, view.bounds.width, strength)
        setOwn(.height, of: item, .equal, view.bounds.height, strength)
    }

    /// Contents begin at 0; where no constraint sets their size, they are as large as the program set.
    private func refreshContent(_ item: LayoutItem, _ guide: ContentLayoutGuide) {
        setOwn(.x, of: item, .equal, 0, .required)
        setOwn(.y, of: item, .equal, 0, .required)
        setOwn(.width, of: item, .equal, guide.ownSize.width, .weighted(ownSizeWeight))
        setOwn(.height, of: item, .equal, guide.ownSize.height, .weighted(ownSizeWeight))
        keepPositive(item)
    }

    /// No view is less than nothing wide or high, unless required constraints have it so.
    private func keepPositive(_ item: LayoutItem) {
        setOwn(.positiveWidth, of: item, .greaterOrEqual, 0, .weighted(brokenWeight))
        setOwn(.positiveHeight, of: item, .greaterOrEqual, 0, .weighted(brokenWeight))
    }

    private func removeIntrinsic(of item: LayoutItem) {
        for row in LayoutItem.Row.allCases where row.rawValue >= LayoutItem.Row.positiveWidth.rawValue {
            removeOwn(row, of: item)
        }
    }

    /// Updates the constraints that a view's content makes.
    private func refreshIntrinsic(of item: LayoutItem, _ view: UIView) {
        let size = view.countingSize(forWidth: item.wrapWidth.map { CGFloat($0) })
        let insets = view.alignmentRectInsets
        let (hugging, resistance) = (view.contentHugging, view.contentResistance)
        setIntrinsic(
            of: item, size.width, insets.left + insets.right, (.horizontalHugging, hugging.horizontal),
            (.horizontalResistance, resistance.horizontal))
        setIntrinsic(
            of: item, size.height, insets.top + insets.bottom, (.verticalHugging, hugging.vertical),
            (.verticalResistance, resistance.vertical))
    }

    private func setIntrinsic(
        of item: LayoutItem, _ length: CGFloat, _ insets: CGFloat,
        _ hugging: (row: LayoutItem.Row, priority: UILayoutPriority),
        _ resistance: (row: LayoutItem.Row, priority: UILayoutPriority)
    ) {
        guard length.isFinite, length >= 0 else {
            removeOwn(hugging.row, of: item)
            removeOwn(resistance.row, of: item)
            return
        }
        let whole = min(length + insets, largestLayoutConstant)
        // In this order the heavier one finds the length, and no pivot is needed for the lighter.
        setOwn(resistance.row, of: item, .greaterOrEqual, whole, resistance.priority.strength)
        setOwn(hugging.row, of: item, .lessOrEqual, whole, hugging.priority.strength)
    }

    /// Sets one of the item's own constraints.
    private func setOwn(
        _ row: LayoutItem.Row, of item: LayoutItem, _ relation: SolverRelation, _ constant: CGFloat,
        _ strength: SolverStrength
    ) {
        let value = Double(min(max(constant, -largestLayoutConstant), largestLayoutConstant))
        if let own = item.own[row.rawValue] {
            if own.strength == strength && own.relation == relation {
                item.own[row.rawValue]?.constant = value
                return solver.setConstant(value, of: own.handle)
            }
            removeOwn(row, of: item)
        }
        let handle = add(item.terms(of: row), relation, value, strength, for: .item(item, row))
        item.own[row.rawValue] = LayoutItem.OwnConstraint(
            handle: handle, strength: strength, relation: relation, constant: value)
    }

    func removeOwn(_ row: LayoutItem.Row, of item: LayoutItem) {
        guard let own = item.own[row.rawValue] else { return }
        item.own[row.rawValue] = nil
        forget(own.handle)
    }
}
