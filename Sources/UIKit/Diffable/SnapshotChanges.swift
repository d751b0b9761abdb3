import Foundation

/// What differs between two snapshots, as lists are told of it: places before the update of what goes, and after it of
/// what comes.
struct SnapshotChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    /// Sections and items that are shown anew, by their places before the update.
    var reloadedSections = IndexSet()
    var reloaded: [IndexPath] = []
    /// Items whose cells are filled anew, by their places after the update.
    var reconfigured: [IndexPath] = []

    /// Whether nothing comes, goes or is shown by another cell.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
            && inserted.isEmpty && moved.isEmpty && reloadedSections.isEmpty && reloaded.isEmpty
    }

    /// The changes from `old` to `new`.
    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldNames, newNames) = (old.sectionIdentifiers, new.sectionIdentifiers)
        let (oldSet, newSet) = (Set(oldNames), Set(newNames))
        for (index, name) in oldNames.enumerated() where !newSet.contains(name) { deletedSections.insert(index) }
        for (index, name) in newNames.enumerated() where !oldSet.contains(name) { insertedSections.insert(index) }
        let oldPlaces = Dictionary(uniqueKeysWithValues: oldNames.enumerated().map { ($1, $0) })
        let newPlaces = Dictionary(uniqueKeysWithValues: newNames.enumerated().map { ($1, $0) })
        for name in Self.moved(oldNames.filter(newSet.contains), newNames.filter(oldSet.contains)) {
            guard let from = oldPlaces[name], let to = newPlaces[name] else { continue }
            movedSections.append((from, to))
        }
        let again = Set(new.reloadedSectionIdentifiers)
        for (index, name) in oldNames.enumerated() where again.contains(name) { reloadedSections.insert(index) }
        let (before, after) = (Self.paths(old), Self.paths(new))
        // What is in sections that come, go or are shown anew comes and goes with them.
        func isFixed(_ name: Section) -> Bool {
            oldSet.contains(name) && newSet.contains(name) && !again.contains(name)
        }
        for (item, path) in before where isFixed(oldNames[path.section]) {
            let stays = after[item].map { isFixed(newNames[$0.section]) } ?? false
            if !stays { deleted.append(path) }
        }
        for (item, path) in after where isFixed(newNames[path.section]) {
            let was = before[item].map { isFixed(oldNames[$0.section]) } ?? false
            if !was { inserted.append(path) }
        }
        findMoves(old, new, before, after, isFixed)
        reloaded = new.reloadedItemIdentifiers.compactMap { before[$0] }.filter { isFixed(oldNames[$0.section]) }
        reconfigured = new.reconfiguredItemIdentifiers.compactMap { item in
            before[item] == nil ? nil : after[item]
        }
        let movedFrom = Set(moved.map(\.from))
        // A row that moves and is another one goes and comes.
        for path in reloaded where movedFrom.contains(path) {
            guard let move = moved.first(where: { $0.from == path }) else { continue }
            moved.removeAll { $0.from == path }
            deleted.append(path)
            inserted.append(move.to)
        }
        reloaded.removeAll(where: movedFrom.contains)
        deleted.sort()
        inserted.sort()
    }

    private mutating func findMoves<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ before: [Item: IndexPath], _ after: [Item: IndexPath], _ isFixed: (Section) -> Bool
    ) {
        for section in new.sections where isFixed(section.name) {
            var stayed: Set<Item> = []
            for item in section.items {
                guard let from = before[item], let to = after[item], isFixed(old.sections[from.section].name) else {
                    continue
                }
                if old.sections[from.section].name == section.name {
                    stayed.insert(item)
                } else {
                    moved.append((from, to))
                }
            }
            let former = old.itemIdentifiers(inSection: section.name).filter(stayed.contains)
            for item in Self.moved(former, section.items.filter(stayed.contains)) {
                if let from = before[item], let to = after[item] { moved.append((from, to)) }
            }
        }
    }

    private static func paths<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        for (section, part) in snapshot.sections.enumerated() {
            for (index, item) in part.items.enumerated() { paths[item] = IndexPath(item: index, section: section) }
        }
        return paths
    }

    /// The fewest of `new` that have to move for `old`, the same in another order, to become it: all but a longest
    /// sequence that is in the same order in both.
    private static func moved<Name: Hashable>(_ old: [Name], _ new: [Name]) -> [Name] {
        guard old != new else { return [] }
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        let order = new.compactMap { places[$0] }
        // The last elements of the best sequences of each length so far, and what is before each element in its own.
        var (ends, before): ([Int], [Int?]) = ([], [])
        for (index, value) in order.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if order[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var (kept, next): (Set<Int>, Int?) = ([], ends.last)
        while let index = next {
            kept.insert(index)
            next = before[index]
        }
        return new.indices.filter { !kept.contains($0) }.map { new[$0] }
    }
}
