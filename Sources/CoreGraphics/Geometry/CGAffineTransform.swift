/// A two-dimensional affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// The share of x in x'.
    public var a: CGFloat
    /// The share of x in y'.
    public var b: CGFloat
    /// The share of y in x'.
    public var c: CGFloat
    /// The share of y in y'.
    public var d: CGFloat
    /// The horizontal offset, in points.
    public var tx: CGFloat
    /// The vertical offset, in points.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A map of all zeros, which sends every point to the origin.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// The map with these six entries; offsets in points.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map with these six entries, positionally; offsets in points.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A rotation about the origin by `angle` radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// A shift by (`tx`, `ty`) points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Whether this is exactly `identity`.
    public var isIdentity: Bool { self == .identity }

    /// The map that first shifts by (`tx`, `ty`) points and then does this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: self.tx + a * tx + c * ty, ty: self.ty + b * tx + d * ty)
    }

    /// The map that first scales and then does this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// The transform that first rotates by `angle` radians and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that undoes this one, or this one itself when it flattens the plane and cannot be undone.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }

    /// The map that first does this one and then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c,
            b: a * next.b + b * next.d,
            c: c * next.a + d * next.c,
            d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// Whether all six entries are finite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CGPoint {
    /// The point that `transform` sends this one to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty
        )
    }

    /// Whether both coordinates are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// The size that `transform`, without its offset, makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height
        )
    }
}

extension CGRect {
    /// The smallest upright rectangle that holds what `transform` makes of this one. Null and infinite stay so.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = (
            CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: maxX, y: maxY).applying(transform), CGPoint(x: minX, y: maxY).applying(transform)
        )
        let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether origin and size are all finite numbers.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
