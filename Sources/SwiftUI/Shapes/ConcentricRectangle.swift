import CoreGraphics

extension Edge {
    /// The corners of rectangles.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// Where the first line begins.
        case topLeading
        /// Where the first line ends.
        case topTrailing
        /// Where the last line begins.
        case bottomLeading
        /// Where the last line ends.
        case bottomTrailing

        /// How round a corner is.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius, in points: the least one where the corner follows the container's.
            fileprivate let radius: CGFloat
            fileprivate let isConcentric: Bool

            private init(_ radius: CGFloat, isConcentric: Bool) {
                (self.radius, self.isConcentric) = (radius.isFinite ? max(radius, 0) : 0, isConcentric)
            }

            /// Around the same point as the corner of the container's shape.
            public static var concentric: Style { Style(0, isConcentric: true) }

            /// Around the same point as the corner of the container's shape, but no less round than `minimum`; nil for
            /// however little.
            public static func concentric(minimum: Style?) -> Style { Style(minimum?.radius ?? 0, isConcentric: true) }

            /// A corner of `radius` points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius, isConcentric: false) }

            /// A corner of `value` points.
            public init(floatLiteral value: Double) { self.init(CGFloat(value), isConcentric: false) }

            /// A corner of `value` points.
            public init(integerLiteral value: Int) { self.init(CGFloat(value), isConcentric: false) }
        }
    }
}

/// A rectangle whose corners may be round about the same points as those of the container's shape around it.
public nonisolated struct ConcentricRectangle: InsettableShape {
    private var styles: [Edge.Corner.Style]
    /// Whether all corners are as round as the roundest.
    private var isUniform = false

    /// All corners follow the container's.
    public init() { self.init(corners: .concentric) }

    /// All corners are of the style `corners`, and as round as the roundest of them where `isUniform`.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        (styles, self.isUniform) = ([corners, corners, corners, corners], isUniform)
    }

    /// Each corner has its own style.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { styles = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner] }

    /// As it is: the container around it is where it is.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The rectangle `rect` with its corners. A corner that is not equally far from the container's corner in both
    /// directions goes by the greater distance.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.standardized
        var radii = zip(Edge.Corner.allCases, styles).map { corner, style in
            style.isConcentric ? max(concentricRadius(corner, of: rect), style.radius) : style.radius
        }
        if isUniform, let most = radii.max() { radii = radii.map { _ in most } }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]))
    }

    /// The radius by which a corner of `rect` is round about the same point as the container's.
    private func concentricRadius(_ corner: Edge.Corner, of rect: CGRect) -> CGFloat {
        guard let around = ShapeSurroundings.current, let shape = around.shape as? any CorneredShape else { return 0 }
        let (outer, radii) = (around.rect, shape.cornerRadii(in: around.rect))
        let (left, right) = (rect.minX - outer.minX, outer.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - outer.minY, outer.maxY - rect.maxY)
        let radius: CGFloat =
            switch corner {
            case .topLeading: radii.topLeading - max(left, top)
            case .topTrailing: radii.topTrailing - max(right, top)
            case .bottomLeading: radii.bottomLeading - max(left, bottom)
            case .bottomTrailing: radii.bottomTrailing - max(right, bottom)
            }
        return max(radius, 0)
    }

    /// The rectangle `amount` points further in.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeOf(base: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners are of the style `corners`, and as round as the roundest of them where `isUniform`.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}

/// A rectangle with corners of some radii.
protocol CorneredShape {
    /// The radii in `rect`, in points.
    nonisolated func cornerRadii(in rect: CGRect) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    /// The same radius four times, no more than half of a side of `rect`.
    fileprivate init(_ radius: CGFloat, in rect: CGRect) {
        let usable = max(min(radius, rect.width / 2, rect.height / 2), 0)
        self.init(topLeading: usable, bottomLeading: usable, bottomTrailing: usable, topTrailing: usable)
    }
}

extension Rectangle: CorneredShape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: CorneredShape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(min(cornerSize.width, cornerSize.height), in: rect)
    }
}

extension UnevenRoundedRectangle: CorneredShape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(.greatestFiniteMagnitude, in: rect)
    }
}

extension Circle: CorneredShape {
    func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(.greatestFiniteMagnitude, in: rect)
    }
}
