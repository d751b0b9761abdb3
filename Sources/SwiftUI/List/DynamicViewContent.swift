import Foundation

/// Views that are made of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Lets the user delete rows of these views in a list, by swiping them: `action` is called with the places of their
    /// elements in the collection, and removes them. Nil lets them not.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ChangeableContent(base: self) { $0.delete = action }
    }

    /// Lets the user move rows of these views in a list that is edited: `action` is called with the places of their
    /// elements in the collection and the place before which they are put, and moves them. Nil lets them not.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ChangeableContent(base: self) { $0.move = action }
    }
}

/// Views of a collection that the user can change.
private struct ChangeableContent<Base: DynamicViewContent>: DynamicViewContent {
    let base: Base
    let change: (inout RowTraits) -> Void

    var data: Base.Data { base.data }

    var body: some View { base.modifier(RowTraitsModifier(change)) }
}

extension MutableCollection {
    /// Moves the elements at `source` before what is at `destination`, both counted from the first one; those that are
    /// not there are passed over.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter(source.contains).map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at `offsets`, counted from the first one; those that are not there are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}
