import Testing

@testable import OctantSolver

@Suite("The solver's objective")
struct LexicographicObjectiveTests {
    /// An objective of these weights over four variables.
    private func objective(_ weights: Float...) -> LexicographicObjective {
        var objective = LexicographicObjective()
        for _ in 0..<2 { objective.addVariable() }
        for weight in weights { objective.retain(weight) }
        for _ in 0..<2 { objective.addVariable() }
        return objective
    }

    @Test("each weight in use is kept once, the heaviest first, until its last constraint goes")
    func weights() {
        var objective = objective(250, 750, 500, 750, 1, 750)
        #expect(objective.levels.map(\.weight) == [750, 500, 250, 1])
        #expect(objective.levels.map(\.users) == [3, 1, 1, 1])
        for weight: Float in [750, 500, 750, 3] { objective.release(weight) }
        #expect(objective.levels.map(\.weight) == [750, 250, 1])
        objective.release(750)
        #expect(objective.levels.map(\.weight) == [250, 1])
        objective.retain(750)
        #expect(objective.levels.map(\.weight) == [750, 250, 1])
        #expect(objective.levels.map(\.costs.count) == [4, 4, 4])
    }

    @Test("the heaviest weight that a variable costs anything at decides whether it should grow")
    func improvement() {
        var objective = objective(750, 500, 250)
        objective.add(-2, of: 0, weight: 500)
        objective.add(9, of: 0, weight: 250)
        objective.add(1, of: 1, weight: 750)
        objective.add(-9, of: 1, weight: 500)
        #expect((0..<4).map { objective.isImproved(byGrowthOf: $0) } == [true, false, false, false])
        #expect((0..<4).map { objective.isFree($0) } == [false, false, true, true])
        objective.add(-1, of: 1, weight: 750)
        #expect(objective.isImproved(byGrowthOf: 1))
        objective.clear(1)
        #expect(objective.isFree(1))
        objective.add(-1, of: 3, weight: 999)
        #expect(objective.isFree(3))
    }

    @Test("costs for each unit are compared from the heaviest weight on, where they differ by a hundred-billionth")
    func order() {
        var objective = objective(750, 250)
        // 6 / 2 and 3 / 1 are the same; 1 / 2 comes before 1 / 1.
        for (id, cost, light) in [(Int32(0), 6.0, 1.0), (1, 3, 1)] {
            objective.add(cost, of: id, weight: 750)
            objective.add(light, of: id, weight: 250)
        }
        #expect(objective.precedes(0, 2, 1, 1) && !objective.precedes(1, 1, 0, 2))
        #expect(!objective.precedes(0, 1, 1, 1) && objective.precedes(1, 1, 0, 1))
        #expect(!objective.precedes(2, 1, 3, 1))
        objective.add(1e-11, of: 2, weight: 750)
        objective.add(-1, of: 2, weight: 250)
        #expect(objective.precedes(3, 1, 2, 1) && !objective.precedes(2, 1, 3, 1))
        #expect(objective.precedes(2, 2, 3, 1))
    }

    @Test("a cost of a hundred-billionth is kept, and a smaller one is what rounding left")
    func negligible() {
        var objective = objective(500)
        objective.add(-2e-11, of: 0, weight: 500)
        objective.add(1e-11, of: 0, weight: 500)
        #expect(objective.isImproved(byGrowthOf: 0))
        objective.add(0.5e-11, of: 0, weight: 500)
        #expect(objective.isFree(0))
    }

    @Test("the costs of a variable that is others from now on become theirs")
    func substitution() {
        var objective = objective(750, 250)
        objective.add(3, of: 0, weight: 750)
        objective.add(-1, of: 0, weight: 250)
        objective.add(5, of: 2, weight: 750)
        let terms = [RowTerm(id: 1, value: 2), RowTerm(id: 2, value: -1)]
        let hadCosts = objective.substitute(0, by: terms)
        #expect(hadCosts)
        #expect(objective.levels.map(\.costs) == [[0, 6, 2, 0], [0, -2, 1, 0]])
        let hasCosts = objective.substitute(0, by: terms)
        #expect(!hasCosts)
    }
}
