/// Rows count as satisfied that are missed by less than this, while there is a way to do better.
private let feasibilityTolerance = 1e-9
/// Required constraints count as satisfied that are missed by less than this: a millionth of a point.
private let conflictTolerance = 1e-6
/// Coefficients closer to zero than this are not divided by.
private let smallestPivot = 1e-8
/// Pivots that one call may take for each row before the choice by costs gives way to that by number, which ends for
/// certain; and before it stops where it is, in case that rounding errors make it cycle.
private let usualPivotsPerRow = (byCost: 4, atMost: 64)
/// Stands for no variable, no row and no constraint.
private let none: Int32 = -1

/// Finds numbers that satisfy linear equations and inequalities, and others as nearly as can be; constraints come, go
/// and change at any time, and only what depends on them is computed anew. A Cassowary solver: a simplex tableau in
/// which every constraint can be found again by a variable of its own, its marker.
///
/// - A required constraint that no free variable can be solved for enters as a row that does not hold yet; the dual
///   simplex method makes it hold, or shows with which others it cannot.
/// - Changing a constant shifts the marker: the constants of the rows that contain it change, nothing else. Rows that
///   do not hold any more are repaired by the dual simplex method, which keeps the objective at its best.
/// - Weights are compared, not added: see `LexicographicObjective`.
///
/// The same calls in the same order give the same numbers on every run.
package struct LinearSolver {
    private enum Kind: UInt8 {
        /// The caller's: any number.
        case external
        /// The slack of an inequality: 0 or more.
        case slack
        /// The error of a constraint that is not required, to one side: 0 or more.
        case error
        /// The marker of a required equation: always 0, never chosen to grow.
        case dummy
        /// A number without a variable.
        case unused
    }

    private struct Record {
        var strength: SolverStrength
        /// The right-hand side.
        var constant: Double
        /// The variable of the constraint in the tableau, with `markerCoefficient` in the constraint's equation.
        var marker: Int32
        var markerCoefficient: Double
        /// Whether the marker is what it is missed by to one side.
        var isMarkerError: Bool
        /// The error to the other side; none when it is required.
        var error: Int32?
    }

    private var kinds: [Kind] = []
    /// The row that a variable is basic in, or `none` for a parametric variable, whose value is 0.
    private var rowOf: [Int32] = []
    /// The rows that a parametric variable occurs in.
    private var columns: [[Int32]] = []
    /// The constraint that a variable which is not the caller's belongs to.
    private var owners: [Int32] = []
    private var unusedIDs: [Int32] = []
    private var rows: [SparseRow] = []
    private var unusedRows: [Int32] = []
    private var records: [Record?] = []
    private var unusedRecords: [Int] = []
    private var objective = LexicographicObjective()
    /// Whether no growth of a parametric variable makes the objective smaller.
    private var isOptimal = true
    /// Every parametric variable whose growth makes the objective smaller, and others.
    private var candidates: [Int32] = []
    private var isCandidate: [Bool] = []
    /// Every row that does not hold, and others.
    private var suspects: [Int32] = []
    private var isSuspect: [Bool] = []
    /// The caller's variables whose values may have changed since `takeChanges()`.
    private var changes: [Int32] = []
    private var isChanged: [Bool] = []

    /// See `usualPivotsPerRow`; tests have less patience.
    var pivotsPerRow = usualPivotsPerRow
    /// The number of pivots so far: the measure of the work.
    package private(set) var pivotCount = 0

    /// A solver of nothing.
    package init() {}

    // MARK: Variables

    /// A new variable, 0 until a constraint mentions it.
    package mutating func makeVariable() -> SolverVariable { SolverVariable(id: makeID(.external, owner: none)) }

    /// Removes a variable that no constraint mentions any more.
    package mutating func remove(_ variable: SolverVariable) { retire(variable.id) }

    /// The value of the variable found by `solve()`.
    package func value(of variable: SolverVariable) -> Double {
        let row = rowOf[Int(variable.id)]
        return row == none ? 0 : rows[Int(row)].constant
    }

    /// The variables whose values may have changed since this was last called, in the order that they did.
    package mutating func takeChanges() -> [SolverVariable] {
        defer { changes.removeAll(keepingCapacity: true) }
        for id in changes { isChanged[Int(id)] = false }
        return changes.filter { kinds[Int($0)] == .external }.map { SolverVariable(id: $0) }
    }

    /// Whether the variable could be another number, and everything hold as well as it does. `solve()` comes first.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        let row = rowOf[Int(variable.id)]
        guard row != none else { return true }
        return rows[Int(row)].terms.contains { term in
            switch kinds[Int(term.id)] {
            case .dummy, .unused: false
            case .external: true
            case .slack, .error:
                objective.isFree(term.id) && growth(of: term.id).map { $0.limit > conflictTolerance } ?? true
            }
        }
    }

    private mutating func makeID(_ kind: Kind, owner: Int32) -> Int32 {
        if let id = unusedIDs.popLast() {
            (kinds[Int(id)], owners[Int(id)]) = (kind, owner)
            return id
        }
        kinds.append(kind)
        rowOf.append(none)
        columns.append([])
        owners.append(owner)
        isCandidate.append(false)
        isChanged.append(false)
        objective.addVariable()
        return Int32(kinds.count - 1)
    }

    /// Releases the number of a variable that is in no equation, and clears what rounding left of it.
    private mutating func retire(_ id: Int32) {
        if rowOf[Int(id)] != none { dropRow(Int(rowOf[Int(id)])) }
        for row in columns[Int(id)] {
            let termIndex = rows[Int(row)].terms.index(of: id)
            rows[Int(row)].terms.remove(at: termIndex)
        }
        columns[Int(id)].removeAll(keepingCapacity: true)
        objective.clear(id)
        kinds[Int(id)] = .unused
        unusedIDs.append(id)
    }

    // MARK: Constraints

    /// Adds the constraint that the sum of `terms` compares to `constant` by `relation`. All numbers are finite.
    ///
    /// Throws, and adds nothing, when a required constraint cannot hold together with others, or when others could not
    /// hold already because of changed constants.
    package mutating func add(
        _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength
    ) throws(SolverConflict) -> SolverConstraint {
        try restoreFeasibility()
        var sum = SparseRow(basic: none, constant: -constant, terms: [])
        for term in terms {
            let row = rowOf[Int(term.variable.id)]
            if row == none {
                sum.terms.add(term.coefficient, of: term.variable.id)
            } else {
                sum.constant += term.coefficient * rows[Int(row)].constant
                sum.terms.add(rows[Int(row)].terms, times: term.coefficient)
            }
        }
        let index = makeRecord(relation, constant, strength)
        guard let record = records[index] else { return SolverConstraint(index: index) }
        if let subject = subject(of: sum) {
            sum.terms.add(record.markerCoefficient, of: record.marker)
            if let error = record.error { sum.terms.add(-record.markerCoefficient, of: error) }
            insert(&sum, solvedFor: subject)
        } else {
            insert(sum, of: record)
        }
        if case .weighted(let weight) = record.strength {
            objective.retain(weight)
            addCosts(1, of: record, weight: weight)
        }
        do {
            try restoreFeasibility()
        } catch {
            remove(SolverConstraint(index: index))
            throw error
        }
        return SolverConstraint(index: index)
    }

    /// Removes a constraint.
    package mutating func remove(_ constraint: SolverConstraint) {
        guard let record = records[constraint.index] else { return }
        if case .weighted(let weight) = record.strength {
            addCosts(-1, of: record, weight: weight)
            objective.release(weight)
        }
        if let row = rowToLeave(forRemovalOf: record.marker) { pivot(row, record.marker) }
        retire(record.marker)
        if let error = record.error { retire(error) }
        records[constraint.index] = nil
        unusedRecords.append(constraint.index)
        isOptimal = false
    }

    /// Changes the right-hand side. `solve()` finds the new values.
    package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        guard let record = records[constraint.index], record.constant != constant else { return }
        records[constraint.index]?.constant = constant
        // Where the marker was m, it is m + shift from now on.
        let shift = (record.constant - constant) / record.markerCoefficient
        let row = rowOf[Int(record.marker)]
        guard row == none else { return moveConstant(of: Int(row), by: -shift) }
        for row in columns[Int(record.marker)] {
            moveConstant(of: Int(row), by: rows[Int(row)].coefficient(of: record.marker) * shift)
        }
    }

    /// Changes the weight of a constraint that is not required to another weight.
    package mutating func setWeight(_ weight: Float, of constraint: SolverConstraint) {
        guard let record = records[constraint.index], case .weighted(let old) = record.strength, old != weight else {
            return
        }
        objective.retain(weight)
        addCosts(-1, of: record, weight: old)
        addCosts(1, of: record, weight: weight)
        objective.release(old)
        records[constraint.index]?.strength = .weighted(weight)
        isOptimal = false
    }

    /// Whether a constraint is not required.
    package func isWeighted(_ constraint: SolverConstraint) -> Bool {
        records[constraint.index].map { $0.strength != .required } ?? false
    }

    /// Finds the values. Throws when required constraints cannot hold any more because of changed constants; once one
    /// of those in the error is removed, the next call goes on.
    package mutating func solve() throws(SolverConflict) {
        try restoreFeasibility()
        optimize()
    }

    private mutating func makeRecord(_ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength) -> Int
    {
        let index = unusedRecords.popLast() ?? records.count
        if index == records.count { records.append(nil) }
        let isRequired = strength == .required
        let kind: Kind = relation == .equal ? (isRequired ? .dummy : .error) : .slack
        let marker = makeID(kind, owner: Int32(index))
        let error = isRequired ? nil : makeID(.error, owner: Int32(index))
        let coefficient: Double = relation == .lessOrEqual || kind == .dummy ? 1 : -1
        records[index] = Record(
            strength: strength, constant: constant, marker: marker, markerCoefficient: coefficient,
            isMarkerError: kind == .error, error: error)
        return index
    }

    /// The caller's variable that the equation is best solved for: the one that occurs in the fewest rows.
    private func subject(of sum: SparseRow) -> Int32? {
        var best: Int32?
        for term in sum.terms where kinds[Int(term.id)] == .external && abs(term.value) >= smallestPivot {
            if let best, columns[Int(best)].count <= columns[Int(term.id)].count { continue }
            best = term.id
        }
        return best
    }

    /// Adds the equation `sum` = 0 as a row of `subject`.
    private mutating func insert(_ sum: inout SparseRow, solvedFor subject: Int32) {
        let factor = -1 / sum.coefficient(of: subject)
        sum.basic = subject
        sum.terms.remove(at: sum.terms.index(of: subject))
        sum.scale(by: factor)
        substitute(subject, by: insert(sum))
    }

    /// Adds the constraint, whose sum has only variables that are 0 or more, as a row of its marker or of an error.
    private mutating func insert(_ sum: SparseRow, of record: Record) {
        var row = sum
        row.basic = record.marker
        row.scale(by: -record.markerCoefficient)
        if let error = record.error {
            // In the constraint's equation the error has the opposite sign of the marker. The one that is not basic
            // makes up for what the basic one has too much.
            if row.constant < 0 {
                row.basic = error
                row.scale(by: -1)
            }
            row.terms.add(1, of: row.basic == error ? record.marker : error)
        }
        insert(row)
    }

    /// Adds `cost` to the cost of missing a constraint.
    private mutating func addCosts(_ cost: Double, of record: Record, weight: Float) {
        if record.isMarkerError { addCost(cost, of: record.marker, weight: weight) }
        if let error = record.error { addCost(cost, of: error, weight: weight) }
    }

    /// Adds `cost` to the cost of an error, wherever it is in the tableau.
    private mutating func addCost(_ cost: Double, of error: Int32, weight: Float) {
        let row = rowOf[Int(error)]
        guard row != none else {
            objective.add(cost, of: error, weight: weight)
            return addCandidate(error)
        }
        for term in rows[Int(row)].terms {
            objective.add(cost * term.value, of: term.id, weight: weight)
            addCandidate(term.id)
        }
        isOptimal = false
    }

    // MARK: Rows

    @discardableResult private mutating func insert(_ row: SparseRow) -> Int {
        let index: Int
        if let unused = unusedRows.popLast() {
            index = Int(unused)
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
            isSuspect.append(false)
        }
        rowOf[Int(row.basic)] = Int32(index)
        columns.withUnsafeMutableBufferPointer { columns in
            for term in row.terms { columns[Int(term.id)].append(Int32(index)) }
        }
        constantDidChange(index)
        return index
    }

    private mutating func dropRow(_ index: Int) {
        noteChange(of: rows[index].basic)
        for term in rows[index].terms { removeFromColumn(term.id, Int32(index)) }
        rowOf[Int(rows[index].basic)] = none
        rows[index] = SparseRow(basic: none, constant: 0, terms: [])
        unusedRows.append(Int32(index))
    }

    private mutating func removeFromColumn(_ id: Int32, _ row: Int32) {
        guard let termIndex = columns[Int(id)].firstIndex(of: row) else { return }
        columns[Int(id)].swapAt(termIndex, columns[Int(id)].count - 1)
        columns[Int(id)].removeLast()
    }

    private mutating func moveConstant(of row: Int, by distance: Double) {
        rows[row].constant += distance
        constantDidChange(row)
    }

    private mutating func constantDidChange(_ row: Int) {
        let basic = rows[row].basic
        if kinds[Int(basic)] == .external {
            noteChange(of: basic)
        } else if !isSuspect[row] && !holds(row, within: feasibilityTolerance) {
            isSuspect[row] = true
            suspects.append(Int32(row))
        }
    }

    private mutating func noteChange(of id: Int32) {
        guard !isChanged[Int(id)], kinds[Int(id)] == .external else { return }
        isChanged[Int(id)] = true
        changes.append(id)
    }

    /// Whether the basic variable of `row` is a number that it may be.
    private func holds(_ row: Int, within tolerance: Double) -> Bool {
        guard rows[row].basic != none else { return true }
        return switch kinds[Int(rows[row].basic)] {
        case .external, .unused: true
        case .slack, .error: rows[row].constant >= -tolerance
        case .dummy: abs(rows[row].constant) <= tolerance
        }
    }

    /// Replaces the basic variable of `row` by `entering`.
    private mutating func pivot(_ index: Int, _ entering: Int32) {
        pivotCount += 1
        var row = rows[index]
        rows[index].terms = []
        let leaving = row.basic
        let termIndex = row.terms.index(of: entering)
        let factor = 1 / row.terms[termIndex].value
        row.terms.remove(at: termIndex)
        row.scale(by: -factor)
        row.terms.add(factor, of: leaving)
        row.basic = entering
        rows[index] = row
        rowOf[Int(leaving)] = none
        rowOf[Int(entering)] = Int32(index)
        columns[Int(leaving)].append(Int32(index))
        removeFromColumn(entering, Int32(index))
        noteChange(of: leaving)
        constantDidChange(index)
        substitute(entering, by: index)
    }

    /// Replaces `id` by its row wherever else it occurs.
    private mutating func substitute(_ id: Int32, by index: Int) {
        let row = rows[index]
        let users = columns[Int(id)]
        columns[Int(id)].removeAll(keepingCapacity: true)
        for user in users { substitute(id, by: row, in: Int(user)) }
        if objective.substitute(id, by: row.terms) {
            for term in row.terms { addCandidate(term.id) }
        }
    }

    private mutating func substitute(_ id: Int32, by row: SparseRow, in index: Int) {
        var old: [RowTerm] = []
        swap(&old, &rows[index].terms)
        let factor = old.remove(at: old.index(of: id)).value
        rows[index].terms = old.sum(with: row.terms, times: factor) { id, isNew in
            if isNew { columns[Int(id)].append(Int32(index)) } else { removeFromColumn(id, Int32(index)) }
        }
        rows[index].constant += factor * row.constant
        constantDidChange(index)
    }

    // MARK: Choosing pivots

    private mutating func addCandidate(_ id: Int32) {
        guard !isCandidate[Int(id)] else { return }
        isCandidate[Int(id)] = true
        candidates.append(id)
    }

    /// The first variable whose growth makes the objective smaller.
    private mutating func nextCandidate() -> Int32? {
        for id in candidates {
            isCandidate[Int(id)] =
                rowOf[Int(id)] == none && (kinds[Int(id)] == .slack || kinds[Int(id)] == .error)
                && objective.isImproved(byGrowthOf: id)
        }
        candidates = candidates.filter { isCandidate[Int($0)] }
        return candidates.min()
    }

    /// The greatest growth of a parametric variable, and the row whose basic variable stops it.
    private func growth(of id: Int32) -> (row: Int, limit: Double)? {
        var best: (row: Int, limit: Double)?
        for index in columns[Int(id)] {
            let row = Int(index)
            let kind = kinds[Int(rows[row].basic)]
            guard kind != .external else { continue }
            let coefficient = rows[row].coefficient(of: id)
            guard coefficient <= -smallestPivot || (kind == .dummy && coefficient >= smallestPivot) else { continue }
            let limit = distance(to: row, coefficient)
            guard let last = best else {
                best = (row, limit)
                continue
            }
            let isTie = abs(limit - last.limit) <= feasibilityTolerance
            if isTie ? rows[row].basic < rows[last.row].basic : limit < last.limit { best = (row, limit) }
        }
        return best
    }

    /// How far a parametric variable may go until the basic variable of `row`, in which it has `coefficient`, stops it.
    private func distance(to row: Int, _ coefficient: Double) -> Double {
        switch kinds[Int(rows[row].basic)] {
        case .external, .unused: .infinity
        case .dummy: 0
        case .slack, .error: max(rows[row].constant, 0) / abs(coefficient)
        }
    }

    /// Makes the objective as small as can be.
    private mutating func optimize() {
        guard !isOptimal else { return }
        var budget = pivotsPerRow.atMost * (rows.count + 1)
        while budget > 0, let entering = nextCandidate() {
            budget -= 1
            if let stop = growth(of: entering) {
                pivot(stop.row, entering)
            } else {
                // Rounding errors had it seem so: no sum of what constraints are missed by is less than nothing.
                objective.clear(entering)
            }
        }
        isOptimal = true
    }

    /// The row to pivot a marker into before the two go together: one that keeps all others holding. None for a marker
    /// that is basic.
    private func rowToLeave(forRemovalOf marker: Int32) -> Int? {
        // It may go either way: what it is missed by does not matter any more.
        var best: (row: Int, limit: Double)?
        for index in columns[Int(marker)] {
            let row = Int(index)
            let coefficient = rows[row].coefficient(of: marker)
            guard abs(coefficient) >= smallestPivot else { continue }
            let limit = distance(to: row, coefficient)
            if let best, (best.limit, rows[best.row].basic) < (limit, rows[row].basic) { continue }
            best = (row, limit)
        }
        return best?.row
    }

    /// The row that does not hold whose basic variable has the lowest number.
    private mutating func nextSuspect() -> Int? {
        for row in suspects { isSuspect[Int(row)] = !holds(Int(row), within: feasibilityTolerance) }
        suspects = suspects.filter { isSuspect[Int($0)] }
        return suspects.map { rows[Int($0)].basic }.min().map { Int(rowOf[Int($0)]) }
    }

    /// Makes every row hold, by the dual simplex method while the objective is at its best, and by the least-index
    /// method while it is not. Throws like `solve()`.
    package mutating func restoreFeasibility() throws(SolverConflict) {
        guard !suspects.isEmpty else { return }
        let budget = pivotsPerRow.atMost * (rows.count + 1)
        var pivots = 0
        while pivots < budget, let row = nextSuspect() {
            if pivots == pivotsPerRow.byCost * (rows.count + 1) { isOptimal = false }
            if let entering = variableToEnter(row) {
                pivot(row, entering)
                pivots += 1
            } else if holds(row, within: conflictTolerance) {
                // As good as it gets: what is missing is rounding.
                moveConstant(of: row, by: -rows[row].constant)
            } else {
                throw conflict(in: row)
            }
        }
    }

    /// The variable whose growth brings the basic variable of `row` to where it may be, at the least cost.
    private func variableToEnter(_ row: Int) -> Int32? {
        let isTooSmall = rows[row].constant < 0
        var best: (id: Int32, slope: Double)?
        for term in rows[row].terms where kinds[Int(term.id)] == .slack || kinds[Int(term.id)] == .error {
            let slope = isTooSmall ? term.value : -term.value
            guard slope >= smallestPivot else { continue }
            guard let last = best else {
                best = (term.id, slope)
                if isOptimal { continue } else { break }
            }
            if objective.precedes(term.id, slope, last.id, last.slope) { best = (term.id, slope) }
        }
        return best?.id
    }

    /// The constraints whose sum `row` is: it does not hold, and no variable can grow to change that.
    private func conflict(in row: Int) -> SolverConflict {
        let ids = [rows[row].basic] + rows[row].terms.filter { abs($0.value) >= smallestPivot }.map(\.id)
        let indices = ids.map { owners[Int($0)] }.filter { $0 != none }
        let required = indices.filter { records[Int($0)]?.strength == .required }
        return SolverConflict(constraints: required.sorted().map { SolverConstraint(index: Int($0)) })
    }
}
