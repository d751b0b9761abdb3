import OctantBase

/// The least time between two reported values of one element, in seconds. Ours.
private let leastValueInterval = 0.1
/// The least time between two announced steps of bars, whichever these are, in seconds. Ours.
private let leastStepInterval = 2.0

/// Reports to an `AccessibilityListener` what the committed trees change, values ten times a second an element at most
/// and always the last one; steps of bars once in two seconds at most, but for ends, and always the last one. Render
/// thread only; time is media time, in seconds.
package struct AccessibilityReporter {
    private let listener: any AccessibilityListener
    private var tree: AccessibilityTree?
    /// The time when each element's value was last reported, of those reported lately.
    private var toldAt: [AccessibilityID: Double] = [:]
    /// The elements whose value changed since.
    private var waiting: Set<AccessibilityID> = []
    /// The time when a step was last announced.
    private var steppedAt = -Double.infinity
    /// The bars with a step that is not announced yet, the one that waits longest first.
    private var waitingSteps: [AccessibilityID] = []

    package init(_ listener: any AccessibilityListener) { self.listener = listener }

    /// The time when a value is due to be reported; infinite when none waits.
    package var nextEvent: Double {
        let step = waitingSteps.isEmpty ? .infinity : steppedAt + leastStepInterval
        return waiting.reduce(step) { min($0, (toldAt[$1] ?? -.infinity) + leastValueInterval) }
    }

    /// Reports what `tree` changes, and `notices`. The first tree changes nothing: a new reader asks for it.
    package mutating func report(_ tree: AccessibilityTree, notices: [AccessibilityNotice], at time: Double) {
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
        events += notices.filter { isDue($0, in: tree, at: time) }.map(AccessibilityEvent.notice)
        events += dueSteps(in: tree, at: time)
        listener.receive(events, of: tree)
    }

    /// Reports the values that are due at `time`.
    package mutating func tellDue(at time: Double) {
        guard let tree else { return }
        let events = dueValues(at: time) + dueSteps(in: tree, at: time)
        if !events.isEmpty { listener.receive(events, of: tree) }
    }

    /// Whether `notice` is to be reported now. A step that is not waits.
    private mutating func isDue(_ notice: AccessibilityNotice, in tree: AccessibilityTree, at time: Double) -> Bool {
        guard case .stepped(let id, _) = notice else { return true }
        waitingSteps.removeAll { $0 == id }
        let range = tree.root.first { $0.id == id }?.content.range
        let isEnd = range.map { $0.current >= $0.maximum } ?? false
        guard isEnd || waitingSteps.isEmpty && time >= steppedAt + leastStepInterval else {
            waitingSteps.append(id)
            return false
        }
        steppedAt = time
        return true
    }

    /// The step that waits longest, if one is due at `time`: with the bar's present text.
    private mutating func dueSteps(in tree: AccessibilityTree, at time: Double) -> [AccessibilityEvent] {
        while let id = waitingSteps.first, time >= steppedAt + leastStepInterval {
            waitingSteps.removeFirst()
            guard let bar = tree.root.first(where: { $0.id == id }) else { continue }
            steppedAt = time
            return [.notice(.stepped(id, text: bar.content.spoken))]
        }
        return []
    }

    private mutating func dueValues(at time: Double) -> [AccessibilityEvent] {
        let due = waiting.filter { (toldAt[$0] ?? -.infinity) + leastValueInterval <= time }
        guard !due.isEmpty else { return [] }
        waiting.subtract(due)
        for id in due { toldAt[id] = time }
        return due.ordered { $0.number < $1.number }.map(AccessibilityEvent.valueChanged)
    }
}
