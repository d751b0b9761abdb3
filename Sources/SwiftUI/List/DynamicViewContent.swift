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
        ChangeableContent(base: self, delete: action)
    }
}

/// Views of a collection that the user can change.
private struct ChangeableContent<Base: DynamicViewContent>: DynamicViewContent {
    let base: Base
    let delete: ((IndexSet) -> Void)?

    var data: Base.Data { base.data }

    var body: some View { base.modifier(RowTraitsModifier { $0.delete = delete }) }
}

extension RangeReplaceableCollection {
    /// Removes the elements at `offsets`, counted from the first one; those that are not there are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}
