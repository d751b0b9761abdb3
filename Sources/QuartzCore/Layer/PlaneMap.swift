import CoreGraphics
import RenderServer

/// A map of the plane onto itself, perspective included: [x y 1] times a 3 x 3 matrix, divided by its third part.
struct PlaneMap {
    private var (a, b, c): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
    private var (d, e, f): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
    private var (g, h, i): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)

    init() {}

    /// What `transform` does to the plane z = 0, seen along the z axis.
    init(_ transform: CATransform3D) {
        (a, b, c) = (transform.m11, transform.m12, transform.m14)
        (d, e, f) = (transform.m21, transform.m22, transform.m24)
        (g, h, i) = (transform.m41, transform.m42, transform.m44)
    }

    /// From the space of `from` to that of `to`; nil stands for the space around the root layer.
    static func between(_ from: CALayer?, _ to: CALayer?) -> PlaneMap {
        let targets = ancestry(of: to)
        var up = PlaneMap()
        var layer = from
        while let next = layer, !targets.contains(where: { $0 === next }) {
            up = up.then(next.mapToSuperlayer)
            layer = next.superlayer
        }
        var down = PlaneMap()
        for next in targets {
            if next === layer { break }
            down = down.then(next.mapToSuperlayer)
        }
        return up.then(down.inverted)
    }

    /// `layer` and the layers around it, inside out. Asked once, for a presentation's are made anew at each asking.
    private static func ancestry(of layer: CALayer?) -> [CALayer] {
        var result: [CALayer] = []
        var next = layer
        while let layer = next {
            result.append(layer)
            next = layer.superlayer
        }
        return result
    }

    func map(_ p: CGPoint) -> CGPoint {
        let w = p.x * c + p.y * f + i
        let x = p.x * a + p.y * d + g
        let y = p.x * b + p.y * e + h
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    func map(_ r: CGRect) -> CGRect {
        guard r.isFinite else { return r }
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ].map(map)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// This map first, then `next`.
    private func then(_ next: PlaneMap) -> PlaneMap {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * next.a + y * next.d + w * next.g, x * next.b + y * next.e + w * next.h,
                x * next.c + y * next.f + w * next.i
            )
        }
        var result = PlaneMap()
        (result.a, result.b, result.c) = row(a, b, c)
        (result.d, result.e, result.f) = row(d, e, f)
        (result.g, result.h, result.i) = row(g, h, i)
        return result
    }

    /// The map that undoes this one; this one itself where it flattens the plane.
    private var inverted: PlaneMap {
        let (p, q, r) = (e * i - f * h, f * g - d * i, d * h - e * g)
        let determinant = a * p + b * q + c * r
        guard determinant != 0, determinant.isFinite else { return self }
        var result = PlaneMap()
        (result.a, result.d, result.g) = (p / determinant, q / determinant, r / determinant)
        (result.b, result.e, result.h) = (
            (c * h - b * i) / determinant, (a * i - c * g) / determinant, (b * g - a * h) / determinant
        )
        (result.c, result.f, result.i) = (
            (b * f - c * e) / determinant, (c * d - a * f) / determinant, (a * e - b * d) / determinant
        )
        return result
    }
}

extension CALayer {
    /// From this layer's plane to its superlayer's, each layer flattened into its superlayer's plane.
    fileprivate var mapToSuperlayer: PlaneMap {
        let own = properties.localToSuper
        guard let parent = superlayer, parent.maskLayer !== self else { return PlaneMap(own) }
        return PlaneMap(own.concatenating(parent.properties.sublayersToLocal))
    }
}
