import CoreGraphics
import OctantBase
internal import OctantSolver

/// The weight of a required constraint that was broken: heavier than all that were never required, so that it holds as
/// nearly as the others allow, and again once they do.
let brokenWeight: Float = 1000
/// The number of times that texts are wrapped anew for widths that the last wrapping led to.
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

    struct Installed {
        var handle: SolverConstraint
        var items: [LayoutItem]
        var isMirrored: Bool
        /// The order in which it was added.
        var order: Int
    }

    private(set) weak var root: UIView?
    let fitting: Fitting?
    var solver = LinearSolver()
    var items: [ObjectIdentifier: LayoutItem] = [:]
    /// By the numbers of variables.
    private var itemsByVariable: [LayoutItem?] = []
    var installed: [ObjectIdentifier: Installed] = [:]
    /// By the numbers of the solver's constraints.
    var rowOwners: [RowOwner?] = []
    /// Active constraints that are not installed yet, and some that are not active any more.
    private var pending: [NSLayoutConstraint] = []
    private var dirtyItems: [LayoutItem] = []
    /// The items whose height depends on their width.
    var wrapping: [LayoutItem] = []
    private var installations = 0
    private var directionChanged = false, needsSolving = false, isPreparing = false
    /// Whether constraints are being changed right before they are solved, so that this need not be asked for.
    var isGathering = false

    /// An engine for the tree of `root`; for its fitting size when `fitting` is given.
    init(root: UIView, fitting: Fitting? = nil) {
        (self.root, self.fitting) = (root, fitting)
    }

    /// The number of the solver's pivots: the measure of the work.
    var pivotCount: Int { solver.pivotCount }

    // MARK: What changes

    /// Adds an active constraint.
    func add(_ constraint: NSLayoutConstraint) {
        pending.append(constraint)
        needSolving()
    }

    /// Removes a constraint.
    func remove(_ constraint: NSLayoutConstraint) {
        guard let old = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        forget(old.handle)
        for item in old.items { release(item, from: constraint) }
        needSolving()
    }

    /// Removes what belongs to the views of a subtree.
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
        if case .weighted(let weight) = constraint.priority.strength, solver.isWeighted(old.handle) {
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

    func markDirty(_ item: LayoutItem) {
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
        root?.layoutData?.sizeRequestDidChange?()
    }

    /// Whether the constraint acts in this tree still.
    private func isMine(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isActive && (fitting != nil || constraint.holder?.layoutRoot === root)
    }

    private func solve() {
        while true {
            do {
                return try solver.solve()
            } catch {
                breakOne(of: error)
            }
        }
    }

    /// Makes all required constraints hold again after changes of constants.
    private func mend() {
        while true {
            do {
                return try solver.restoreFeasibility()
            } catch {
                breakOne(of: error)
            }
        }
    }

    /// Wraps texts at the widths that were found. Returns whether any height may have changed.
    private func wrap() -> Bool {
        for item in wrapping {
            // On pixels, so that the text does not find less space in the frame than it was measured for.
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
        // What follows a view adds that view's item.
        while !dirtyItems.isEmpty {
            let dirty = dirtyItems
            dirtyItems = []
            for item in dirty {
                item.isDirty = false
                if item.isUsed || item.view === root { refresh(item) }
            }
        }
    }

    /// Asks for layout around what moved.
    private func publish(for current: UIView?) {
        for item in removeMovedItems() {
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

    /// Sets the size of a root that constraints size.
    private func sizeRoot(_ view: UIView, _ item: LayoutItem) {
        guard let frame = placement(of: view), frame.size != view.bounds.size else { return }
        view.bounds.size = frame.size
        refresh(item)
        solve()
        needsSolving = false
        _ = removeMovedItems()
    }

    /// The items whose frames may be other ones than before, once each, in the order that they changed.
    private func removeMovedItems() -> [LayoutItem] {
        var moved: [LayoutItem] = []
        for variable in solver.takeChanges() {
            guard let item = itemsByVariable[Int(variable.id)] else { continue }
            item.placement = nil
            if moved.last !== item { moved.append(item) }
        }
        return moved
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
        markDirty(item)
        refreshFollowers(of: item)
        return item
    }

    private func release(_ item: LayoutItem, from constraint: NSLayoutConstraint) {
        item.users.removeFirst(constraint)
        releaseIfUnused(item)
    }

    /// Removes an item that no constraint is about, and none follows.
    func releaseIfUnused(_ item: LayoutItem) {
        if item.users.isEmpty && item.followers > 0 { refreshFollowers(of: item) }
        guard !item.isUsed, item.view !== root || root == nil else { return }
        endFollowing(item)
        for row in LayoutItem.Row.allCases { removeOwn(row, of: item) }
        for variable in item.variables {
            itemsByVariable[Int(variable.id)] = nil
            solver.remove(variable)
        }
        wrapping.removeAll { $0 === item }
        items[item.key] = nil
    }

    // MARK: Constraints

    private func install(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        for item in expression.items { item.users.append(constraint) }
        // The own constraints of new items are solved before anything depends on them, while their columns are short: a
        // list of a thousand constraints takes tens of times longer otherwise.
        if !dirtyItems.isEmpty {
            refreshDirtyItems()
            solve()
        }
        installations += 1
        let constant = Double(constraint.constant) - expression.constant
        let handle = add(
            expression.terms, constraint.relation.solverRelation, constant, constraint.priority.strength,
            for: .constraint(constraint))
        installed[ObjectIdentifier(constraint)] = Installed(
            handle: handle, items: expression.items, isMirrored: expression.isMirrored, order: installations)
    }

    /// The expression compared to a constraint's constant: its first side without its second. Nil when items are gone.
    func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard let space = constraint.nearestHolder() else { return nil }
        let isMirrored =
            constraint.isDirectional && space.isRightToLeft
        var expression = LayoutExpression(engine: self, space: space, isMirrored: isMirrored)
        expression.add(constraint.first, times: 1)
        expression.add(constraint.second, times: -Double(constraint.multiplier))
        return expression
    }

    func refreshConstant(of constraint: NSLayoutConstraint) {
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
    func add(
        _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength,
        for owner: RowOwner
    ) -> SolverConstraint {
        mend()
        var weight = strength
        while true {
            do {
                let handle = try solver.add(terms, relation, constant, weight)
                while rowOwners.count <= handle.index { rowOwners.append(nil) }
                rowOwners[handle.index] = owner
                return handle
            } catch {
                if case .item = owner, newestConstraint(in: error) != nil {
                    breakOne(of: error, besides: owner)
                } else {
                    report(error, besides: owner, broken: owner)
                    weight = .weighted(brokenWeight)
                }
            }
        }
    }

    func forget(_ handle: SolverConstraint) {
        rowOwners[handle.index] = nil
        solver.remove(handle)
    }
}
