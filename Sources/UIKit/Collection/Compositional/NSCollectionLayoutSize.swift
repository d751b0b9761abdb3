import CoreGraphics

/// A length in a compositional layout: points, or a share of what is around. A value that does not change.
open class NSCollectionLayoutDimension: _PlainObject {
    /// What a length is measured by.
    enum Measure {
        case width, height, points, estimate
    }

    let measure: Measure
    /// The share, or the points.
    public final let dimension: CGFloat

    private init(_ measure: Measure, _ dimension: CGFloat) {
        self.measure = measure
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
    }

    /// A share of the width of what is around, 0...1 usually.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width, fractionalWidth)
    }

    /// A share of the height of what is around.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height, fractionalHeight)
    }

    /// So many points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }

    /// So many points until the view says how long it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimate, estimatedDimension)
    }

    /// Whether it is a share of the width.
    open var isFractionalWidth: Bool { measure == .width }
    /// Whether it is a share of the height.
    open var isFractionalHeight: Bool { measure == .height }
    /// Whether it is in points.
    open var isAbsolute: Bool { measure == .points }
    /// Whether it is a guess.
    open var isEstimated: Bool { measure == .estimate }

    /// The points in something of `size`.
    final func points(in size: CGSize) -> CGFloat {
        switch measure {
        case .width: dimension * size.width
        case .height: dimension * size.height
        case .points, .estimate: dimension
        }
    }
}

/// The size of something in a compositional layout. A value that does not change.
open class NSCollectionLayoutSize: _PlainObject {
    /// The width.
    public final let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public final let heightDimension: NSCollectionLayoutDimension

    /// A size of these lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    /// The points in something of `size`.
    final func points(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: size), height: heightDimension.points(in: size))
    }

    /// Whether one of the lengths is a guess.
    final var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// A space between things in a compositional layout. A value that does not change.
open class NSCollectionLayoutSpacing: _PlainObject {
    /// The points; the least ones of a space that grows.
    public final let spacing: CGFloat
    /// Whether it takes a share of what is left over.
    public final let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing.isFinite ? max(0, spacing) : 0, isFlexible)
    }

    /// At least so many points: what is left over is shared out.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, true)
    }

    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, false)
    }

    /// Whether it is so many points.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spaces around an item in its group. A value that does not change.
open class NSCollectionLayoutEdgeSpacing: _PlainObject {
    /// Before the item; nil for none.
    public final let leading: NSCollectionLayoutSpacing?
    /// Above it; nil for none.
    public final let top: NSCollectionLayoutSpacing?
    /// After it; nil for none.
    public final let trailing: NSCollectionLayoutSpacing?
    /// Below it; nil for none.
    public final let bottom: NSCollectionLayoutSpacing?

    /// These spaces.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
