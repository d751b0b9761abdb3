import OctantDisplay

/// A listener in the place of the desktop's screen readers: it keeps all events that it receives. Render thread only.
package final class RecordedAccessibility: AccessibilityListener {
    package private(set) var events: [AccessibilityEvent] = []
    package private(set) var tree: AccessibilityTree?
    package private(set) var isActive = false
    package private(set) var isVisible = false

    package init() {}

    package func receive(_ events: [AccessibilityEvent], of tree: AccessibilityTree) {
        self.events += events
        self.tree = tree
    }

    package func activate(_ isActive: Bool) { self.isActive = isActive }

    package func show(_ isVisible: Bool) { self.isVisible = isVisible }

    /// The events received since this was last called.
    package func takeEvents() -> [AccessibilityEvent] {
        defer { events = [] }
        return events
    }
}
