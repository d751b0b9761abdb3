import Foundation
import QuartzCore

/// The side of the image that a mesh is drawn in, in pixels; it is stretched to what is painted. Ours.
private let side = 256
/// The pieces that a cell of a grid is cut into, each way. Ours.
private let pieces = 16
/// The farthest that a point counts from the picture's corner, in sides of it. Ours.
private let farthest: Float = 8
/// The most points of a grid. Ours.
private let mostPoints = 4096

/// Colours at the points of a grid.
struct ColorMesh {
    private let width: Int
    private let height: Int
    private let points: [MeshGradient.BezierPoint]
    private let colors: [RGBA]

    /// Nil where the numbers do not fit together, or points are too far away.
    init?(_ width: Int, _ height: Int, _ locations: MeshGradient.Locations, _ colors: [RGBA]) {
        guard (2...mostPoints).contains(width), (2...mostPoints).contains(height), width * height <= mostPoints,
            colors.count == width * height
        else { return nil }
        (self.width, self.height, self.colors) = (width, height, colors)
        switch locations {
        case .bezierPoints(let given): points = given
        case .points(let given):
            guard given.count == colors.count else { return nil }
            points = Self.smooth(given, width, height)
        }
        guard points.count == colors.count, points.allSatisfy({ $0.isWithin(farthest) }) else { return nil }
    }

    /// Points whose lines run smoothly through them: a third of the way that the points on both sides are apart.
    private static func smooth(_ points: [SIMD2<Float>], _ width: Int, _ height: Int) -> [MeshGradient.BezierPoint] {
        (0..<height).flatMap { row in
            (0..<width).map { column in
                func at(_ row: Int, _ column: Int) -> SIMD2<Float> { points[row * width + column] }
                func slope(_ before: SIMD2<Float>, _ after: SIMD2<Float>, _ steps: Int) -> SIMD2<Float> {
                    (after - before) / Float(3 * max(steps, 1))
                }
                let (left, right) = (max(column - 1, 0), min(column + 1, width - 1))
                let (up, down) = (max(row - 1, 0), min(row + 1, height - 1))
                let across = slope(at(row, left), at(row, right), right - left)
                let along = slope(at(up, column), at(down, column), down - up)
                let point = at(row, column)
                return MeshGradient.BezierPoint(
                    position: point, leadingControlPoint: point - across, topControlPoint: point - along,
                    trailingControlPoint: point + across, bottomControlPoint: point + along)
            }
        }
    }

    /// The picture of the mesh, top row first.
    func image(over ground: RGBA, smoothsColors: Bool, isPerceptual: Bool) -> CGImage? {
        var canvas = MeshCanvas(side: side, ground: ground)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let corners = (0...pieces).flatMap { down in
                    (0...pieces).map { right in
                        let (u, v) = (Float(right) / Float(pieces), Float(down) / Float(pieces))
                        return MeshCanvas.Corner(
                            position: position(row, column, u, v) * Float(side),
                            color: color(row, column, u, v, smoothsColors, isPerceptual))
                    }
                }
                canvas.fill(corners, pieces)
            }
        }
        return canvas.image()
    }

    /// The place of a part of a cell: of the surface that its four lines bound (a Coons patch).
    private func position(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
        let (a, b) = (points[row * width + column], points[row * width + column + 1])
        let (c, d) = (points[(row + 1) * width + column], points[(row + 1) * width + column + 1])
        func curve(
            _ p: SIMD2<Float>, _ q: SIMD2<Float>, _ r: SIMD2<Float>, _ s: SIMD2<Float>, _ t: Float
        ) -> SIMD2<Float> {
            let w = 1 - t
            let outer = p * (w * w * w) + s * (t * t * t)
            let inner = q * (3 * w * w * t) + r * (3 * w * t * t)
            return outer + inner
        }
        let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let rows = top * (1 - v) + bottom * v
        let columns = left * (1 - u) + right * u
        let upper = a.position * (1 - u) + b.position * u
        let lower = c.position * (1 - u) + d.position * u
        return rows + columns - (upper * (1 - v) + lower * v)
    }

    /// The colour of a part of a cell.
    private func color(
        _ row: Int, _ column: Int, _ u: Float, _ v: Float, _ isSmooth: Bool, _ isPerceptual: Bool
    ) -> RGBA {
        func eased(_ t: Float) -> Double { Double(isSmooth ? t * t * (3 - 2 * t) : t) }
        func mixed(_ row: Int) -> RGBA {
            colors[row * width + column].mixed(
                with: colors[row * width + column + 1], by: eased(u), isPerceptual: isPerceptual)
        }
        return mixed(row).mixed(with: mixed(row + 1), by: eased(v), isPerceptual: isPerceptual)
    }
}

extension MeshGradient.BezierPoint {
    fileprivate func isWithin(_ limit: Float) -> Bool {
        [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint]
            .allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
    }
}

/// A square of pixels in which triangles are filled from corner to corner.
private struct MeshCanvas {
    struct Corner {
        /// In pixels from the top left.
        let position: SIMD2<Float>
        /// With the opacity multiplied in, 0...255.
        let parts: SIMD4<Float>

        init(position: SIMD2<Float>, color: RGBA) {
            self.position = position
            parts = MeshCanvas.parts(color)
        }
    }

    private let side: Int
    private var pixels: [SIMD4<UInt8>]

    init(side: Int, ground: RGBA) {
        self.side = side
        pixels = Array(repeating: Self.rounded(Self.parts(ground)), count: side * side)
    }

    fileprivate static func parts(_ color: RGBA) -> SIMD4<Float> {
        let alpha = Float(color.a)
        return SIMD4(Float(color.r) * alpha, Float(color.g) * alpha, Float(color.b) * alpha, alpha) * 255
    }

    private static func rounded(_ parts: SIMD4<Float>) -> SIMD4<UInt8> {
        SIMD4<UInt8>(clamping: SIMD4<Int32>(parts.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5))
    }

    /// Fills the cells of a grid of `count` by `count`.
    mutating func fill(_ corners: [Corner], _ count: Int) {
        for row in 0..<count {
            for column in 0..<count {
                let first = row * (count + 1) + column
                let (a, b) = (corners[first], corners[first + 1])
                let (c, d) = (corners[first + count + 1], corners[first + count + 2])
                fill(a, b, c)
                fill(b, d, c)
            }
        }
    }

    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
        let (p, q, r) = (a.position, b.position, c.position)
        let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
        guard abs(area) > 1e-6 else { return }
        let limit = Float(side)
        let low = pointwiseMin(pointwiseMin(p, q), r).clamped(lowerBound: .zero, upperBound: .init(repeating: limit))
        let high = pointwiseMax(pointwiseMax(p, q), r).clamped(lowerBound: .zero, upperBound: .init(repeating: limit))
        let (firstX, lastX) = (Int(low.x), min(Int(high.x), side - 1))
        let (firstY, lastY) = (Int(low.y), min(Int(high.y), side - 1))
        guard firstX <= lastX, firstY <= lastY else { return }
        // Neighbours share their edges: a hair more than the triangle leaves no gap.
        let least: Float = -1e-3
        for y in firstY...lastY {
            for x in firstX...lastX {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let u = ((q.x - point.x) * (r.y - point.y) - (r.x - point.x) * (q.y - point.y)) / area
                let v = ((r.x - point.x) * (p.y - point.y) - (p.x - point.x) * (r.y - point.y)) / area
                let w = 1 - u - v
                guard u >= least, v >= least, w >= least else { continue }
                pixels[y * side + x] = Self.rounded(a.parts * u + b.parts * v + c.parts * w)
            }
        }
    }

    func image() -> CGImage? {
        let data = pixels.withUnsafeBytes { Data($0) }
        guard let provider = CGDataProvider(data: data as CFData) else { return nil }
        return CGImage(
            width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: side * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}
