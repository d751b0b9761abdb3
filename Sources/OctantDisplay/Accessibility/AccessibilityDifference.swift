/// The events for a screen reader when one tree replaces another.
///
/// An element that becomes another kind of thing (its role, or whether it has a number or actions) goes, and comes
/// again as a new one: on the desktop's side what an object can do is fixed when it is created.
package struct AccessibilityDifference {
    private var removed: [AccessibilityEvent] = []
    private var told: [AccessibilityEvent] = []

    /// The events that lead from `old` to `new`: first who goes, then the rest in reading order.
    package static func events(from old: AccessibilityTree, to new: AccessibilityTree) -> [AccessibilityEvent] {
        guard old.root !== new.root else { return [] }
        var difference = AccessibilityDifference()
        difference.compare(old.root, new.root)
        return difference.removed + difference.told
    }

    private mutating func compare(_ old: AccessibilityNode, _ new: AccessibilityNode) {
        guard old !== new else { return }
        compareContent(old.content, new.content, of: new.id)
        compareChildren(of: old, new)
    }

    private mutating func compareContent(
        _ old: AccessibilityContent, _ new: AccessibilityContent, of id: AccessibilityID
    ) {
        if old.name != new.name { told.append(.nameChanged(id)) }
        if old.hint != new.hint { told.append(.hintChanged(id)) }
        let states = old.states.symmetricDifference(new.states)
        if !states.isEmpty { told.append(.statesChanged(id, states)) }
        if old.range != new.range {
            told.append(.valueChanged(id))
        } else if old.value != new.value, new.range == nil, !new.role.acceptsText {
            told.append(.textChanged(id))
        }
        if let before = old.text, let after = new.text, before != after { compareText(before, after, of: id) }
    }

    /// Reports what changed between the first and the last scalar that are not the same.
    private mutating func compareText(_ old: AccessibilityText, _ new: AccessibilityText, of id: AccessibilityID) {
        let (before, after) = (Array(old.string.unicodeScalars), Array(new.string.unicodeScalars))
        var first = zip(before, after).prefix { $0 == $1 }.count
        // Among equal letters, the caret shows which one was typed or deleted.
        if let caret = new.caret { first = min(first, max(caret - max(after.count - before.count, 0), 0)) }
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let kept = min(end, min(before.count, after.count) - first)
        func text(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(scalars[first..<scalars.count - kept]))
        }
        if first < before.count - kept { told.append(.textRemoved(id, at: first, text(before))) }
        if first < after.count - kept { told.append(.textInserted(id, at: first, text(after))) }
        if old.caret != new.caret, let caret = new.caret { told.append(.caretMoved(id, caret)) }
        let isSelected = !old.selection.isEmpty || !new.selection.isEmpty
        if isSelected, old.selection != new.selection { told.append(.selectionChanged(id)) }
    }

    private mutating func compareChildren(of old: AccessibilityNode, _ new: AccessibilityNode) {
        let before = Dictionary(old.children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func isSame(_ id: AccessibilityID) -> Bool {
            guard let a = before[id], let b = after[id] else { return false }
            return a.content.isSameKind(as: b.content)
        }
        // Elements that changed their order all go and come again: readers know no moves.
        let staying = new.children.map(\.id).filter(isSame)
        let keepsOrder = staying == old.children.map(\.id).filter(isSame)
        func stays(_ id: AccessibilityID) -> Bool { keepsOrder && isSame(id) }
        for (index, child) in old.children.enumerated().reversed() where !stays(child.id) {
            removed.append(.removed(child.id, parent: old.id, index: index))
        }
        for (index, child) in new.children.enumerated() {
            if stays(child.id), let former = before[child.id] {
                compare(former, child)
            } else {
                told.append(.added(child.id, parent: new.id, index: index))
            }
        }
    }
}

extension AccessibilityContent {
    /// Whether both are of one kind, so that one object can represent both.
    package func isSameKind(as other: AccessibilityContent) -> Bool {
        role == other.role && (range == nil) == (other.range == nil) && isUsable == other.isUsable
            && (text == nil) == (other.text == nil)
    }

    /// Whether something can be done with it, now or at another time.
    package var isUsable: Bool { scrolls || !actions.isEmpty }
}
