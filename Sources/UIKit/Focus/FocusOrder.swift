import CoreGraphics
import OctantBase

/// What is less opaque gets neither touches nor focus.
private let leastAlpha: CGFloat = 0.01

/// Finds the views that focus can go to in a window, in reading order: row by row from the top, each from its leading
/// end.
///
/// Where a view is modal (`accessibilityViewIsModal`), they are those in it. The contents of a scroll view are all
/// there, scrolled out of view or not, and stays together, as a group does.
@MainActor
struct FocusOrder {
    /// Views that tab visits together, and their frame in the window, in points.
    private struct Stop: FramedBlock {
        var frame: CGRect
        var views: [UIView]
    }

    private let window: UIWindow

    init(_ window: UIWindow) { self.window = window }

    /// All views that focus can go to, in reading order; within `environment` if one is given.
    func items(in environment: UIView? = nil) -> [UIView] {
        let start = environment ?? window
        guard start === window || canBeEntered(start) && canBeReached(start) else { return [] }
        return inOrder(stops(of: start, clip: nil), in: start).flatMap(\.views)
    }

    /// The views that tab goes to: of each group one, which is `current` if that is in it, else the last one that had
    /// focus, else the first.
    func tabStops(current: UIView?, last: (String) -> UIView?) -> [UIView] {
        let items = items()
        var members: [String: [UIView]] = [:]
        for item in items { if let group = item.focusGroup { members[group, default: []].append(item) } }
        var seen: Set<String> = []
        return items.compactMap { item in
            guard let group = item.focusGroup, let all = members[group] else { return item }
            guard seen.insert(group).inserted else { return nil }
            if let current, all.contains(current) { return current }
            return last(group).flatMap { all.contains($0) ? $0 : nil } ?? all.first
        }
    }

    /// Whether nothing around `view`, which is in the window, keeps focus from it now.
    func canBeReached(_ view: UIView) -> Bool { isThere(view) && !isCovered(view) }

    /// Whether `view` is in the window, and it and all around it are visible and enabled.
    private func isThere(_ view: UIView) -> Bool {
        var inner = view
        while let outer = inner.superview {
            guard canBeEntered(inner) else { return false }
            inner = outer
        }
        return inner === window
    }

    /// Whether something modal beside `view`, or beside what is around it, keeps it out.
    func isCovered(_ view: UIView) -> Bool {
        var inner = view
        while let outer = inner.superview {
            if let modal = modal(in: outer), modal !== inner { return true }
            inner = outer
        }
        return false
    }

    private func canBeEntered(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= leastAlpha && view.isUserInteractionEnabled
    }

    private func modal(in view: UIView) -> UIView? {
        view.subviews.last { $0.accessibilityViewIsModal && canBeEntered($0) }
    }

    private func stops(of view: UIView, clip: CGRect?) -> [Stop] {
        if StackSpace.isLow { return StackSpace.extend { self.stops(of: view, clip: clip) } }
        let frame = view.convert(view.bounds, to: window)
        var clip = clip
        if view.clipsToBounds, !(view is UIScrollView) { clip = clip.map { $0.shared(with: frame) } ?? frame }
        var stops: [Stop] = []
        if view.canBecomeFocused, frame.isFinite, frame.width > 0, frame.height > 0, isVisible(frame, clip) {
            stops.append(Stop(frame: frame, views: [view]))
        }
        // What is scrolled out of view comes into it with focus.
        let innerClip = view is UIScrollView && isVisible(frame, clip) ? nil : clip
        let inner = (modal(in: view).map { [$0] } ?? view.subviews)
            .filter(canBeEntered).flatMap { self.stops(of: $0, clip: innerClip) }
        let staysTogether =
            view is UIScrollView || view.shouldGroupAccessibilityChildren || view.accessibilityViewIsModal
            || view.focusGroupIdentifier != nil
        guard staysTogether, !inner.isEmpty else { return stops + inner }
        return stops + [Stop(frame: frame, views: inOrder(inner, in: view).flatMap(\.views))]
    }

    private func isVisible(_ frame: CGRect, _ clip: CGRect?) -> Bool { clip.map(frame.intersects) ?? true }

    private func inOrder(_ stops: [Stop], in view: UIView) -> [Stop] {
        ReadingOrder.sorted(stops, isRightToLeft: view.isRightToLeft)
    }

    // MARK: Directions

    /// Of `candidates`, the nearest to `origin`, a rectangle of the window, in the direction of `heading`.
    func nearest(to origin: CGRect, _ heading: UIFocusHeading, among candidates: [UIView]) -> UIView? {
        var best: (view: UIView, distance: CGFloat)?
        for view in candidates {
            let frame = view.convert(view.bounds, to: window)
            guard frame.isFinite, let distance = Self.distance(from: origin, to: frame, heading) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (view, distance) }
        }
        return best?.view
    }

    /// The distance of `b` from `a` in one direction, sideways distance counted double; nil when it lies elsewhere.
    private static func distance(from a: CGRect, to b: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        func apart(_ aLow: CGFloat, _ aHigh: CGFloat, _ bLow: CGFloat, _ bHigh: CGFloat) -> CGFloat {
            max(bLow - aHigh, aLow - bHigh, 0)
        }
        let (ahead, away, beside): (Bool, CGFloat, CGFloat) =
            switch heading {
            case .left: (b.midX < a.midX && b.minX < a.minX, a.minX - b.maxX, apart(a.minY, a.maxY, b.minY, b.maxY))
            case .right: (b.midX > a.midX && b.maxX > a.maxX, b.minX - a.maxX, apart(a.minY, a.maxY, b.minY, b.maxY))
            case .up: (b.midY < a.midY && b.minY < a.minY, a.minY - b.maxY, apart(a.minX, a.maxX, b.minX, b.maxX))
            default: (b.midY > a.midY && b.maxY > a.maxY, b.minY - a.maxY, apart(a.minX, a.maxX, b.minX, b.maxX))
            }
        // From side to side the way leads to what is in the row, or at least less far above or below than ahead.
        let isSideways = heading == .left || heading == .right
        guard ahead, !isSideways || beside <= max(away, 0) else { return nil }
        return max(away, 0) + 2 * beside
    }
}

extension UIView {
    /// The name of the group that focus in this view is in; nil for none.
    var focusGroup: String? {
        var next: UIView? = self
        while let view = next {
            if let group = view.focusGroupIdentifier { return group }
            next = view.superview
        }
        return nil
    }
}
