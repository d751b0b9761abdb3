/// A number that a `LinearSolver` finds. Any real number at first.
struct SolverVariable: Hashable, Sendable {
    /// The solver's number for it.
    let id: Int32
}

/// A constraint in a `LinearSolver`, until it is removed.
struct SolverConstraint: Hashable, Sendable {
    /// The solver's number for it; numbers of removed constraints are given out again.
    let index: Int
}

/// How a sum compares to a constant.
enum SolverRelation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

/// How much a constraint matters.
enum SolverStrength: Hashable, Sendable {
    /// It holds, or it cannot be added.
    case required
    /// It holds as nearly as all required and all heavier ones allow. Among equally heavy ones the sum of what they are
    /// missed by is as small as can be.
    case weighted(Float)
}

/// A product of a sum.
struct SolverTerm: Sendable {
    var variable: SolverVariable
    var coefficient: Double
}

/// Required constraints that cannot all hold.
struct SolverConflict: Error {
    /// The smallest set the solver knows: without any one of them the others could hold.
    var constraints: [SolverConstraint]
}
