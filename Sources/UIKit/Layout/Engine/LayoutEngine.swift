import CoreGraphics
import OctantBase
internal import OctantSolver

/// The weight of a required constraint that was broken: heavier than all that were never required, so that it holds as
/// nearly as the others allow, and again once they do.
private let brokenWeight: Float = 1000
/// The weight of a size that holds where no constraint says another one, of a root or of scrolled contents: lighter
/// than all others.
private let wishWeight: Float = 0
/// How often texts are wrapped anew for widths that the last wrapping led to.
private let wrapPasses = 3

/// Lays out one tree of views by their constraints.
///
/// A tree's root has the one engine of all constraints inside it. Changes are gathered; `prepare()` brings them into
/// the solver, finds the new frames, and asks the superviews of what moved for layout. They then place their subviews.
@MainActor
final class LayoutEngine {
    /// The size that a root is asked to have, for `systemLayoutSizeFitting(_:)`.
    struct Fitting {
        var size: CGSize
        var priorities: AxisPriorities
    }

    private struct Installed {
        var handle: SolverConstraint
        var items: [LayoutItem]
        var isMirrored: Bool
        var isBroken: Bool
        /// When it came in.
        var order: Int
    }

    private(set) weak var root: UIView?
    private let fitting: Fitting?
    private var solver = LinearSolver()
    private var items: [ObjectIdentifier: LayoutItem] = [:]
    /// By the numbers of variables.
    private var itemsByVariable: [LayoutItem?] = []
    private var installed: [ObjectIdentifier: Installed] = [:]
    /// By the numbers of the solver's constraints.
    private var rowOwners: [RowOwner?] = []
    /// Active constraints that are not installed yet, and some that are not active any more.
    private var pending: [NSLayoutConstraint] = []
    private var dirtyItems: [LayoutItem] = []
    /// The items whose height depends on their width.
    private var wrapping: [LayoutItem] = []
    private var installations = 0
    private var directionChanged = false, needsSolving = false, isPreparing = false
    /// Whether constraints are being changed right before they are solved, so that this need not be asked for.
    var isGathering = false

    /// An engine for the tree of `root`; for its fitting size when `fitting` is given.
    init(root: UIView, fitting: Fitting? = nil) {
        (self.root, self.fitting) = (root, fitting)
    }

    /// How many pivots the solver made: the measure of the work.
    var pivotCount: Int { solver.pivotCount }

    // MARK: What changes

    /// Takes an active constraint in.
    func add(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        needSolving()
    }

    /// Takes a constraint out.
    func remove(_ constraint: NSLayoutConstraint) {
        guard let old = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        forget(old.handle)
        for item in old.items { release(item, from: constraint) }
        needSolving()
    }

    /// Takes out what belongs to the views of a subtree.
    func detach(_ view: UIView) {
        view.forEachLayout { data in
            for constraint in data.constraints { remove(constraint) }
        }
    }

    /// The constant of a constraint is another one.
    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] != nil else { return }
        refreshConstant(of: constraint)
        needSolving()
    }

    /// The priority of a constraint is another one.
    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let old = installed[ObjectIdentifier(constraint)] else { return }
        if case .weighted(let weight) = constraint.priority.strength, !old.isBroken, solver.isWeighted(old.handle) {
            solver.setWeight(weight, of: old.handle)
            needSolving()
        } else {
            remove(constraint)
            add(constraint)
        }
    }

    /// A view has another frame, intrinsic size, or way of being laid out.
    func viewDidChange(_ view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        markDirty(item)
    }

    /// Insets that constraints of a view depend on changed: margins, safe area, alignment, baselines.
    func insetsDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        for constraint in item.users { refreshConstant(of: constraint) }
        markDirty(item)
    }

    /// The contents of a view were scrolled.
    func boundsOriginDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)], item.isScrollingAround else { return }
        for constraint in item.users { refreshConstant(of: constraint) }
        needSolving()
    }

    /// The direction of a view changed.
    func directionDidChange() {
        directionChanged = true
        needSolving()
    }

    /// A guide brings other constraints of its own.
    func guideDidChange(_ guide: UILayoutGuide) {
        if let item = items[ObjectIdentifier(guide)] { markDirty(item) }
    }

    private func markDirty(_ item: LayoutItem) {
        if !item.isDirty {
            item.isDirty = true
            dirtyItems.append(item)
        }
        needSolving()
    }

    private func needSolving() {
        // What is to be solved and does not wait for it was refused layout.
        if needsSolving, root?.layer.needsPreparation ?? true { return }
        needsSolving = true
        if fitting == nil && !isPreparing && !isGathering { root?.layer.setNeedsPreparation() }
    }

    // MARK: Solving

    /// Finds the frames if anything changed, and asks for layout where they are other ones than before; not of
    /// `current`, which is being laid out.
    func prepare(for current: UIView? = nil) {
        guard needsSolving, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        needsSolving = false
        if directionChanged { remirror() }
        for item in wrapping where item.wrapWidth != nil {
            item.wrapWidth = nil
            markDirty(item)
        }
        refreshDirtyItems()
        let new = pending
        pending = []
        for constraint in new where installed[ObjectIdentifier(constraint)] == nil && isMine(constraint) {
            install(constraint)
        }
        refreshDirtyItems()
        solve()
        var passes = 0
        while passes < wrapPasses && wrap() {
            solve()
            passes += 1
        }
        needsSolving = false
        guard fitting == nil else { return }
        publish(for: current)
        root?.layoutData?.wishDidChange?()
    }

    /// Whether the constraint acts in this tree still.
    private func isMine(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isActive && (fitting != nil || constraint.holder?.layoutRoot === root)
    }

    private func solve() {
        mend()
        while true {
            do {
                return try solver.solve()
            } catch {
                breakOne(of: error)
            }
        }
    }

    /// Has all required constraints hold again after changes of constants.
    private func mend() {
        while true {
            do {
                return try solver.restoreFeasibility()
            } catch {
                breakOne(of: error)
            }
        }
    }

    /// Wraps texts at the widths that were found. Answers whether any height may have changed.
    private func wrap() -> Bool {
        for item in wrapping {
            // On pixels, so that the text does not find less room in the frame than it was measured for.
            let scale = Double(resolvedScale(item.view?.traitCollection.displayScale ?? 1))
            let width = (solver.value(of: item.width) * scale + Double(pixelSlack)).rounded(.down) / scale
            guard width > 0, width != item.wrapWidth else { continue }
            item.wrapWidth = width
            markDirty(item)
        }
        guard !dirtyItems.isEmpty else { return false }
        refreshDirtyItems()
        return true
    }

    private func refreshDirtyItems() {
        let dirty = dirtyItems
        dirtyItems = []
        for item in dirty {
            item.isDirty = false
            if !item.users.isEmpty || item.view === root { refresh(item) }
        }
    }

    /// Asks for layout around what moved.
    private func publish(for current: UIView?) {
        for item in takeMovedItems() {
            if let view = item.view {
                if view === root {
                    if !view.translatesAutoresizingMaskIntoConstraints { sizeRoot(view, item) }
                } else if !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview,
                    parent !== current, placement(of: view) != view.untransformedFrame
                {
                    view.asking(by: "constraints") { parent.layer.setNeedsLayout() }
                }
            } else if let owner = item.guide?.owningView, owner !== current {
                owner.asking(by: "constraints") { owner.layer.setNeedsLayout() }
            }
        }
    }

    /// Gives a root that constraints size its size.
    private func sizeRoot(_ view: UIView, _ item: LayoutItem) {
        guard let frame = placement(of: view), frame.size != view.bounds.size else { return }
        view.bounds.size = frame.size
        refresh(item)
        solve()
        needsSolving = false
        _ = takeMovedItems()
    }

    /// The items whose frames may be other ones than before, once each, in the order that they changed.
    private func takeMovedItems() -> [LayoutItem] {
        var moved: [LayoutItem] = []
        for variable in solver.takeChanges() {
            guard let item = itemsByVariable[Int(variable.id)] else { continue }
            item.placement = nil
            if moved.last !== item { moved.append(item) }
        }
        return moved
    }

    // MARK: Frames

    /// Where a view goes, on whole pixels; nil when no constraint is about it.
    func placement(of view: UIView) -> CGRect? {
        items[ObjectIdentifier(view)].map { placement(of: $0, scale: view.traitCollection.displayScale) }
    }

    /// Where each of the subviews of `view` goes that constraints place.
    func forEachPlacement(in view: UIView, _ body: (UIView, CGRect) -> Void) {
        let scale = view.traitCollection.displayScale
        for subview in view.subviews {
            guard let data = subview.layoutData, data.isEngaged, !data.translatesFrame,
                let item = items[ObjectIdentifier(subview)]
            else { continue }
            body(subview, placement(of: item, scale: scale))
        }
    }

    private func placement(of item: LayoutItem, scale: CGFloat) -> CGRect {
        if let known = item.placement, known.scale == scale { return known.frame }
        let frame = item.placed(frame(of: item), scale: scale)
        item.placement = (frame, scale)
        return frame
    }

    /// The frame of a guide, on whole pixels; nil when no constraint is about it.
    func frame(of guide: UILayoutGuide) -> CGRect? {
        guard let item = items[ObjectIdentifier(guide)], let owner = guide.owningView else { return nil }
        return placement(of: item, scale: owner.traitCollection.displayScale)
    }

    private func frame(of item: LayoutItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: max(0, solver.value(of: item.width)),
            height: max(0, solver.value(of: item.height)))
    }

    /// The size that was found for the root, no less than needed in whole pixels.
    func fittedSize() -> CGSize {
        guard let root else { return .zero }
        let item = item(for: root)
        markDirty(item)
        prepare()
        let scale = resolvedScale(root.traitCollection.displayScale)
        func up(_ value: Double) -> CGFloat { max(0, (CGFloat(value) * scale - pixelSlack).rounded(.up) / scale) }
        return CGSize(width: up(solver.value(of: item.width)), height: up(solver.value(of: item.height)))
    }

    /// Whether a view or guide could be elsewhere, too, with everything holding as well as it does.
    func isAmbiguous(_ object: AnyObject) -> Bool {
        prepare()
        guard let item = items[ObjectIdentifier(object)] else { return false }
        let variables = item.view != nil && item.view === root ? [item.width, item.height] : item.variables
        return variables.contains { solver.isAmbiguous($0) }
    }

    /// Whether an anchor's number could be another one.
    func isAmbiguous(_ operand: LayoutOperand) -> Bool {
        prepare()
        guard let object = operand.item, let item = items[ObjectIdentifier(object)] else { return false }
        let isAcross = operand.attribute.axis == .horizontal
        let place = isAcross ? item.x : item.y
        let length = isAcross ? item.width : item.height
        switch operand.attribute {
        case .width, .height: return solver.isAmbiguous(length)
        case .left, .top: return solver.isAmbiguous(place)
        default: return solver.isAmbiguous(place) || solver.isAmbiguous(length)
        }
    }

    // MARK: Items

    /// The item of a view or guide, made when it is first asked for.
    func item(for object: AnyObject) -> LayoutItem {
        if let item = items[ObjectIdentifier(object)] { return item }
        let item = LayoutItem(object, &solver)
        if fitting == nil { item.view?.autoLayout.isEngaged = true }
        items[ObjectIdentifier(object)] = item
        for variable in item.variables {
            while itemsByVariable.count <= Int(variable.id) { itemsByVariable.append(nil) }
            itemsByVariable[Int(variable.id)] = item
        }
        if item.view?.wrapsText ?? false { wrapping.append(item) }
        markDirty(item)
        return item
    }

    private func release(_ item: LayoutItem, from constraint: NSLayoutConstraint) {
        item.users.removeFirst(constraint)
        guard item.users.isEmpty, item.view !== root || root == nil else { return }
        for row in LayoutItem.Row.allCases { removeOwn(row, of: item) }
        for variable in item.variables {
            itemsByVariable[Int(variable.id)] = nil
            solver.remove(variable)
        }
        wrapping.removeAll { $0 === item }
        items[item.key] = nil
    }

    /// Brings an item's own constraints up to date.
    private func refresh(_ item: LayoutItem) {
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
            setOwn(.x, of: item, .equal, frame.minX, .required)
            setOwn(.y, of: item, .equal, frame.minY, .required)
            setOwn(.width, of: item, .equal, frame.width, .required)
            setOwn(.height, of: item, .equal, frame.height, .required)
        } else {
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
        let strength = isFixed ? SolverStrength.required : .weighted(wishWeight)
        setOwn(.width, of: item, .equal, view.bounds.width, strength)
        setOwn(.height, of: item, .equal, view.bounds.height, strength)
    }

    /// Contents begin at 0; where no constraint says how large they are, they are as large as the program said.
    private func refreshContent(_ item: LayoutItem, _ guide: ContentLayoutGuide) {
        setOwn(.x, of: item, .equal, 0, .required)
        setOwn(.y, of: item, .equal, 0, .required)
        setOwn(.width, of: item, .equal, guide.ownSize.width, .weighted(wishWeight))
        setOwn(.height, of: item, .equal, guide.ownSize.height, .weighted(wishWeight))
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

    /// Brings the constraints that a view's content makes up to date.
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

    /// Has one of the item's own constraints say this.
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
        let handle = add(item.terms(of: row), relation, value, strength, for: .item(item, row)).handle
        item.own[row.rawValue] = LayoutItem.OwnConstraint(
            handle: handle, strength: strength, relation: relation, constant: value)
    }

    private func removeOwn(_ row: LayoutItem.Row, of item: LayoutItem) {
        guard let own = item.own[row.rawValue] else { return }
        item.own[row.rawValue] = nil
        forget(own.handle)
    }

    // MARK: Constraints

    private func install(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        for item in expression.items { item.users.append(constraint) }
        // What new items say of themselves is solved before anything depends on them, while their columns are short:
        // a list of a thousand constraints takes tens of times longer otherwise.
        if !dirtyItems.isEmpty {
            refreshDirtyItems()
            solve()
        }
        installations += 1
        let constant = Double(constraint.constant) - expression.constant
        let added = add(
            expression.terms, constraint.relation.solverRelation, constant, constraint.priority.strength,
            for: .constraint(constraint))
        installed[ObjectIdentifier(constraint)] = Installed(
            handle: added.handle, items: expression.items, isMirrored: expression.isMirrored,
            isBroken: added.isBroken, order: installations)
    }

    /// What a constraint compares to its constant: its first side without its second. Nil when items are no more.
    private func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard let space = constraint.nearestHolder() else { return nil }
        let isMirrored =
            constraint.isDirectional && space.isRightToLeft
        var expression = LayoutExpression(engine: self, space: space, isMirrored: isMirrored)
        expression.add(constraint.first, times: 1)
        expression.add(constraint.second, times: -Double(constraint.multiplier))
        return expression
    }

    private func refreshConstant(of constraint: NSLayoutConstraint) {
        guard let old = installed[ObjectIdentifier(constraint)], let expression = expression(of: constraint) else {
            return
        }
        solver.setConstant(Double(constraint.constant) - expression.constant, of: old.handle)
    }

    /// Installs anew what the direction has other sides for.
    private func remirror() {
        directionChanged = false
        root?.forEachLayout { data in
            for constraint in data.constraints where constraint.isDirectional {
                guard let old = installed[ObjectIdentifier(constraint)], let now = expression(of: constraint),
                    now.isMirrored != old.isMirrored
                else { continue }
                remove(constraint)
                pending.append(constraint)
            }
        }
    }

    /// Adds to the solver, and breaks what must be broken for it.
    private func add(
        _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength,
        for owner: RowOwner
    ) -> (handle: SolverConstraint, isBroken: Bool) {
        mend()
        var (weight, isBroken) = (strength, false)
        while true {
            do {
                let handle = try solver.add(terms, relation, constant, weight)
                while rowOwners.count <= handle.index { rowOwners.append(nil) }
                rowOwners[handle.index] = owner
                return (handle, isBroken)
            } catch {
                if case .item = owner, newestConstraint(in: error) != nil {
                    breakOne(of: error, besides: owner)
                } else {
                    report(error, besides: owner, broken: owner)
                    (weight, isBroken) = (.weighted(brokenWeight), true)
                }
            }
        }
    }

    private func forget(_ handle: SolverConstraint) {
        rowOwners[handle.index] = nil
        solver.remove(handle)
    }

    // MARK: Conflicts

    private func owners(in conflict: SolverConflict) -> [RowOwner] {
        conflict.constraints.compactMap { $0.index < rowOwners.count ? rowOwners[$0.index] : nil }
    }

    /// The program's constraint that came last.
    private func newestConstraint(in conflict: SolverConflict) -> NSLayoutConstraint? {
        var newest: (constraint: NSLayoutConstraint, order: Int)?
        for case .constraint(let constraint) in owners(in: conflict) {
            let order = installed[ObjectIdentifier(constraint)]?.order ?? 0
            if newest.map({ $0.order < order }) ?? true { newest = (constraint, order) }
        }
        return newest?.constraint
    }

    /// Breaks one of the constraints that cannot hold together: the program's that came last, or one of the engine's
    /// own when there is no other. It becomes the heaviest of those that are not required.
    private func breakOne(of conflict: SolverConflict, besides owner: RowOwner? = nil) {
        if let victim = newestConstraint(in: conflict), let old = installed[ObjectIdentifier(victim)],
            let expression = expression(of: victim)
        {
            report(conflict, besides: owner, broken: .constraint(victim))
            forget(old.handle)
            let new = add(
                expression.terms, victim.relation.solverRelation, Double(victim.constant) - expression.constant,
                .weighted(brokenWeight), for: .constraint(victim))
            installed[ObjectIdentifier(victim)]?.handle = new.handle
            installed[ObjectIdentifier(victim)]?.isBroken = true
        } else if let handle = conflict.constraints.last, let own = rowOwners[handle.index],
            case .item(let item, let row) = own, let old = item.own[row.rawValue]
        {
            report(conflict, besides: owner, broken: own)
            forget(handle)
            item.own[row.rawValue]?.handle =
                add(item.terms(of: row), old.relation, old.constant, .weighted(brokenWeight), for: own).handle
        }
    }

    private func report(_ conflict: SolverConflict, besides owner: RowOwner?, broken: RowOwner) {
        guard fitting == nil else { return }
        var lines: [String] = []
        for owner in owners(in: conflict) + (owner.map { [$0] } ?? []) {
            let line = owner.description
            if !lines.contains(line) { lines.append(line) }
        }
        Log.line(
            "these constraints cannot all hold:\n"
                + lines.map { "    \($0)\n" }.joined() + "  this one is broken: \(broken.description)")
    }
}
