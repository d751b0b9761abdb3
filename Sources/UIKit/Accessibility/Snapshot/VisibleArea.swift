import CoreGraphics
import OctantBase

/// The part of the surface that can be seen through the views around a position, and what scrolling could bring into
/// view; in points.
struct VisibleArea: Equatable {
    /// nil where nothing can be seen.
    private(set) var seen: CGRect?
    private(set) var reach: CGRect
    /// Whether what comes next is a row of a list.
    var isInList = false

    /// All of `rect`, and no more.
    init(_ rect: CGRect) { (seen, reach) = (rect, rect) }

    /// The part that a view that fills `rect` and clips lets through; nil for none.
    func cut(by rect: CGRect) -> VisibleArea? {
        guard let reach = Self.overlap(reach, rect) else { return nil }
        var area = self
        (area.seen, area.reach) = (seen.flatMap { Self.overlap($0, rect) }, reach)
        return area
    }

    /// The part that a view that fills `rect` lets through and can bring there of `contents`; nil for none.
    func scrolled(in rect: CGRect, contents: CGRect, cuts: Bool) -> VisibleArea? {
        guard var area = cut(by: rect) else { return nil }
        if !cuts { area.seen = seen }
        if Self.isUsable(contents) { area.reach = contents.union(rect) }
        return area
    }

    /// The part of `rect` that exists here, and whether it can be seen or has to be scrolled to; nil for neither.
    func part(of rect: CGRect) -> (rect: CGRect, isSeen: Bool)? {
        if let seen, let part = Self.overlap(seen, rect) { return (part, true) }
        return Self.overlap(reach, rect).map { ($0, false) }
    }

    /// The overlap of both; nil when that is empty, or `rect` has what is no finite number.
    private static func overlap(_ clip: CGRect, _ rect: CGRect) -> CGRect? {
        let shared = clip.shared(with: rect)
        return isUsable(rect) && isUsable(shared) ? shared : nil
    }

    private static func isUsable(_ rect: CGRect) -> Bool {
        let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return parts.allSatisfy(\.isFinite) && rect.width > 0 && rect.height > 0
    }
}
