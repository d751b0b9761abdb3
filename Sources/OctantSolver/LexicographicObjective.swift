/// The solver's objective, which it minimises: for every weight in use, the sum of the errors of the constraints of
/// that weight. The sums are compared from the heaviest to the lightest, each counting only where all before it are
/// equal.
///
/// Each sum is a row of its own over the parametric variables. No weight is turned into a factor, so that the heaviest
/// constraint wins over any number of lighter ones, whatever the numbers.
struct LexicographicObjective {
    struct Level {
        let weight: Float
        /// The number of constraints of this weight.
        fileprivate(set) var users = 0
        /// The cost of a parametric variable for each unit that it grows, by variable.
        fileprivate(set) var costs: [Double]
    }

    /// From the heaviest to the lightest.
    private(set) var levels: [Level] = []
    /// The costs of a new level.
    private var noCosts: [Double] = []

    /// Makes space for one more variable.
    mutating func addVariable() {
        noCosts.append(0)
        for index in levels.indices { levels[index].costs.append(0) }
    }

    /// Adds one more constraint of `weight`.
    mutating func retain(_ weight: Float) {
        var index = 0
        while index < levels.count && levels[index].weight > weight { index += 1 }
        if index == levels.count || levels[index].weight != weight {
            levels.insert(Level(weight: weight, costs: noCosts), at: index)
        }
        levels[index].users += 1
    }

    /// Removes a constraint of `weight` whose costs were removed.
    mutating func release(_ weight: Float) {
        guard let index = levels.firstIndex(where: { $0.weight == weight }) else { return }
        levels[index].users -= 1
        if levels[index].users == 0 { levels.remove(at: index) }
    }

    /// Adds `cost` to the cost of a parametric variable in the sum of `weight`.
    mutating func add(_ cost: Double, of id: Int32, weight: Float) {
        guard let index = levels.firstIndex(where: { $0.weight == weight }) else { return }
        add(cost, of: id, at: index)
    }

    private mutating func add(_ cost: Double, of id: Int32, at index: Int) {
        let sum = levels[index].costs[Int(id)] + cost
        levels[index].costs[Int(id)] = abs(sum) < negligibleCoefficient ? 0 : sum
    }

    /// Moves the costs of `id`, which is `terms` from now on, to those. Returns whether there were any.
    mutating func substitute(_ id: Int32, by terms: [RowTerm]) -> Bool {
        var changed = false
        for index in levels.indices {
            let cost = levels[index].costs[Int(id)]
            guard cost != 0 else { continue }
            levels[index].costs[Int(id)] = 0
            for term in terms { add(cost * term.value, of: term.id, at: index) }
            changed = true
        }
        return changed
    }

    /// Removes the costs of `id`.
    mutating func clear(_ id: Int32) {
        for index in levels.indices { levels[index].costs[Int(id)] = 0 }
    }

    /// Whether the objective gets smaller when the parametric variable `id` grows.
    func isImproved(byGrowthOf id: Int32) -> Bool {
        (levels.lazy.map { $0.costs[Int(id)] }.first { $0 != 0 } ?? 0) < 0
    }

    /// Whether growth of `id` changes nothing.
    func isFree(_ id: Int32) -> Bool { levels.allSatisfy { $0.costs[Int(id)] == 0 } }

    /// Whether the costs of `a` divided by `divisorA` come before those of `b` divided by `divisorB`: smaller at the
    /// heaviest weight at which they differ. Both divisors are positive.
    func precedes(_ a: Int32, _ divisorA: Double, _ b: Int32, _ divisorB: Double) -> Bool {
        for level in levels {
            let difference = level.costs[Int(a)] / divisorA - level.costs[Int(b)] / divisorB
            if abs(difference) >= negligibleCoefficient { return difference < 0 }
        }
        return false
    }
}
