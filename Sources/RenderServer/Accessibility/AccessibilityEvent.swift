/// What a screen reader is told when a tree takes another's place.
package enum AccessibilityEvent: Sendable, Hashable {
    /// The element left its parent, where it was at `index`.
    case removed(AccessibilityID, parent: AccessibilityID, index: Int)
    /// The element came to its parent at `index`; what it holds came with it.
    case added(AccessibilityID, parent: AccessibilityID, index: Int)
    case nameChanged(AccessibilityID)
    case hintChanged(AccessibilityID)
    /// The value as text changed, of an element without a number.
    case textChanged(AccessibilityID)
    /// The value as a number changed.
    case valueChanged(AccessibilityID)
    /// These states are not what they were; the tree says what they are.
    case statesChanged(AccessibilityID, AccessibilityStates)
    /// Something is to be said, or looked at anew.
    case notice(AccessibilityNotice)
}

/// Who tells the desktop's screen readers of one surface: ATK, or an in-memory twin. Render thread only.
package protocol AccessibilityListener: AnyObject {
    /// `tree` holds from now on, which `events` lead to, in this order.
    func hear(_ events: [AccessibilityEvent], of tree: AccessibilityTree)
    /// The surface became the one that has the keyboard, or ceased to be.
    func activate(_ isActive: Bool)
    /// The surface became visible to the user, or ceased to be.
    func show(_ isVisible: Bool)
}

/// The in-memory twin: it keeps all that it hears.
package final class RecordedAccessibility: AccessibilityListener {
    package private(set) var events: [AccessibilityEvent] = []
    package private(set) var tree: AccessibilityTree?
    package private(set) var isActive = false
    package private(set) var isVisible = false

    package init() {}

    package func hear(_ events: [AccessibilityEvent], of tree: AccessibilityTree) {
        self.events += events
        self.tree = tree
    }

    package func activate(_ isActive: Bool) { self.isActive = isActive }

    package func show(_ isVisible: Bool) { self.isVisible = isVisible }

    /// What was heard since it was last asked.
    package func takeEvents() -> [AccessibilityEvent] {
        defer { events = [] }
        return events
    }
}

/// What the user of a screen reader wants done with an element of the newest tree.
package enum AccessibilityRequest: Sendable, Hashable {
    case perform(AccessibilityID, AccessibilityAction)
    /// The element's number is to be this, between its least and its greatest.
    case setValue(AccessibilityID, Double)
}
