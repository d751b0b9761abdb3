import CoreGraphics

/// Distances from the four sides of a rectangle inwards, in points; negative ones reach outwards.
public struct UIEdgeInsets: Sendable, Hashable {
    /// Points from the top.
    public var top: CGFloat
    /// Points from the left.
    public var left: CGFloat
    /// Points from the bottom.
    public var bottom: CGFloat
    /// Points from the right.
    public var right: CGFloat

    /// The four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Four zeros.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Four zeros.
    public static let zero = UIEdgeInsets()
}

/// Distances from the sides of a rectangle inwards, in points, named by the direction of reading.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// Points from the top.
    public var top: CGFloat
    /// Points from where lines begin.
    public var leading: CGFloat
    /// Points from the bottom.
    public var bottom: CGFloat
    /// Points from where lines end.
    public var trailing: CGFloat

    /// The four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Four zeros.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Four zeros.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A displacement in points: to the right and down.
public struct UIOffset: Sendable, Hashable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// The two distances, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// No displacement.
    public static let zero = UIOffset()
}

/// Corners of a rectangle, as seen with y growing downwards.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each corner.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each side.
    public let rawValue: UInt

    /// The sides whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left side.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right side.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    /// This rectangle with each side moved inwards by `insets`; the size may come out negative, as at Apple's.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// `rect` with each side moved inwards by `insets`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}
