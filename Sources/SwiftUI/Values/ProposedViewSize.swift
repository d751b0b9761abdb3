/// The size that a parent proposes to a child, in points. A dimension may be unspecified (nil: take your ideal size), 0
/// (take your smallest), infinite (take your largest) or a length to fit into.
///
/// A dimension that is not a number counts as nil and a negative one as 0 wherever a layout reads it.
public struct ProposedViewSize: Sendable, Hashable {
    /// The width, in points.
    public var width: CGFloat?
    /// The height, in points.
    public var height: CGFloat?

    /// A proposal of the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal of the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal of the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The offer of these dimensions, in points.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    /// The offer of `size`.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// `size` as wide as there is room, where that is known.
    func widening(_ size: CGSize) -> CGSize {
        let room = width.flatMap { $0.isFinite ? $0 : nil }
        return CGSize(width: room ?? size.width, height: size.height)
    }

    /// The offered size, with the dimensions of `size` where this offer has none.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The offer with what is not a number as nil and what is negative as 0.
    var sanitised: ProposedViewSize {
        func sane(_ length: CGFloat?) -> CGFloat? {
            guard let length, !length.isNaN else { return nil }
            return max(length, 0)
        }
        return ProposedViewSize(width: sane(width), height: sane(height))
    }

    /// The dimension along `axis`.
    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    /// The size along `axis`.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size with what is negative or not a number as 0. Infinity stays: the answer to an infinite proposal.
    var sanitised: CGSize {
        CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
    }
}

extension CGPoint {
    /// The coordinate along `axis`.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Axis {
    /// The other direction.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
