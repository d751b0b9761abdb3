import TestSupport
import Testing

@testable import OctantSolver

@Suite("The linear solver")
struct LinearSolverTests {
    private func one(_ variable: Int, _ relation: SolverRelation, _ constant: Double, _ strength: SolverStrength)
        -> KnownConstraint
    {
        KnownConstraint(terms: [(variable, 1)], relation: relation, constant: constant, strength: strength)
    }

    @Test("equations are solved")
    func equations() throws {
        let system = try KnownSystem(
            3,
            [
                sum([(0, 1), (1, 1)], .equal, 10), sum([(0, 1), (1, -1)], .equal, 4),
                sum([(2, 1), (0, -3)], .equal, 0),
            ])
        #expect(zip(system.values, [7, 3, 21]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("a heavier constraint wins over hundreds of lighter ones")
    func weights() throws {
        var system = KnownSystem(1)
        for _ in 0..<200 { try system.add(one(0, .equal, 0, .weighted(749))) }
        try system.add(one(0, .equal, 5000, .weighted(750)))
        try system.solve()
        #expect(system.values == [5000])
        system.setWeight(748, at: 200)
        try system.solve()
        #expect(system.values == [0])
    }

    @Test("among equally heavy constraints the sum of what is missed is smallest")
    func median() throws {
        var system = KnownSystem(1)
        for value in [1.0, 50, 3, 100, 2] { try system.add(one(0, .equal, value, .weighted(500))) }
        try system.solve()
        #expect(system.values == [3])
    }

    @Test("a conflict names those that exclude each other, and no others")
    func conflict() throws {
        var system = KnownSystem(4)
        try system.add(sum([(2, 1), (3, -1)], .equal, 1))
        try system.add(sum([(0, 1), (1, -1)], .greaterOrEqual, 10))
        try system.add(one(1, .greaterOrEqual, 5, .required))
        try system.add(one(2, .equal, 5, .required))
        let before = system.held.map(\.handle)
        let conflict = #expect(throws: SolverConflict.self) { try system.add(self.one(0, .equal, 12, .required)) }
        #expect(conflict?.constraints.filter(before.contains) == [before[1], before[2]])
        try system.solve()
        #expect(system.worstRequired(at: system.values) < 1e-9)
    }

    @Test("a changed constant can make a conflict, which ends when one of those named goes")
    func conflictByEdit() throws {
        var system = try KnownSystem(
            2, [one(0, .lessOrEqual, 10, .required), sum([(0, 1), (1, -2)], .equal, 0), one(1, .equal, 4, .required)])
        system.setConstant(6, at: 2)
        let conflict = try #require(throws: SolverConflict.self) { try system.solve() }
        #expect(conflict.constraints.count == 3)
        let isBroken = system.breakOne(of: conflict)
        #expect(isBroken)
        try system.solve()
        #expect(system.worstRequired(at: system.values) < 1e-9)
    }

    @Test("the same equation twice is no conflict, and either can go")
    func redundant() throws {
        var system = try KnownSystem(
            2, [sum([(0, 1), (1, 1)], .equal, 9), sum([(0, 2), (1, 2)], .equal, 18), one(0, .equal, 4, .required)])
        #expect(system.values == [4, 5])
        system.remove(at: 0)
        try system.solve()
        #expect(system.values == [4, 5])
        system.setConstant(20, at: 0)
        try system.solve()
        #expect(system.values == [4, 6])
    }

    @Test("a constant changed and changed back gives the same numbers")
    func backAndForth() throws {
        var system = try KnownSystem(
            2,
            [
                sum([(0, 1), (1, 1)], .lessOrEqual, 100), one(0, .equal, 70, .weighted(750)),
                one(1, .equal, 50, .weighted(250)),
            ])
        #expect(system.values == [70, 30])
        system.setConstant(300, at: 0)
        try system.solve()
        #expect(system.values == [70, 50])
        system.setConstant(60, at: 0)
        try system.solve()
        #expect(system.values == [70, -10])
        system.setConstant(100, at: 0)
        try system.solve()
        #expect(system.values == [70, 30])
    }

    @Test("a variable is ambiguous while it could be another number at no cost")
    func ambiguity() throws {
        var system = try KnownSystem(2, [sum([(0, 1), (1, -1)], .equal, 5)])
        #expect(system.variables.allSatisfy { system.solver.isAmbiguous($0) })
        try system.add(one(1, .greaterOrEqual, 3, .weighted(1)))
        try system.solve()
        #expect(system.solver.isAmbiguous(system.variables[0]))
        try system.add(one(1, .lessOrEqual, 3, .weighted(1)))
        try system.solve()
        #expect(!system.solver.isAmbiguous(system.variables[0]) && !system.solver.isAmbiguous(system.variables[1]))
    }

    @Test("of two variables that an equation leaves open, the one that fewer others hang on gives way")
    func subject() throws {
        // The second hangs on the first already, so it is the third that becomes 10.
        let system = try KnownSystem(3, [sum([(0, 1), (1, -1)], .equal, 5), sum([(1, 1), (2, 1)], .equal, 10)])
        #expect(system.values == [5, 0, 10])
        // None has any: the first.
        #expect(try KnownSystem(2, [sum([(0, 1), (1, 1)], .equal, 4)]).values == [4, 0])
    }

    @Test("a coefficient of a hundred-millionth is divided by, and a smaller one is not")
    func smallCoefficients() throws {
        #expect(try KnownSystem(1, [sum([(0, 1e-8)], .equal, 1)]).values == [1e8])
        #expect(throws: SolverConflict.self) { try KnownSystem(1, [sum([(0, 0.9e-8)], .equal, 1)]) }
        // What is added by 1e8 leaves by its reciprocal.
        var freed = try KnownSystem(1, [sum([(0, 1e8)], .equal, 1e8)])
        freed.remove(at: 0)
        try freed.add(one(0, .equal, 5, .required))
        #expect(freed.values == [5])
        let above = one(0, .greaterOrEqual, 0, .required)
        #expect(try KnownSystem(1, [above, sum([(0, 1e-8)], .greaterOrEqual, 1)]).values == [1e8])
        for factor in [1e-8, -1e-8] {
            #expect(
                try KnownSystem(1, [above, sum([(0, factor)], .equal, 0), one(0, .equal, 3, .weighted(1))]).values
                    == [0])
        }
        #expect(
            try KnownSystem(1, [above, sum([(0, 1e-8)], .lessOrEqual, 1), one(0, .equal, 1e9, .weighted(1))]).values
                == [1e8])
    }

    @Test("what is a billionth off counts as kept, and what is farther off is put right where it can be")
    func feasibility() throws {
        var system = try KnownSystem(1, [one(0, .equal, 0, .weighted(1)), one(0, .greaterOrEqual, 0, .required)])
        for (constant, value) in [(0.5e-9, 0), (1e-9, 0), (1.5e-9, 1.5e-9)] {
            system.setConstant(constant, at: 1)
            try system.solve()
            #expect(system.values == [value])
        }
    }

    @Test("constraints that are less than a millionth apart hold together")
    func nearlyConflicting() throws {
        let above = one(0, .greaterOrEqual, 0, .required)
        for constant in [-0.5e-6, -1e-6] {
            #expect(try abs(KnownSystem(1, [above, one(0, .lessOrEqual, constant, .required)]).values[0]) <= 1e-6)
        }
        #expect(throws: SolverConflict.self) {
            try KnownSystem(1, [above, self.one(0, .lessOrEqual, -1.5e-6, .required)])
        }
        // A room of that size leaves nothing open.
        for (room, isOpen) in [(1e-6, false), (1.5e-6, true)] {
            let system = try KnownSystem(1, [above, one(0, .lessOrEqual, room, .required)])
            #expect(system.solver.isAmbiguous(system.variables[0]) == isOpen)
        }
    }

    @Test("a sum of what is not negative that must be nothing stays so, whatever the wishes")
    func sumsOfNothing() throws {
        let above = (0..<2).map { one($0, .greaterOrEqual, 0, .required) }
        let wish = one(0, .equal, 0.5, .weighted(999))
        #expect(try KnownSystem(2, above + [sum([(0, 1), (1, 1)], .equal, 0), wish]).values == [0, 0])
        #expect(try KnownSystem(2, above + [sum([(0, -1), (1, -1)], .equal, 0), wish]).values == [0, 0])
        #expect(try KnownSystem(2, above + [sum([(0, 1), (1, -1)], .equal, 0), wish]).values == [0.5, 0.5])
        #expect(try KnownSystem(2, above + [sum([(0, 1), (1, 1)], .equal, 0.5), wish]).values == [0.5, 0])
    }

    @Test("the place of what went is taken by what comes, which can be edited like any other")
    func reuse() throws {
        var system = KnownSystem(2)
        try system.add(one(0, .equal, 7, .required))
        try system.add(one(1, .equal, 3, .required))
        try system.solve()
        #expect(system.values == [7, 3])
        let first = system.held[0].handle
        system.remove(at: 0)
        try system.add(one(1, .lessOrEqual, 5, .required))
        #expect(system.held[1].handle == first)
        system.setConstant(2, at: 1)
        let conflict = #expect(throws: SolverConflict.self) { try system.solve() }
        #expect(conflict?.constraints.count == 2)
        system.setConstant(3, at: 1)
        try system.solve()
        #expect(system.values == [0, 3])
    }

    @Test("a variable's number is given out again, and what went is not told as moved")
    func variables() throws {
        var solver = LinearSolver()
        let first = solver.makeVariable()
        let constraint = try solver.add([SolverTerm(variable: first, coefficient: 1)], .equal, 3, .required)
        try solver.solve()
        #expect(solver.value(of: first) == 3 && !solver.isAmbiguous(first))
        solver.remove(constraint)
        #expect(solver.value(of: first) == 0 && solver.isAmbiguous(first))
        solver.remove(first)
        #expect(solver.takeChanges().isEmpty)
        // The constraint's variable came back last but one.
        let (again, other) = (solver.makeVariable(), solver.makeVariable())
        #expect(again == first && other != first)
        #expect(solver.value(of: again) == 0 && solver.isAmbiguous(again))
        _ = try solver.add([SolverTerm(variable: again, coefficient: 2)], .equal, 3, .weighted(1))
        try solver.solve()
        #expect(solver.value(of: again) == 1.5)
        #expect(solver.takeChanges() == [again])
    }

    @Test("constraints that went, and weights of required ones, are left as they are")
    func ignored() throws {
        var solver = LinearSolver()
        let variable = solver.makeVariable()
        let term = SolverTerm(variable: variable, coefficient: 1)
        let required = try solver.add([term], .greaterOrEqual, 4, .required)
        let light = try solver.add([term], .equal, 0, .weighted(1))
        #expect(!solver.isWeighted(required) && solver.isWeighted(light))
        solver.setWeight(500, of: required)
        try solver.solve()
        #expect(!solver.isWeighted(required) && solver.value(of: variable) == 4)
        solver.remove(required)
        solver.remove(required)
        solver.setConstant(9, of: required)
        solver.setWeight(9, of: required)
        #expect(!solver.isWeighted(required))
        try solver.solve()
        #expect(solver.value(of: variable) == 0)
    }

    @Test("the same variable twice counts together, and may cancel out")
    func repeated() throws {
        #expect(try KnownSystem(1, [sum([(0, 1), (0, 2)], .equal, 12)]).values == [4])
        #expect(try KnownSystem(2, [sum([(0, 1), (0, -1), (1, 2)], .equal, 12)]).values == [0, 6])
        #expect(throws: SolverConflict.self) { try KnownSystem(1, [sum([(0, 1), (0, -1)], .equal, 1)]) }
    }

    @Test("the variables that moved are told once")
    func changes() throws {
        var solver = LinearSolver()
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        func term(_ variable: SolverVariable, _ factor: Double = 1) -> SolverTerm {
            SolverTerm(variable: variable, coefficient: factor)
        }
        let edited = try solver.add([term(a)], .equal, 1, .required)
        _ = try solver.add([term(b), term(a, -1)], .equal, 1, .required)
        _ = try solver.add([term(c)], .equal, 1, .required)
        try solver.solve()
        #expect(Set(solver.takeChanges()) == [a, b, c])
        solver.setConstant(3, of: edited)
        solver.setConstant(2, of: edited)
        try solver.solve()
        #expect(solver.takeChanges() == [a, b])
        #expect(solver.takeChanges().isEmpty)
    }

    @Test("one constant changed in a chain of a thousand constraints takes no pivot")
    func workOfAnEdit() throws {
        var system = KnownSystem(1000)
        try system.add(one(0, .equal, 0, .required))
        for position in 1..<1000 { try system.add(sum([(position, 1), (position - 1, -1)], .equal, 8)) }
        try system.solve()
        #expect(system.solver.pivotCount == 0)
        system.setConstant(20, at: 500)
        try system.solve()
        #expect(system.solver.pivotCount == 0)
        #expect(system.values[999] == 999 * 8 + 12)
    }

    @Test("random systems: required constraints hold, conflicts are real and smallest", arguments: 0..<150)
    func randomConflicts(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 2...10, using: &random)
        var system = KnownSystem(count)
        for _ in 0..<30 {
            let known = KnownConstraint.random(of: count, &random)
            do {
                try system.add(known)
            } catch let conflict as SolverConflict {
                var set = system.held.filter { conflict.constraints.contains($0.handle) }.map(\.known)
                set.append(known)
                #expect(throws: SolverConflict.self) { try KnownSystem(count, set) }
                for position in set.indices {
                    var fewer = set
                    fewer.remove(at: position)
                    _ = try KnownSystem(count, fewer)
                }
            }
            try system.solve()
            #expect(system.worstRequired(at: system.values) < 1e-6)
        }
    }

    @Test("random systems: nothing near the solution is better", arguments: 0..<100)
    func optimal(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 2...6, using: &random)
        var system = KnownSystem(count)
        for _ in 0..<14 { try? system.add(KnownConstraint.random(of: count, &random)) }
        try system.solve()
        let (values, best) = (system.values, system.misses(at: system.values))
        for _ in 0..<300 {
            let sizes = [0.001, 0.5, 20]
            let size = sizes[Int.random(in: 0..<3, using: &random)]
            var other = values
            for position in other.indices where Bool.random(using: &random) {
                other[position] += Double.random(in: -size...size, using: &random)
            }
            guard system.worstRequired(at: other) < 1e-9 else { continue }
            // Compared from the heaviest weight down: the first that differs decides.
            let differences = zip(system.misses(at: other), best).map { $0 - $1 }
            if let first = differences.first(where: { abs($0) > 1e-7 }) { #expect(first > 0) }
        }
    }

    @Test("random additions, removals, edits and weights end where a fresh solver does", arguments: 0..<150)
    func incremental(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 1000))
        let count = Int.random(in: 2...12, using: &random)
        var system = KnownSystem(count)
        for _ in 0..<60 {
            let position = system.held.isEmpty ? 0 : Int.random(in: 0..<system.held.count, using: &random)
            do {
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<5: try system.add(KnownConstraint.random(of: count, &random))
                case 5..<7 where !system.held.isEmpty: system.remove(at: position)
                case 7 where !system.held.isEmpty: system.setWeight(500, at: position)
                case 8... where !system.held.isEmpty:
                    system.setConstant(Double(Int.random(in: -100...100, using: &random)), at: position)
                default: break
                }
                // Changes pile up now and then.
                if Bool.random(using: &random) { continue }
                try system.solve()
            } catch let conflict as SolverConflict {
                _ = system.breakOne(of: conflict)
            }
        }
        while true {
            do {
                try system.solve()
                break
            } catch let conflict as SolverConflict {
                let isBroken = system.breakOne(of: conflict)
                try #require(isBroken)
            }
        }
        #expect(system.worstRequired(at: system.values) < 1e-6)
        let fresh = try KnownSystem(count, system.held.map(\.known))
        for (mine, other) in zip(system.misses(at: system.values), system.misses(at: fresh.values)) {
            #expect(abs(mine - other) < 1e-6)
        }
    }

    @Test("the same calls give the same numbers")
    func deterministic() throws {
        func run() throws -> [Double] {
            var random = SeededGenerator(seed: 7)
            var system = KnownSystem(20)
            for _ in 0..<80 { try? system.add(KnownConstraint.random(of: 20, &random)) }
            try system.solve()
            return system.values
        }
        let (one, other) = (try run(), try run())
        #expect(one == other)
    }

    @Test("numbers of all sizes neither crash nor go round for ever")
    func extremes() throws {
        var random = SeededGenerator(seed: 3)
        let scales = [1e-4, 1, 1e4]
        for _ in 0..<40 {
            var system = KnownSystem(5)
            for _ in 0..<25 {
                var known = KnownConstraint.random(of: 5, &random)
                known.constant *= [1e-7, 1, 1e5].randomElement(using: &random) ?? 1
                known.terms = known.terms.map {
                    (variable: $0.variable, coefficient: $0.coefficient * scales[Int.random(in: 0..<3, using: &random)])
                }
                try? system.add(known)
            }
            try? system.solve()
            #expect(system.values.allSatisfy { $0.isFinite })
        }
    }
}
