import OctantBase

/// The rows of a `ForEach` in a lazy container that have nodes: those that were seen.
@MainActor final class SeenRows<ID: Hashable, Content: View> {
    /// A row that has a node.
    struct Row {
        let id: ID
        let node: _ViewNode<Content>
        /// Notes what making the row's view reads.
        let reader: Reader
        /// Whether the view is to be made anew when the row is next shown.
        var isStale = false
    }

    /// The rows by their numbers.
    private(set) var rows: [Int: Row] = [:]

    /// The numbers of the rows in their order.
    var order: [Int] { rows.keys.ordered() }

    subscript(index: Int) -> Row? {
        get { rows[index] }
        set { rows[index] = newValue }
    }

    /// Puts rows where their identifiers are now, of which there are `count`: `id` returns that of a number. Returns
    /// the rows whose identifiers are gone, and whether any row has another number.
    func follow(count: Int, id: (Int) -> ID) -> (gone: [Row], hasMoved: Bool) {
        let former = rows
        var lost: [Row] = []
        rows = [:]
        for (index, row) in former {
            if index < count, id(index) == row.id { rows[index] = row } else { lost.append(row) }
        }
        guard !lost.isEmpty else { return ([], false) }
        let places = Dictionary((0..<count).map { (id($0), $0) }) { first, _ in first }
        var gone: [Row] = []
        for row in lost {
            if let index = places[row.id], rows[index] == nil { rows[index] = row } else { gone.append(row) }
        }
        return (gone, true)
    }
}
