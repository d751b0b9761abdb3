import CoreGraphics

/// The radius of a view's corner, which may follow that of the view around it.
public struct UICornerRadius: Hashable, Sendable {
    private enum Kind: Hashable { case fixed(CGFloat), containerConcentric(CGFloat) }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a radius of this many points; what is not finite or below 0 counts as 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(.fixed(radius.isFinite ? max(0, radius) : 0))
    }

    /// Returns the radius that has the centre of the container's corner: the container's less the distance, in points,
    /// at least `minimum`, which is 0 by default. The container is the nearest view around that has round corners.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.containerConcentric(minimum.map { $0.isFinite ? max(0, $0) : 0 } ?? 0))
    }

    /// Returns it in points for one corner of `view`.
    @MainActor func points(of view: UIView, at corner: UIRectCorner) -> CGFloat {
        switch kind {
        case .fixed(let radius): return radius
        case .containerConcentric(let minimum):
            let around = sequence(first: view.superview, next: { $0?.superview }).lazy.compactMap(\.self)
            guard let container = around.first(where: { $0.effectiveRadius(corner: .allCorners) > 0 }) else {
                return minimum
            }
            let box = view.convert(view.bounds, to: container)
            let outer = container.bounds
            let (isLeft, isTop) = ([.topLeft, .bottomLeft].contains(corner), [.topLeft, .topRight].contains(corner))
            let x = isLeft ? box.minX - outer.minX : outer.maxX - box.maxX
            let y = isTop ? box.minY - outer.minY : outer.maxY - box.maxY
            return max(minimum, container.effectiveRadius(corner: corner) - max(0, x, y))
        }
    }
}
