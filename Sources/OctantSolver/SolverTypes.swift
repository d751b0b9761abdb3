/// A number that a `LinearSolver` finds. Any real number at first.
package struct SolverVariable: Hashable, Sendable {
    /// The solver's number for it.
    package let id: Int32
}

/// A constraint in a `LinearSolver`, until it is removed.
package struct SolverConstraint: Hashable, Sendable {
    /// The solver's number for it; numbers of removed constraints are given out again.
    package let index: Int
}

/// The relation of a sum to a constant.
package enum SolverRelation: Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

/// The strength of a constraint.
package enum SolverStrength: Hashable, Sendable {
    /// The constraint holds, or it cannot be added.
    case required
    /// The constraint holds as nearly as all required and all heavier ones allow. Among equally heavy ones the sum of
    /// the errors is as small as possible.
    case weighted(Float)
}

/// A product of a sum.
package struct SolverTerm: Sendable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(variable: SolverVariable, coefficient: Double) {
        (self.variable, self.coefficient) = (variable, coefficient)
    }
}

/// Required constraints that cannot all hold.
package struct SolverConflict: Error {
    /// The smallest set the solver knows: without any one of them the others could hold.
    package var constraints: [SolverConstraint]
}
