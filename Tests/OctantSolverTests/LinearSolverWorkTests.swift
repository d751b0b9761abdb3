import TestSupport
import Testing

@testable import OctantSolver

@Suite("The linear solver's work")
struct LinearSolverWorkTests {
    /// The cube of Klee and Minty (https://en.wikipedia.org/wiki/Klee%E2%80%93Minty_cube), whose corners the simplex
    /// method can visit one after the other before it finds the best: the last variable is 5 to the power of `count`.
    private func cube(_ count: Int) throws -> KnownSystem {
        var system = KnownSystem(count)
        for place in 0..<count { try system.add(sum([(place, 1)], .greaterOrEqual, 0)) }
        func power(_ base: Double, _ exponent: Int) -> Double {
            (0..<exponent).reduce(1) { product, _ in product * base }
        }
        for place in 0..<count {
            let others = (0..<place).map { ($0, power(2, place - $0 + 1)) }
            try system.add(sum(others + [(place, 1)], .lessOrEqual, power(5, place + 1)))
        }
        try system.add(sum((0..<count).map { ($0, power(2, count - 1 - $0)) }, .greaterOrEqual, 1e6, .weighted(500)))
        return system
    }

    /// Leonardo's numbers (https://oeis.org/A001595).
    private static let leonardo = [1, 3, 5, 9, 15, 25, 41, 67]

    /// The least-index rule visits as many corners as Fibonacci's numbers say (Avis and Chvátal, Notes on Bland's
    /// pivoting rule, 1978): here Leonardo's, each of which is one more than the two before it together.
    @Test("the best corner of Klee and Minty's cube is found by as many pivots as is published", arguments: 1...8)
    func cubes(count: Int) throws {
        var system = try cube(count)
        try system.solve()
        #expect(system.values.dropLast().allSatisfy { abs($0) < 1e-6 })
        #expect(abs((system.values.last ?? 0) - [5, 25, 125, 625, 3125, 15625, 78125, 390625][count - 1]) < 1e-5)
        #expect(system.solver.pivotCount == Self.leonardo[count - 1])
    }

    @Test("the search for the best ends after so many pivots for each row and one more")
    func patience() throws {
        // Eight variables, eight bounds and the wish: 17 rows.
        var system = try cube(8)
        system.solver.pivotsPerRow.atMost = 1
        try system.solve()
        #expect(system.solver.pivotCount == 18)
        #expect(system.worstRequired(at: system.values) < 1e-9)
    }

    /// A random system of 40 constraints that holds, half of whose constants are others since it was solved.
    private func edited(_ random: inout SeededGenerator) throws -> KnownSystem {
        var system = KnownSystem(8)
        for _ in 0..<40 { try? system.add(KnownConstraint.random(of: 8, &random)) }
        try system.solve()
        for place in system.held.indices where Bool.random(using: &random) {
            system.setConstant(Double(Int.random(in: -100...100, using: &random)), at: place)
        }
        return system
    }

    @Test("repairs after an edit end after so many pivots for each row and one more")
    func patienceOfRepairs() throws {
        var ended = 0
        for seed in 300..<400 {
            var random = SeededGenerator(seed: UInt64(seed))
            var system = try edited(&random)
            let before = system.solver.pivotCount
            system.solver.pivotsPerRow = (byCost: 1, atMost: 1)
            try? system.solver.restoreFeasibility()
            let pivots = system.solver.pivotCount - before
            #expect(pivots <= system.held.count + 1)
            if pivots == system.held.count + 1 { ended += 1 }
        }
        #expect(ended > 0)
    }

    @Test("what is repaired after edits is at its best already", arguments: 0..<100)
    func repairsKeepTheBest(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var system = try edited(&random)
        do {
            try system.solver.restoreFeasibility()
            let before = system.solver.pivotCount
            try system.solve()
            #expect(system.solver.pivotCount == before)
        } catch is SolverConflict {}
    }

    @Test("by number alone repairs end where those by cost do", arguments: 0..<100)
    func repairsByNumber(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var system = try edited(&random)
        var other = system
        other.solver.pivotsPerRow.byCost = 0
        do {
            try system.solve()
            try other.solve()
            for (mine, theirs) in zip(system.misses(at: system.values), other.misses(at: other.values)) {
                #expect(abs(mine - theirs) < 1e-6)
            }
        } catch is SolverConflict {
            #expect(throws: SolverConflict.self) { try other.solve() }
        }
    }

    @Test("repairs by cost take fewer pivots than those by number")
    func costOfRepairs() throws {
        var pivots = [0, 0]
        for seed in 0..<50 {
            var random = SeededGenerator(seed: UInt64(seed))
            let system = try edited(&random)
            for (place, byCost) in [(0, 4), (1, 0)] {
                var other = system
                other.solver.pivotsPerRow.byCost = byCost
                try? other.solve()
                pivots[place] += other.solver.pivotCount - system.solver.pivotCount
            }
        }
        #expect(pivots[0] < pivots[1])
    }

    @Test("a wish that cannot come true, whichever way it is missed, is no work")
    func hopelessWish() throws {
        var system = try KnownSystem(1, [sum([(0, 1)], .equal, 0)])
        for wish in [0.5, -0.5, 20, -20] {
            for relation: SolverRelation in [.equal, .lessOrEqual, .greaterOrEqual] {
                try system.add(sum([(0, 1)], relation, wish, .weighted(1)))
            }
        }
        try system.solve()
        #expect(system.values == [0])
        #expect(system.solver.pivotCount == 0)
    }

    @Test("a constraint goes by one pivot, and nothing else has to be repaired", arguments: 0..<100)
    func removal(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var system = KnownSystem(8)
        for _ in 0..<40 { try? system.add(KnownConstraint.random(of: 8, &random)) }
        while !system.held.isEmpty {
            try system.solve()
            let before = system.solver.pivotCount
            system.remove(at: Int.random(in: 0..<system.held.count, using: &random))
            #expect(system.solver.pivotCount <= before + 1)
            let after = system.solver.pivotCount
            try system.solver.restoreFeasibility()
            #expect(system.solver.pivotCount == after)
        }
    }

    @Test("a constraint of a conflict takes it along by one pivot")
    func removalOfAConflict() throws {
        var system = try KnownSystem(
            2, [sum([(0, 1)], .lessOrEqual, 10), sum([(1, 1)], .lessOrEqual, 10), sum([(0, 1), (1, -1)], .equal, 0)])
        try system.add(sum([(0, 1)], .greaterOrEqual, 4))
        try system.solve()
        system.setConstant(11, at: 3)
        #expect(throws: SolverConflict.self) { try system.solve() }
        let before = system.solver.pivotCount
        system.remove(at: 3)
        try system.solve()
        #expect(system.solver.pivotCount <= before + 1)
        #expect(system.worstRequired(at: system.values) < 1e-9)
    }
}
