import Foundation
import OctantBase

/// The changes of a table's rows and sections that one update makes. Deletions, reloads and the origins of moves are
/// named by the places before it, insertions and the ends of moves by those after it.
struct TableChanges {
    var deletedSections: Set<Int> = [], insertedSections: Set<Int> = [], reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = [], inserted: Set<IndexPath> = [], reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]
    /// The way in which what goes and what comes does so.
    var goings: [IndexPath: UITableView.RowAnimation] = [:], comings: [IndexPath: UITableView.RowAnimation] = [:]
    var sectionGoings: [Int: UITableView.RowAnimation] = [:], sectionComings: [Int: UITableView.RowAnimation] = [:]
}

/// Where the rows of a table come to by its changes: the numbers of rows before and after are known.
struct TableMoves {
    private let changes: TableChanges
    /// The rows in each section, before and after.
    private let old: [Int], new: [Int]
    /// The new index of each old section, and the other way round; nil for one that went or came.
    private var sectionAfter: [Int?] = []
    private var sectionBefore: [Int?] = []
    /// By new section: the rows of its former self that do not stay in order, and its rows that come, both sorted.
    private var leaving: [Int: [Int]] = [:]
    private var coming: [Int: [Int]] = [:]

    /// The moves; nil where the numbers do not fit together.
    init?(_ changes: TableChanges, from old: [Int], to new: [Int]) {
        (self.changes, self.old, self.new) = (changes, old, new)
        guard
            let sections = Self.match(
                old.count, new.count, gone: changes.deletedSections, come: changes.insertedSections,
                moved: changes.movedSections)
        else { return nil }
        (sectionAfter, sectionBefore) = sections
        for path in changes.deleted.union(changes.moved.keys) {
            guard old.indices.contains(path.section), 0..<old[path.section] ~= path.row else { return nil }
            if let section = sectionAfter[path.section] { leaving[section, default: []].append(path.row) }
        }
        for path in changes.inserted.union(changes.moved.values) {
            guard new.indices.contains(path.section), 0..<new[path.section] ~= path.row else { return nil }
            coming[path.section, default: []].append(path.row)
        }
        leaving = leaving.mapValues { $0.ordered() }
        coming = coming.mapValues { $0.ordered() }
        for (section, before) in sectionBefore.enumerated() {
            guard let before, !changes.reloadedSections.contains(before) else { continue }
            let expected = old[before] - (leaving[section]?.count ?? 0) + (coming[section]?.count ?? 0)
            guard expected == new[section] else { return nil }
        }
    }

    private static func match(
        _ old: Int, _ new: Int, gone: Set<Int>, come: Set<Int>, moved: [Int: Int]
    ) -> ([Int?], [Int?])? {
        let leaving = gone.union(moved.keys), coming = come.union(moved.values)
        guard leaving.allSatisfy((0..<old).contains), coming.allSatisfy((0..<new).contains) else { return nil }
        let (from, to) = ((0..<old).filter { !leaving.contains($0) }, (0..<new).filter { !coming.contains($0) })
        guard from.count == to.count else { return nil }
        var after = [Int?](repeating: nil, count: old), before = [Int?](repeating: nil, count: new)
        for (from, to) in Array(zip(from, to)) + moved.map({ ($0.key, $0.value) }) {
            (after[from], before[to]) = (to, from)
        }
        return (after, before)
    }

    /// The new index of a section; nil for one that went, or is new all over.
    func section(_ index: Int) -> Int? {
        guard sectionAfter.indices.contains(index), !changes.reloadedSections.contains(index) else { return nil }
        return sectionAfter[index]
    }

    /// The section that section `index` was before; nil for one that came.
    func origin(ofSection index: Int) -> Int? {
        guard let before = sectionBefore[index], !changes.reloadedSections.contains(before) else { return nil }
        return before
    }

    /// The place after the changes of the row at `path`; nil for one that went.
    func place(_ path: IndexPath) -> IndexPath? {
        if let moved = changes.moved[path] { return moved }
        guard !changes.deleted.contains(path), let section = section(path.section) else { return nil }
        let rank = path.row - (leaving[section] ?? []).prefix { $0 < path.row }.count
        return IndexPath(row: Self.slot(rank, among: coming[section] ?? []), section: section)
    }

    /// The place before the changes of the row at `path`; nil for one that came.
    func origin(_ path: IndexPath) -> IndexPath? {
        if let moved = changes.moved.first(where: { $0.value == path }) { return moved.key }
        guard !changes.inserted.contains(path), let section = origin(ofSection: path.section) else { return nil }
        let rank = path.row - (coming[path.section] ?? []).prefix { $0 < path.row }.count
        return IndexPath(row: Self.slot(rank, among: leaving[path.section] ?? []), section: section)
    }

    /// The index with `rank` others before it that are not in `taken`, which is sorted.
    private static func slot(_ rank: Int, among taken: [Int]) -> Int {
        var index = rank
        for other in taken {
            if other > index { break }
            index += 1
        }
        return index
    }

    /// The heights of a section's rows that were known before, in its new order.
    func heights(_ before: TableLayout, _ section: Int, _ rows: RowHeights) -> RowHeights {
        guard let from = origin(ofSection: section) else { return rows }
        let old = before.sections[from].rows
        if leaving[section] == nil, coming[section] == nil, old.count == rows.count { return old }
        let known = (0..<rows.count).map { row -> CGFloat? in
            origin(IndexPath(row: row, section: section)).flatMap { path in
                before.contains(path) ? before.sections[path.section].rows.known(path.row) : nil
            }
        }
        return RowHeights(known, common: rows.common)
    }
}
