import CoreGraphics
import OctantBase

/// What of the surface can be seen through the views around a position, and what scrolling could bring into view; in
/// points.
struct AccessibilitySight: Equatable {
    /// nil where nothing can be seen.
    private(set) var seen: CGRect?
    private(set) var reach: CGRect
    /// Whether what comes next is a row of a list.
    var isInList = false

    /// All of `rect`, and no more.
    init(_ rect: CGRect) { (seen, reach) = (rect, rect) }

    /// What a view that fills `rect` and cuts off what is outside of it lets through; nil for nothing.
    func cut(by rect: CGRect) -> AccessibilitySight? {
        guard let reach = Self.overlap(reach, rect) else { return nil }
        var sight = self
        (sight.seen, sight.reach) = (seen.flatMap { Self.overlap($0, rect) }, reach)
        return sight
    }

    /// What a view that fills `rect` lets through and can bring there of `contents`; nil for nothing.
    func scrolled(in rect: CGRect, contents: CGRect, cuts: Bool) -> AccessibilitySight? {
        guard var sight = cut(by: rect) else { return nil }
        if !cuts { sight.seen = seen }
        if Self.isUsable(contents) { sight.reach = contents.union(rect) }
        return sight
    }

    /// What there is of `rect`, and whether it can be seen or has to be scrolled to; nil for neither.
    func part(of rect: CGRect) -> (rect: CGRect, isSeen: Bool)? {
        if let seen, let part = Self.overlap(seen, rect) { return (part, true) }
        return Self.overlap(reach, rect).map { ($0, false) }
    }

    /// What both share; nil when that is nothing, or `rect` has what is no finite number.
    private static func overlap(_ clip: CGRect, _ rect: CGRect) -> CGRect? {
        let shared = clip.shared(with: rect)
        return isUsable(rect) && isUsable(shared) ? shared : nil
    }

    private static func isUsable(_ rect: CGRect) -> Bool {
        let parts = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return parts.allSatisfy(\.isFinite) && rect.width > 0 && rect.height > 0
    }
}
