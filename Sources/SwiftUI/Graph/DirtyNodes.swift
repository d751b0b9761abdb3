/// Nodes that wait to be refreshed, outer ones first.
struct DirtyNodes {
    /// The nodes of each depth.
    private var levels: [[_Node]] = []
    private var count = 0
    private var lowest = 0

    var isEmpty: Bool { count == 0 }

    @MainActor mutating func insert(_ node: _Node) {
        while levels.count <= node.depth { levels.append([]) }
        levels[node.depth].append(node)
        count += 1
        lowest = min(lowest, node.depth)
    }

    /// The next node; one that was refreshed meanwhile is left out.
    @MainActor mutating func removeFirst() -> _Node? {
        while count > 0 {
            guard lowest < levels.count else { return nil }
            guard let node = levels[lowest].popLast() else {
                lowest += 1
                continue
            }
            count -= 1
            if node.isDirty { return node }
        }
        lowest = 0
        return nil
    }
}
