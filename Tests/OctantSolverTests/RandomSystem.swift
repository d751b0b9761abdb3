import TestSupport

@testable import OctantSolver

/// A constraint as the tests keep it, apart from any solver.
struct KnownConstraint {
    /// Places of variables and coefficients.
    var terms: [(variable: Int, coefficient: Double)]
    var relation: SolverRelation
    var constant: Double
    var strength: SolverStrength

    /// How much it is missed by.
    func miss(at values: [Double]) -> Double {
        let difference = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
        return switch relation {
        case .equal: abs(difference)
        case .lessOrEqual: max(0, difference)
        case .greaterOrEqual: max(0, -difference)
        }
    }

    static func random(of count: Int, _ random: inout SeededGenerator) -> KnownConstraint {
        let coefficients = [1, -1, 0.5, 2, -3]
        let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            (
                variable: Int.random(in: 0..<count, using: &random),
                coefficient: coefficients[Int.random(in: 0..<5, using: &random)]
            )
        }
        let strengths: [SolverStrength] = [
            .required, .required, .weighted(999), .weighted(750), .weighted(250), .weighted(1),
        ]
        return KnownConstraint(
            terms: terms,
            relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random) ?? .equal,
            constant: Double(Int.random(in: -100...100, using: &random)),
            strength: strengths.randomElement(using: &random) ?? .required)
    }
}

/// The constraint of a sum: of the variables at these places, times these coefficients.
func sum(
    _ terms: [(Int, Double)], _ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength = .required
) -> KnownConstraint {
    KnownConstraint(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
        strength: strength)
}

/// A solver beside a list of what it holds.
struct KnownSystem {
    var solver = LinearSolver()
    let variables: [SolverVariable]
    private(set) var held: [(handle: SolverConstraint, known: KnownConstraint)] = []

    init(_ count: Int) {
        var solver = LinearSolver()
        variables = (0..<count).map { _ in solver.makeVariable() }
        self.solver = solver
    }

    /// A system in which all of `known` came in this order; throws where they cannot all hold.
    init(_ count: Int, _ known: [KnownConstraint]) throws {
        self.init(count)
        for constraint in known { try add(constraint) }
        try solve()
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// For every weight, from the heaviest, what its constraints are missed by in all.
    func misses(at values: [Double]) -> [Double] {
        var sums: [Float: Double] = [:]
        for (_, known) in held {
            if case .weighted(let weight) = known.strength { sums[weight, default: 0] += known.miss(at: values) }
        }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    /// The most that a required constraint is missed by.
    func worstRequired(at values: [Double]) -> Double {
        held.filter { $0.known.strength == .required }.map { $0.known.miss(at: values) }.max() ?? 0
    }

    mutating func add(_ known: KnownConstraint) throws {
        let terms = known.terms.map { SolverTerm(variable: variables[$0.variable], coefficient: $0.coefficient) }
        held.append((try solver.add(terms, known.relation, known.constant, known.strength), known))
    }

    mutating func remove(at position: Int) { solver.remove(held.remove(at: position).handle) }

    mutating func setConstant(_ constant: Double, at position: Int) {
        held[position].known.constant = constant
        solver.setConstant(constant, of: held[position].handle)
    }

    mutating func setWeight(_ weight: Float, at position: Int) {
        guard case .weighted = held[position].known.strength else { return }
        held[position].known.strength = .weighted(weight)
        solver.setWeight(weight, of: held[position].handle)
    }

    mutating func solve() throws { try solver.solve() }

    /// Removes one of the constraints of a conflict, the last that came. Returns whether there was any.
    mutating func breakOne(of conflict: SolverConflict) -> Bool {
        guard let position = held.lastIndex(where: { conflict.constraints.contains($0.handle) }) else { return false }
        remove(at: position)
        return true
    }
}
