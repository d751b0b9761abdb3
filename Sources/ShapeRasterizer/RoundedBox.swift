import Foundation

/// How far from the outline pixels may be covered in part, in pixels: half a diagonal, and space for rounding.
let edgeReach = 0.75
/// The largest coordinate and size, in pixels: beyond, single precision cannot tell parts of a pixel apart.
let farthest = 16384.0
/// The tightest curve whose pixels count as cut by straight edges, in pixels.
private let tightest = 0.75
/// A radius under which corners are none, in pixels.
private let sharpest = 1e-3
/// The radii, in pixels, from which on distances need no root, and no third power: at two pixels the pixel beyond a
/// round end would get a 255th.
let curvedRadius = 2.5
let wideRadius = 3.5
/// A sine this small is none.
private let uprightSine = 1e-6

/// A rectangle with round corners, turned about its middle: also a line with round or blunt ends, and a circle.
/// Lengths and coordinates are pixels of the surface, y down.
package struct RoundedBox: Sendable, Hashable {
    package var centerX: Double, centerY: Double
    /// Half the sides, corners included.
    package var halfWidth: Double, halfHeight: Double
    /// The corners' radius: at most half the shorter side.
    package var radius: Double
    /// The direction of the side that `halfWidth` measures: a unit vector.
    package var cosine: Double, sine: Double

    package init(
        centerX: Double, centerY: Double, halfWidth: Double, halfHeight: Double, radius: Double, cosine: Double = 1,
        sine: Double = 0
    ) {
        (self.centerX, self.centerY) = (centerX, centerY)
        (self.halfWidth, self.halfHeight, self.radius) = (halfWidth, halfHeight, radius)
        (self.cosine, self.sine) = (cosine, sine)
    }

    /// The box that looks the same with the direction between right and down.
    private var upright: RoundedBox {
        var box = self
        if box.sine < -uprightSine || (box.sine < uprightSine && box.cosine < 0) {
            (box.cosine, box.sine) = (-box.cosine, -box.sine)
        }
        if box.cosine < uprightSine {
            (box.cosine, box.sine) = (box.sine, -box.cosine)
            (box.halfWidth, box.halfHeight) = (box.halfHeight, box.halfWidth)
        }
        let isDisc = max(halfWidth, halfHeight) - radius < 1e-6 && radius >= tightest
        if isDisc || abs(box.sine) < uprightSine { (box.cosine, box.sine) = (1, 0) }
        return box
    }

    /// Draws the box in the colour 0xRRGGBB. Returns false, and draws nothing, where that would not come
    /// out well: it is no such box, too large, or has corners too tight.
    package func fill(_ target: PixelTarget, color: UInt32, opacity: Float = 1) -> Bool {
        guard abs(centerX) < farthest, abs(centerY) < farthest, halfWidth >= 0, halfHeight >= 0, radius >= 0,
            halfWidth < farthest, halfHeight < farthest, abs(cosine * cosine + sine * sine - 1) < 1e-6
        else { return false }
        let box = upright
        let (flatX, flatY) = (box.halfWidth - box.radius, box.halfHeight - box.radius)
        guard flatX > -1e-6, flatY > -1e-6 else { return false }
        let isLine = min(flatX, flatY) < 1e-6
        guard box.radius < sharpest || box.radius >= tightest || isLine else { return false }
        guard opacity > 0 else { return true }
        let isSharp = box.radius < tightest
        let drawn = isSharp && box.radius >= sharpest ? box.blunt : box
        Ink.with(color, opacity: opacity, width: 2 * max(drawn.halfWidth, drawn.halfHeight)) { ink in
            guard let rows = BoxRows(drawn, isSharp: isSharp, target, ink) else { return }
            if isSharp {
                drawn.paintSharp(rows)
            } else if box.radius < curvedRadius {
                drawn.paint(rows, TightDistance(radius: box.radius))
            } else if box.radius < wideRadius {
                drawn.paint(rows, CurvedDistance(radius: box.radius))
            } else {
                drawn.paint(rows, WideDistance(radius: box.radius))
            }
        }
        return true
    }

    /// Draws a box without round corners.
    private func paintSharp(_ rows: BoxRows) {
        if sine == 0 { rows.paintUpright(SharpCoverage(self)) } else { rows.paintTurned(SharpCoverage(self)) }
    }

    /// Draws a box with round corners.
    @inline(__always)
    private func paint(_ rows: BoxRows, _ distance: some RadialDistance) {
        let (flatX, flatY) = (halfWidth - radius, halfHeight - radius)
        if sine == 0 {
            rows.paintUpright(RoundCoverage(space: UprightSpace(self), distance: distance))
        } else if min(flatX, flatY) < 1e-6 {
            let line = RoundCoverage(space: LineSpace(self, isAcross: flatX < flatY), distance: distance)
            if !rows.paintNarrow(line) { rows.paintTurned(line) }
        } else {
            rows.paintTurned(RoundCoverage(space: TurnedSpace(self), distance: distance))
        }
    }

    /// The line or the dot, thinner than a pixel, with blunt ends that cover as much as the round ones.
    private var blunt: RoundedBox {
        let (flatX, flatY) = (halfWidth - radius, halfHeight - radius)
        var box = self
        box.radius = 0
        if max(flatX, flatY) < 1e-6 {
            (box.halfWidth, box.halfHeight) = (radius * sqrt(.pi) / 2, radius * sqrt(.pi) / 2)
        } else if flatX > flatY {
            box.halfWidth = flatX + radius * .pi / 4
        } else {
            box.halfHeight = flatY + radius * .pi / 4
        }
        return box
    }
}
