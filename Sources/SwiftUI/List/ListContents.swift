import Foundation

/// What is in a list: its sections and their rows.
@MainActor struct ListContents {
    /// The most rows whose names are compared to find out what came and what went; with more the list is filled anew.
    static let comparedRows = 20_000

    private(set) var sections: [ListSection] = []

    /// Nothing.
    init() {}

    /// What `node` has to show in `host`. `isIrregular` says of which rows not each one is one view.
    init(_ node: _Node, in host: any LazyHost, isIrregular: @escaping (any LazyRows) -> Bool) {
        var reading = ListReading(host: host, isIrregular: isIrregular)
        reading.read(node)
        sections = reading.end()
    }

    /// The number of rows of all sections.
    var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// The section of this number; nil where there is none.
    func section(_ index: Int) -> ListSection? { sections.indices.contains(index) ? sections[index] : nil }

    /// The row at `path`; nil where there is none.
    func place(at path: IndexPath) -> ListSection.Place? { section(path.section)?.place(of: path.row) }

    /// The path of the row `index` of `rows`; nil where it is not here.
    func path(of rows: any LazyRows, _ index: Int) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.row(of: rows, index) { return IndexPath(row: row, section: number) }
        }
        return nil
    }

    /// The path of the row that shows `element`, or the row of `rows` that does; nil where none does.
    func path(of element: Element) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.row(of: element) { return IndexPath(row: row, section: number) }
        }
        return nil
    }
}

/// A section of a list.
@MainActor struct ListSection {
    /// Rows that follow one another.
    enum Part {
        /// One that there is, and the row of a `ForEach` that it is of.
        case row(Element, origin: (rows: any LazyRows, index: Int)?)
        /// Some that are made as they are seen.
        case rows(any LazyRows, count: Int, names: () -> [AnyHashable])
    }

    /// A row: of rows that are made as they are seen, or one that there is.
    typealias Place = (element: Element?, origin: (rows: any LazyRows, index: Int)?)

    /// The section's name among the others.
    let key: AnyHashable
    var header: [Element] = []
    var footer: [Element] = []
    private var parts: [Part] = []
    /// The number of the first row of each part.
    private var starts: [Int] = []
    private(set) var count = 0

    init(key: AnyHashable) { self.key = key }

    mutating func append(_ part: Part) {
        parts.append(part)
        starts.append(count)
        if case .rows(_, let number, _) = part { count += number } else { count += 1 }
    }

    /// The row of this number.
    func place(of row: Int) -> Place? {
        guard row >= 0, row < count else { return nil }
        var (low, high) = (0, parts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= row { low = middle } else { high = middle - 1 }
        }
        switch parts[low] {
        case .row(let element, let origin): return (element, origin)
        case .rows(let rows, _, _): return (nil, (rows, row - starts[low]))
        }
    }

    /// The number of the row `index` of `rows`; nil where it is not here.
    func row(of rows: any LazyRows, _ index: Int) -> Int? {
        for (part, start) in zip(parts, starts) {
            switch part {
            case .row(_, let origin?) where origin.rows === rows && origin.index == index: return start
            case .rows(let own, let count, _) where own === rows && index < count: return start + index
            default: break
            }
        }
        return nil
    }

    /// The number of the row that is `element`; nil where none is.
    func row(of element: Element) -> Int? {
        for (part, start) in zip(parts, starts) {
            if case .row(let own, _) = part, own === element { return start }
        }
        return nil
    }

    /// The names of all rows.
    var names: [RowName] {
        parts.flatMap { part -> [RowName] in
            switch part {
            case .row(let element, _): [RowName(owner: ObjectIdentifier(element), id: nil)]
            case .rows(let rows, _, let names):
                names().map { RowName(owner: ObjectIdentifier(rows), id: $0) }
            }
        }
    }

    /// All elements that are there without being made for it.
    var elements: [Element] {
        parts.compactMap { if case .row(let element, _) = $0 { element } else { nil } }
    }
}

/// The name of a row among those of its section.
struct RowName: Hashable {
    let owner: ObjectIdentifier
    let id: AnyHashable?
}

/// Reads the nodes of a list.
@MainActor private struct ListReading {
    let host: any LazyHost
    let isIrregular: (any LazyRows) -> Bool
    private var sections: [ListSection] = []
    private var current: ListSection?
    /// Whether the current section is one that the program set.
    private var isInSection = false
    /// The row whose views are read.
    private var origin: (rows: any LazyRows, index: Int)?

    init(host: any LazyHost, isIrregular: @escaping (any LazyRows) -> Bool) {
        (self.host, self.isIrregular) = (host, isIrregular)
    }

    mutating func end() -> [ListSection] {
        if let current { sections.append(current) }
        current = nil
        return sections
    }

    mutating func read(_ node: _Node) {
        guard node.isLazy, node.passesRows else {
            for element in node.elements { add(element) }
            return
        }
        node.watchElements()
        if node.isSection, !isInSection {
            _ = end()
            current = ListSection(key: ObjectIdentifier(node))
            isInSection = true
            readChildren(of: node)
            isInSection = false
            _ = end()
        } else if let rows = node as? any LazyRows {
            read(rows)
        } else {
            readChildren(of: node)
        }
    }

    private mutating func readChildren(of node: _Node) {
        var children: [_Node] = []
        node.forEachRowChild { children.append($0) }
        for child in children { read(child) }
    }

    private mutating func read(_ rows: any LazyRows) {
        rows.rowHost = host
        let count = rows.rowCount
        guard count > 0 else { return }
        if isIrregular(rows) {
            let outer = origin
            for index in 0..<count {
                origin = (rows, index)
                read(rows.row(at: index))
            }
            origin = outer
        } else {
            add(.rows(rows, count: count, names: rows.names))
        }
    }

    private mutating func add(_ element: Element) {
        if isInSection, element.layoutValue(SectionEdge.self) {
            if element.layoutValue(SectionHeader.self) {
                current?.header.append(element)
            } else {
                current?.footer.append(element)
            }
        } else {
            add(.row(element, origin: origin))
        }
    }

    private mutating func add(_ part: ListSection.Part) {
        if current == nil { current = ListSection(key: sections.count) }
        current?.append(part)
    }
}

extension _Node {
    /// The one view of a row, as far as it is one; nil for none, several, or sections.
    func singleRow(for host: any LazyHost) -> Element? {
        guard !hasSection else { return nil }
        let parts = lazyParts(for: host)
        guard parts.count == 1, case .element(let element) = parts[0] else { return nil }
        return element
    }

    private var hasSection: Bool {
        guard isLazy, passesRows else { return false }
        if isSection { return true }
        var result = false
        forEachRowChild { if $0.hasSection { result = true } }
        return result
    }
}
