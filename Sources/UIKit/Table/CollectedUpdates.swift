/// The changes of rows or items that are collected until as many updates ended as began. Main actor only.
@MainActor struct CollectedUpdates {
    private var depth = 0
    private var changes = TableChanges()
    private var completions: [(Bool) -> Void] = []

    /// Whether nothing is collected now.
    var isIdle: Bool { depth == 0 }

    /// Changes are collected from now on, until `end` was called as often.
    mutating func begin() {
        if depth == 0 { changes = TableChanges() }
        depth += 1
    }

    /// Adds the changes that `change` makes.
    mutating func note(_ change: (inout TableChanges) -> Void) { change(&changes) }

    /// Ends one update. Returns what was collected, and what is to be called when it was made, after the outermost one;
    /// nil while others go on.
    mutating func end(_ completion: ((Bool) -> Void)?) -> (changes: TableChanges, completion: (Bool) -> Void)? {
        guard depth > 0 else { return nil }
        if let completion { completions.append(completion) }
        depth -= 1
        guard depth == 0 else { return nil }
        let (changes, completions) = (changes, completions)
        (self.changes, self.completions) = (TableChanges(), [])
        return (changes, { finished in completions.forEach { $0(finished) } })
    }
}
