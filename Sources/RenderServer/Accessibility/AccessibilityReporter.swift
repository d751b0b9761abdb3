/// The least time between two changed values of one element that a reader is told, in seconds: ten a second.
private let leastValueInterval = 0.1

/// Tells an `AccessibilityListener` what the committed trees change, values ten times a second an element at most and
/// always the last one. Render thread only; time is media time, in seconds.
package struct AccessibilityReporter {
    private let listener: any AccessibilityListener
    private var tree: AccessibilityTree?
    /// When each element's value was last told, of those told lately.
    private var toldAt: [AccessibilityID: Double] = [:]
    /// Whose value changed since.
    private var waiting: Set<AccessibilityID> = []

    package init(_ listener: any AccessibilityListener) { self.listener = listener }

    /// The instant when a value is due to be told; infinite when none waits.
    package var nextEvent: Double {
        waiting.reduce(.infinity) { min($0, (toldAt[$1] ?? -.infinity) + leastValueInterval) }
    }

    /// Tells what `tree` changes, and `notices`. The first tree changes nothing: a reader that comes asks for it.
    package mutating func take(_ tree: AccessibilityTree, notices: [AccessibilityNotice], at time: Double) {
        var events: [AccessibilityEvent] = []
        for event in self.tree.map({ AccessibilityDifference.events(from: $0, to: tree) }) ?? [] {
            switch event {
            case .valueChanged(let id):
                waiting.insert(id)
            case .removed(let id, _, _):
                waiting.remove(id)
                events.append(event)
            default: events.append(event)
            }
        }
        self.tree = tree
        toldAt = toldAt.filter { $0.value + leastValueInterval > time }
        events += dueValues(at: time)
        events += notices.map(AccessibilityEvent.notice)
        listener.hear(events, of: tree)
    }

    /// Tells the values that are due at `time`.
    package mutating func tellDue(at time: Double) {
        guard let tree else { return }
        let events = dueValues(at: time)
        if !events.isEmpty { listener.hear(events, of: tree) }
    }

    private mutating func dueValues(at time: Double) -> [AccessibilityEvent] {
        let due = waiting.filter { (toldAt[$0] ?? -.infinity) + leastValueInterval <= time }
        guard !due.isEmpty else { return [] }
        waiting.subtract(due)
        for id in due { toldAt[id] = time }
        return due.sorted { $0.number < $1.number }.map(AccessibilityEvent.valueChanged)
    }
}
