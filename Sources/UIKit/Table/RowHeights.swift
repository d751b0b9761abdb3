import CoreGraphics

/// The heights of many rows, most of which may be the same guess: where a row is, and which row is somewhere, is known
/// in logarithmic time, and rows of one height take no memory.
struct RowHeights {
    /// The number of rows.
    let count: Int
    /// The height of rows that none was set of, in points.
    let common: CGFloat
    /// What is known of single rows: how much higher than `common` each is, the same summed up in a binary indexed
    /// tree, and whether it was set. Empty while nothing is known.
    private var excess: [CGFloat] = []
    private var tree: [CGFloat] = []
    private var isSet: [Bool] = []

    /// Rows of the height `common`.
    init(count: Int, common: CGFloat) { (self.count, self.common) = (count, common) }

    /// Rows of these heights; nil for one that is not known, which is as high as `common`.
    init(_ heights: [CGFloat?], common: CGFloat) {
        self.init(guesses: heights.map { $0 ?? common }, common: common)
        isSet = heights.map { $0 != nil }
    }

    /// Rows of these heights, none of which is known.
    init(guesses: [CGFloat], common: CGFloat) {
        self.init(count: guesses.count, common: common)
        excess = guesses.map { $0 - common }
        isSet = Array(repeating: false, count: count)
        tree = excess
        for index in tree.indices {
            let parent = index | (index + 1)
            if parent < count { tree[parent] += tree[index] }
        }
    }

    /// The height of all rows.
    var total: CGFloat { top(of: count) }

    /// The height of row `index`.
    func height(of index: Int) -> CGFloat { excess.isEmpty ? common : common + excess[index] }

    /// The height of row `index` if it was set.
    func known(_ index: Int) -> CGFloat? { isSet.isEmpty || !isSet[index] ? nil : common + excess[index] }

    /// Whether no height was set.
    var isGuessed: Bool { !isSet.contains(true) }

    /// The height of the rows before row `index`.
    func top(of index: Int) -> CGFloat {
        var sum = common * CGFloat(index)
        guard !tree.isEmpty else { return sum }
        var next = index - 1
        while next >= 0 {
            sum += tree[next]
            next = (next & (next + 1)) - 1
        }
        return sum
    }

    /// Sets the height of row `index`.
    mutating func set(_ height: CGFloat, at index: Int) {
        if tree.isEmpty {
            excess = Array(repeating: 0, count: count)
            (tree, isSet) = (excess, Array(repeating: false, count: count))
        }
        let change = height - common - excess[index]
        excess[index] += change
        isSet[index] = true
        guard change != 0 else { return }
        var next = index
        while next < count {
            tree[next] += change
            next |= next + 1
        }
    }

    /// The last row that begins at `y` or above, points from the top of all; the first for what is above all. Rows
    /// without height are passed over. 0 where there are no rows.
    func index(at y: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        if tree.isEmpty {
            guard common > 0 else { return 0 }
            return min(max(Int(clamping: (y / common).rounded(.down)), 0), count - 1)
        }
        // Down the tree: as many rows as end at `y` or above.
        var (passed, sum) = (0, CGFloat(0))
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = passed + step
            if next <= count {
                let height = tree[next - 1] + common * CGFloat(step)
                if sum + height <= y { (passed, sum) = (next, sum + height) }
            }
            step /= 2
        }
        return min(passed, count - 1)
    }
}
