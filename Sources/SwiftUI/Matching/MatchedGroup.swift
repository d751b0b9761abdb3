import CoreGraphics
import OctantBase

/// Views that have one geometry: those with one number in one namespace. Main actor only.
@MainActor final class MatchedGroup {
    private var members: [Weak<MatchedElement>] = []
    /// The frame of the source as of the last layout, in points of the hosting view; nil before there was one.
    private(set) var shown: CGRect?
    /// The source of that time.
    private weak var lastSource: MatchedElement?

    func add(_ element: MatchedElement) {
        members.removeAll { $0.object == nil }
        members.append(Weak(element))
    }

    func remove(_ element: MatchedElement) { members.removeAll { $0.object == nil || $0.object === element } }

    /// Whether nothing belongs to the group.
    var isEmpty: Bool { members.allSatisfy { $0.object == nil } }

    /// The view that the others follow.
    var source: MatchedElement? {
        members.lazy.compactMap(\.object).first { $0.isSource && !$0.isGone }
    }

    /// The frame where a source begins that is new in the place of `element`'s group: that of the one before, which is
    /// still seen or was until this update; nil for none.
    func start(of element: MatchedElement) -> CGRect? {
        guard let lastSource, lastSource !== element, !lastSource.isGone || lastSource.isOfLeavingNode else {
            return nil
        }
        return shown
    }

    /// The source was laid out at `rect`: those that leave go there, too.
    func note(_ rect: CGRect, of source: MatchedElement) {
        let isNew = rect != shown || lastSource !== source
        (shown, lastSource) = (rect, source)
        guard isNew else { return }
        for member in members.lazy.compactMap(\.object) where member.isOfLeavingNode { member.go(to: rect) }
    }
}

/// The groups of one interface.
@MainActor final class MatchedGroups {
    private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
    /// The number of groups from which on those that are empty are removed.
    private var roomy = 64

    subscript(key: MatchedGeometryKey) -> MatchedGroup {
        if let group = groups[key] { return group }
        if groups.count >= roomy {
            groups = groups.filter { !$0.value.isEmpty }
            roomy = max(64, 2 * groups.count)
        }
        let group = MatchedGroup()
        groups[key] = group
        return group
    }
}
