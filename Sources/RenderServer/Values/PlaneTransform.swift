import CoreGraphics

/// The transform from a layer's plane to the surface's: an affine transform, or a perspective one.
///
/// Row vectors: `[x y 1]` times the matrix `(a b p / c d q / tx ty w)`, then x and y divided by the third part. A point
/// whose third part is not above 0 lies behind the viewer.
package struct PlaneTransform: Sendable, Hashable {
    package var a: CGFloat, b: CGFloat, p: CGFloat
    package var c: CGFloat, d: CGFloat, q: CGFloat
    package var tx: CGFloat, ty: CGFloat, w: CGFloat

    /// Points nearer to the viewer than this share of his distance are cut off: they would be seen a thousand times as
    /// large.
    static let nearest: CGFloat = 1.0 / 1024

    /// The transform that changes nothing.
    package static let identity = PlaneTransform(CGAffineTransform.identity)

    package init(_ t: CGAffineTransform) {
        (a, b, p) = (t.a, t.b, 0)
        (c, d, q) = (t.c, t.d, 0)
        (tx, ty, w) = (t.tx, t.ty, 1)
    }

    /// The transform of the plane z = 0 by `m`, seen along the z axis.
    package init(flattening m: CATransform3D) {
        (a, b, p) = (m.m11, m.m12, m.m14)
        (c, d, q) = (m.m21, m.m22, m.m24)
        (tx, ty, w) = (m.m41, m.m42, m.m44)
        if p == 0 && q == 0 && w > 0 && w != 1 {
            (a, b, c, d) = (a / w, b / w, c / w, d / w)
            (tx, ty, w) = (tx / w, ty / w, 1)
        }
    }

    /// Whether there is no perspective in it: `affine` then suffices.
    package var isAffine: Bool { p == 0 && q == 0 && w == 1 }

    /// Whether every element is a finite number.
    package var isFinite: Bool { (a + b + p + c + d + q + tx + ty + w).isFinite }

    /// The transform without its perspective.
    package var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// This transform first, then `next`.
    package func concatenating(_ next: PlaneTransform) -> PlaneTransform {
        if isAffine && next.isAffine { return PlaneTransform(affine.concatenating(next.affine)) }
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * next.a + y * next.c + z * next.tx, x * next.b + y * next.d + z * next.ty,
                x * next.p + y * next.q + z * next.w
            )
        }
        var result = self
        (result.a, result.b, result.p) = row(a, b, p)
        (result.c, result.d, result.q) = row(c, d, q)
        (result.tx, result.ty, result.w) = row(tx, ty, w)
        return result
    }

    package func concatenating(_ next: CGAffineTransform) -> PlaneTransform { concatenating(PlaneTransform(next)) }

    /// The transform that undoes this one; nil where it flattens the plane to a line.
    package var inverted: PlaneTransform? {
        let (x, y, z) = (d * w - q * ty, q * tx - c * w, c * ty - d * tx)
        let determinant = a * x + b * y + p * z
        guard determinant != 0, determinant.isFinite else { return nil }
        var result = self
        (result.a, result.c, result.tx) = (x / determinant, y / determinant, z / determinant)
        (result.b, result.d, result.ty) = (
            (p * ty - b * w) / determinant, (a * w - p * tx) / determinant, (b * tx - a * ty) / determinant
        )
        (result.p, result.q, result.w) = (
            (b * q - p * d) / determinant, (p * c - a * q) / determinant, (a * d - b * c) / determinant
        )
        return result
    }

    /// The image of `point`. One exactly at the viewer's distance is sent as if it were not divided.
    package func map(_ point: CGPoint) -> CGPoint {
        let (x, y, z) = homogeneous(point)
        return z == 1 || z == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / z, y: y / z)
    }

    /// Whether `point` comes out before the viewer, where it can be seen.
    package func isBeforeViewer(_ point: CGPoint) -> Bool { homogeneous(point).w >= Self.nearest }

    /// `point` before the division.
    private func homogeneous(_ point: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
        (
            point.x * a + point.y * c + tx, point.x * b + point.y * d + ty, point.x * p + point.y * q + w
        )
    }

    /// The smallest upright rectangle around what of `rect` lies before the viewer; null when nothing does.
    package func bounds(of rect: CGRect) -> CGRect {
        if isAffine {
            if a == 1 && b == 0 && c == 0 && d == 1 { return rect.offsetBy(dx: tx, dy: ty) }
            return rect.applying(affine)
        }
        guard !rect.isNull else { return .null }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let seen = project(corners)
        guard let first = seen.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in seen {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The polygon that is seen of the polygon `points`: what lies behind the viewer is cut off.
    func project(_ points: [CGPoint]) -> [CGPoint] {
        guard var last = points.last.map(homogeneous) else { return [] }
        var result: [CGPoint] = []
        result.reserveCapacity(points.count + 2)
        for point in points {
            let next = homogeneous(point)
            if (last.w >= Self.nearest) != (next.w >= Self.nearest) {
                let t = (Self.nearest - last.w) / (next.w - last.w)
                let (x, y) = (last.x + (next.x - last.x) * t, last.y + (next.y - last.y) * t)
                result.append(CGPoint(x: x / Self.nearest, y: y / Self.nearest))
            }
            if next.w >= Self.nearest { result.append(CGPoint(x: next.x / next.w, y: next.y / next.w)) }
            last = next
        }
        return result
    }

    /// The greatest scale of a short line that begins at `point`.
    func greatestScale(at point: CGPoint) -> CGFloat {
        let (x, y, z) = homogeneous(point)
        let depth = max(z, Self.nearest)
        let (u, v) = (x / depth, y / depth)
        let (alongX, alongY) = (hypot(a - p * u, b - p * v) / depth, hypot(c - q * u, d - q * v) / depth)
        return max(alongX, alongY)
    }

    /// The greatest scale anywhere in `rect`: perspective is strongest at a corner.
    func greatestScale(in rect: CGRect) -> CGFloat {
        if isAffine { return max(hypot(a, b), hypot(c, d)) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return corners.reduce(0) { max($0, greatestScale(at: $1)) }
    }
}

/// The greatest distance, in pixels, at which the straight lines of a path seen in perspective may lie off its curves.
private let projectionTolerance: CGFloat = 0.05
/// Corners farther off than this many pixels are cut: rasterisers count in 24 bits and a fraction.
private let farthestCorner: CGFloat = 100_000

extension PathGeometry {
    /// The path's area as it is seen through `transform`, in closed straight lines.
    func projected(by transform: PlaneTransform) -> PathGeometry {
        let scale = transform.greatestScale(in: controlPointBoundingBox)
        guard scale > 0, scale.isFinite else { return PathGeometry() }
        let flat = flattened(tolerance: projectionTolerance / scale)
        var result = PathGeometry()
        var contour: [CGPoint] = []
        func finish() {
            let seen = transform.project(contour).within(farthestCorner)
            contour.removeAll(keepingCapacity: true)
            guard seen.count > 2, let first = seen.first else { return }
            result.move(to: first)
            for point in seen.dropFirst() { result.line(to: point) }
            result.close()
        }
        var index = 0
        for verb in flat.verbs {
            if verb == .move { finish() }
            if verb != .close { contour.append(flat.points[index]) }
            index += verb.pointCount
        }
        finish()
        return result
    }
}

extension [CGPoint] {
    /// The polygon cut to the square of `limit` around the origin.
    fileprivate func within(_ limit: CGFloat) -> [CGPoint] {
        guard contains(where: { abs($0.x) > limit || abs($0.y) > limit }) else { return self }
        return cut { limit - $0.x }.cut { limit + $0.x }.cut { limit - $0.y }.cut { limit + $0.y }
    }

    /// The part of the polygon where `inside`, which must be linear, is not negative.
    private func cut(_ inside: (CGPoint) -> CGFloat) -> [CGPoint] {
        guard var last = self.last else { return [] }
        var result: [CGPoint] = []
        for point in self {
            let (before, here) = (inside(last), inside(point))
            if (before < 0) != (here < 0) {
                let t = before / (before - here)
                result.append(CGPoint(x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t))
            }
            if here >= 0 { result.append(point) }
            last = point
        }
        return result
    }
}
