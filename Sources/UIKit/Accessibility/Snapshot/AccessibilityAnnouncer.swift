import OctantDisplay

/// The percentage points between two announcements of a progress bar; its end is announced too. Ours: ten announcements
/// follow a task from start to end without drowning all else.
private let percentStep = 10

/// Finds out, from one tree to the next, what is to be announced of elements that show progress.
///
/// An activity indicator's start and stop are announced, once each, when the tree that shows them is committed: one
/// that stops and starts within a turn is not announced, nor is one that comes and goes while it runs (a scrolled list,
/// a tab, a reused cell). A bar is announced when it passes another tenth, and at its end, once each; back at nothing,
/// or after its end, it begins anew. One in a modal view, which nobody can have found there before, is announced when
/// it comes, whatever its progress; and what showed a part done is announced as halted when it goes as something that
/// is not under way. What is no element (`isAccessibilityElement` is false) is not announced.
@MainActor
struct AccessibilityAnnouncer {
    private struct Known {
        weak var responder: UIResponder?
        var node: AccessibilityNode
        var progress: AccessibilityProgress
        /// The most steps of a bar that were announced, or need no announcement.
        var steps: Int
        /// Whether it was in the tree before.
        var wasSeen: Bool
    }

    private var known: [AccessibilityID: Known] = [:]

    /// The announcements now that `live` are the visible elements with progress.
    mutating func announcements(for live: [AccessibilityLive]) -> [AccessibilityNotice] {
        var notices: [AccessibilityNotice] = []
        var seen: Set<AccessibilityID> = []
        for element in live {
            seen.insert(element.node.id)
            if let notice = announce(element) { notices.append(notice) }
        }
        guard seen.count < known.count else { return notices }
        for (id, old) in known where !seen.contains(id) {
            guard let responder = old.responder else {
                known[id] = nil
                continue
            }
            known[id]?.wasSeen = false
            guard let progress = responder.accessibilityProgress else { continue }
            // Gone because it stopped, rather than stopped out of view.
            let wasUnderWay = old.progress.isBusy || old.progress.percent.map { $0 < 100 } ?? false
            let hasStopped = wasUnderWay && progress == .indeterminate(isRunning: false)
            if hasStopped, old.wasSeen, responder.isAccessibilityElement {
                let catalogue = responder.localizedStrings
                notices.append(.announcement(catalogue.joined([old.node.content.name, catalogue.progressHalted])))
            }
            if case .indeterminate = progress { known[id]?.progress = progress }
        }
        return notices
    }

    /// Registers an element that can be seen. Returns what is to be announced of it.
    private mutating func announce(_ element: AccessibilityLive) -> AccessibilityNotice? {
        let id = element.node.id
        let steps = Self.steps(element.progress)
        let spoken = AccessibilityNotice.announcement(element.node.content.spoken)
        guard var old = known[id] else {
            known[id] = Known(
                responder: element.responder, node: element.node, progress: element.progress, steps: steps,
                wasSeen: true)
            return element.progress.isBusy || element.isModal ? spoken : nil
        }
        defer {
            (old.node, old.progress, old.wasSeen) = (element.node, element.progress, true)
            known[id] = old
        }
        switch (old.progress, element.progress) {
        case (.indeterminate(let was), .indeterminate(let runs)):
            return was == runs ? nil : spoken
        case (.fraction, .fraction):
            let isAnew = steps == 0 && element.progress.percent == 0 || old.steps == 100 / percentStep
            if isAnew, steps < old.steps { old.steps = steps }
            guard steps > old.steps else { return nil }
            old.steps = steps
            return .stepped(id, text: element.node.content.spoken)
        default:
            old.steps = steps
            return spoken
        }
    }

    /// The number of steps that a bar has passed.
    private static func steps(_ progress: AccessibilityProgress) -> Int { (progress.percent ?? 0) / percentStep }
}
