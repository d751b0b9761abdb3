import OctantBase

internal import OctantSolver

extension LayoutEngine {
    private func owners(in conflict: SolverConflict) -> [RowOwner] {
        conflict.constraints.compactMap { $0.index < rowOwners.count ? rowOwners[$0.index] : nil }
    }

    /// The program's constraint that came last.
    func newestConstraint(in conflict: SolverConflict) -> NSLayoutConstraint? {
        var newest: (constraint: NSLayoutConstraint, order: Int)?
        for case .constraint(let constraint) in owners(in: conflict) {
            let order = installed[ObjectIdentifier(constraint)]?.order ?? 0
            if newest.map({ $0.order < order }) ?? true { newest = (constraint, order) }
        }
        return newest?.constraint
    }

    /// Breaks one of the constraints that cannot hold together: the program's that came last, or one of the engine's
    /// own when there is no other. It becomes the heaviest of those that are not required.
    func breakOne(of conflict: SolverConflict, besides owner: RowOwner? = nil) {
        if let victim = newestConstraint(in: conflict), let old = installed[ObjectIdentifier(victim)],
            let expression = expression(of: victim)
        {
            report(conflict, besides: owner, broken: .constraint(victim))
            forget(old.handle)
            let new = add(
                expression.terms, victim.relation.solverRelation, Double(victim.constant) - expression.constant,
                .weighted(brokenWeight), for: .constraint(victim))
            installed[ObjectIdentifier(victim)]?.handle = new
        } else if let handle = conflict.constraints.last, let own = rowOwners[handle.index],
            case .item(let item, let row) = own, let old = item.own[row.rawValue]
        {
            report(conflict, besides: owner, broken: own)
            forget(handle)
            item.own[row.rawValue]?.handle =
                add(item.terms(of: row), old.relation, old.constant, .weighted(brokenWeight), for: own)
        }
    }

    func report(_ conflict: SolverConflict, besides owner: RowOwner?, broken: RowOwner) {
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
