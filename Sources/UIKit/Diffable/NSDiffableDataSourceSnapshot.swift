import OctantBase

/// The sections of a list and their items, by names that differ from one another. A value.
///
/// A data source compares the one that it is given with the one before, and moves rows by the difference. Names that
/// are there already, and such that are not, are left out with one line of the log; Apple's end the program.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private(set) var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The section of each item, by its number.
    private var places: [ItemIdentifierType: Int] = [:]
    /// The items and sections that are shown anew, with other cells or with the same ones.
    private(set) var reloaded: [ItemIdentifierType] = []
    private(set) var reconfigured: [ItemIdentifierType] = []
    private(set) var reloadedSections: [SectionIdentifierType] = []

    /// A snapshot of nothing.
    public init() {}

    // MARK: What there is

    /// The number of items in all sections.
    public var numberOfItems: Int { places.count }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The items that are shown anew, by other cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded }

    /// The items whose cells are filled anew.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

    /// The sections that are shown anew.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

    /// The number of items in `identifier`; 0 for a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items in `identifier`, in order; none for a section that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }

    /// The section that `identifier` is in; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier].map { sections[$0].name }
    }

    /// The place of an item among all; nil for one that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = places[identifier], let index = sections[section].items.firstIndex(of: identifier) else {
            return nil
        }
        return sections[..<section].reduce(0) { $0 + $1.items.count } + index
    }

    /// The place of a section; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.name == identifier }
    }

    // MARK: Items

    /// Adds items at the end of `sectionIdentifier`, of the last section where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.map { indexOfSection($0) } ?? (sections.isEmpty ? nil : sections.count - 1)
        guard let index else { return complain("there is no section for items that are appended") }
        insert(identifiers, index, sections[index].items.count)
    }

    /// Inserts items before `beforeIdentifier`.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let (section, index) = place(beforeIdentifier) else { return }
        insert(identifiers, section, index)
    }

    /// Inserts items after `afterIdentifier`.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        guard let (section, index) = place(afterIdentifier) else { return }
        insert(identifiers, section, index + 1)
    }

    /// Removes items. Those that are not there are left alone.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { places[$0] }) { sections[section].items.removeAll(where: gone.contains) }
        for item in gone { places[item] = nil }
    }

    /// Removes everything.
    public mutating func deleteAllItems() {
        (sections, places) = ([], [:])
        (reloaded, reconfigured, reloadedSections) = ([], [], [])
    }

    /// Moves an item to before `toIdentifier`.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves an item to after `toIdentifier`.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Has items shown anew, by other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloaded += identifiers.filter { item in places[item] != nil && !reloaded.contains(item) }
    }

    /// Has the cells of items filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfigured += identifiers.filter { item in places[item] != nil && !reconfigured.contains(item) }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, _ index: Int) {
        var new: [ItemIdentifierType] = []
        for item in identifiers {
            guard places[item] == nil else {
                complain("an item is in a snapshot twice: \(item)")
                continue
            }
            places[item] = section
            new.append(item)
        }
        sections[section].items.insert(contentsOf: new, at: index)
    }

    private func place(_ identifier: ItemIdentifierType) -> (Int, Int)? {
        guard let section = places[identifier], let index = sections[section].items.firstIndex(of: identifier) else {
            complain("an item is not in a snapshot: \(identifier)")
            return nil
        }
        return (section, index)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, after: Bool) {
        guard identifier != target, let (from, index) = place(identifier), place(target) != nil else { return }
        sections[from].items.remove(at: index)
        guard let (section, place) = place(target) else { return }
        sections[section].items.insert(identifier, at: after ? place + 1 : place)
        places[identifier] = section
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(sections: identifiers, at: sections.count)
    }

    /// Inserts sections before `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = known(toIdentifier) else { return }
        insert(sections: identifiers, at: index)
    }

    /// Inserts sections after `toIdentifier`.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = known(toIdentifier) else { return }
        insert(sections: identifiers, at: index + 1)
    }

    /// Removes sections with all that is in them.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0.name) }
        findPlaces()
    }

    /// Moves a section to before `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, after: false) }

    /// Moves a section to after `toIdentifier`.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, after: true) }

    /// Has sections shown anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections += identifiers.filter { name in
            indexOfSection(name) != nil && !reloadedSections.contains(name)
        }
    }

    private mutating func insert(sections identifiers: [SectionIdentifierType], at index: Int) {
        var known = Set(sectionIdentifiers)
        let new = identifiers.filter { name in
            if known.insert(name).inserted { return true }
            complain("a section is in a snapshot twice: \(name)")
            return false
        }
        sections.insert(contentsOf: new.map { ($0, []) }, at: index)
        if index < sections.count - new.count { findPlaces() }
    }

    private func known(_ identifier: SectionIdentifierType) -> Int? {
        if let index = indexOfSection(identifier) { return index }
        complain("a section is not in a snapshot: \(identifier)")
        return nil
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to target: SectionIdentifierType, after: Bool
    ) {
        guard identifier != target, let from = known(identifier), known(target) != nil else { return }
        let section = sections.remove(at: from)
        guard let index = indexOfSection(target) else { return }
        sections.insert(section, at: after ? index + 1 : index)
        findPlaces()
    }

    private mutating func findPlaces() {
        places = [:]
        for (index, section) in sections.enumerated() { for item in section.items { places[item] = index } }
    }

    private func complain(_ what: String) { Log.line("a diffable data source's snapshot: \(what)") }

    /// The same without what is shown anew.
    var settled: Self {
        var settled = self
        (settled.reloaded, settled.reconfigured, settled.reloadedSections) = ([], [], [])
        return settled
    }
}
