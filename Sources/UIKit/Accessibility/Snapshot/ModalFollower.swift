import OctantDisplay

/// Moves a screen reader into what is modal when it appears, and back to where it was when that goes. Main actor only.
@MainActor
struct ModalFollower {
    private struct Modal {
        let id: AccessibilityID
        /// The reader's former position; nil where it is not known.
        let former: AccessibilityID?
    }

    /// The modal views, each in front of the one before.
    private var modals: [Modal] = []
    /// The tree before this one.
    private var last: AccessibilityNode?
    /// The element that the program moved the reader to, and the one that had focus then.
    private var led: (to: AccessibilityID, from: AccessibilityID?)?

    /// The notice for the reader besides `notices` now that `root` is the tree.
    mutating func notice(_ root: AccessibilityNode, after notices: [AccessibilityNotice]) -> AccessibilityNotice? {
        let isFirst = last == nil
        defer { last = root }
        let modal = root.modal
        var notice: AccessibilityNotice?
        if modal?.id != modals.last?.id {
            let isLed = notices.contains { Self.focus(of: $0) != nil }
            let position = modal.flatMap { come($0) } ?? goBack(to: modal?.id)
            if !isFirst, !isLed, let position, root.first(where: { $0.id == position }) != nil {
                notice = .layoutChanged(focus: position)
            }
        }
        if let position = (notices + [notice].compactMap(\.self)).compactMap(Self.focus).last {
            led = (position, Self.focused(in: root))
        }
        return notice
    }

    /// `modal` came to be in front. Returns where the reader is to go: to its first element, unless keys are in it; nil
    /// also for one that was there before.
    private mutating func come(_ modal: AccessibilityNode) -> AccessibilityID? {
        guard !modals.contains(where: { $0.id == modal.id }) else { return nil }
        modals.append(Modal(id: modal.id, former: position))
        return Self.focused(in: modal) == nil ? modal.elements.first?.id : nil
    }

    /// Goes back after what was in front of `modal`, or of everything, is gone. Returns where the reader was before
    /// that came.
    private mutating func goBack(to modal: AccessibilityID?) -> AccessibilityID? {
        let kept = modals.firstIndex { $0.id == modal }.map { $0 + 1 } ?? 0
        guard kept < modals.count else { return nil }
        defer { modals.removeSubrange(kept...) }
        return modals[kept].former
    }

    /// The reader's position, as far as the program knows: where it was moved, until keys moved elsewhere.
    private var position: AccessibilityID? {
        let focused = last.flatMap(Self.focused)
        if let led, focused == nil || focused == led.from { return led.to }
        return focused
    }

    private static func focused(in node: AccessibilityNode) -> AccessibilityID? {
        node.first { $0.content.states.contains(.focused) }?.id
    }

    private static func focus(of notice: AccessibilityNotice) -> AccessibilityID? {
        switch notice {
        case .layoutChanged(let focus), .screenChanged(let focus): focus
        case .announcement, .stepped: nil
        }
    }
}
