import CoreGraphics
import Synchronization

/// The name of an element, the same in every tree that holds it.
package struct AccessibilityID: Sendable, Hashable {
    package let number: UInt64

    private static let counter = Atomic<UInt64>(0)

    /// A name never given before in this process. Any thread.
    package static func unique() -> AccessibilityID {
        AccessibilityID(number: counter.add(1, ordering: .relaxed).newValue)
    }
}

/// The content of a surface for a screen reader: what is visible there, in the order it is read. A value that travels
/// with each committed tree and crosses threads freely.
package struct AccessibilityTree: Sendable, Hashable {
    /// The window.
    package let root: AccessibilityNode

    package init(root: AccessibilityNode) { self.root = root }

    /// The nodes that are read, in reading order: all that represent an element rather than a group of them.
    package var elements: [AccessibilityNode] { root.elements }

    /// The spoken text of each element, in reading order.
    package var lines: [String] { elements.map(\.content.spoken) }
}

/// One element or group of an accessibility tree. It never changes; what did not change is the same object in the next
/// tree.
package final class AccessibilityNode: Sendable, Hashable {
    package let id: AccessibilityID
    package let content: AccessibilityContent
    /// In reading order.
    package let children: [AccessibilityNode]

    package init(id: AccessibilityID, content: AccessibilityContent, children: [AccessibilityNode] = []) {
        (self.id, self.content, self.children) = (id, content, children)
    }

    /// The modal node in this subtree, the innermost where one is in another: nothing beside it is in the tree; nil for
    /// nothing.
    package var modal: AccessibilityNode? {
        for child in children where child.content.role.isContainer { if let modal = child.modal { return modal } }
        return content.states.contains(.modal) ? self : nil
    }

    /// The first node of this subtree, from the top down, for which `test` is true.
    package func first(where test: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
        if test(self) { return self }
        for child in children { if let found = child.first(where: test) { return found } }
        return nil
    }

    /// Whether something in this subtree is modal.
    package var holdsModal: Bool { modal != nil }

    /// The elements of this subtree, in reading order.
    package var elements: [AccessibilityNode] {
        content.role.isContainer ? children.flatMap(\.elements) : [self]
    }

    /// Whether both have the same content for the same element.
    package static func == (a: AccessibilityNode, b: AccessibilityNode) -> Bool {
        a === b || (a.id == b.id && a.content == b.content && a.children == b.children)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
