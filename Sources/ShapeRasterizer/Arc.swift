import Foundation

/// The thinnest line, the least radius of its inner edge, and the least distance of two ends, in pixels, that come out
/// well.
private let thinnest = 0.25
private let innermost = 1.0
private let nearest = 1.5
/// Half the width, in pixels, under which both edges of a line may cut one pixel.
private let thin = 0.75

/// A line along a circle, from one angle to another: a ring if it goes all the way round. Lengths and coordinates are
/// pixels of the surface, y down.
package struct Arc: Sendable, Hashable {
    package var centerX: Double, centerY: Double
    /// The radius of the line's middle, and half its width.
    package var radius: Double, halfWidth: Double
    /// The angle of the arc's middle, in radians from the x axis towards the y axis.
    package var middle: Double
    /// From the middle to each end, in radians, 0...π; π or more for a ring.
    package var halfSweep: Double
    /// Whether the ends are round, with middles at the arc's ends, or blunt.
    package var isRound: Bool

    package init(
        centerX: Double, centerY: Double, radius: Double, halfWidth: Double, middle: Double = 0,
        halfSweep: Double = .pi, isRound: Bool = false
    ) {
        (self.centerX, self.centerY, self.radius, self.halfWidth) = (centerX, centerY, radius, halfWidth)
        (self.middle, self.halfSweep, self.isRound) = (middle, halfSweep, isRound)
    }

    /// Draws the line in the colour 0xRRGGBB. Returns false, and draws nothing, where that would not come
    /// out well: it is no such line, too large, too thin, bent too tightly, or its blunt ends nearly meet.
    package func fill(_ target: PixelTarget, color: UInt32, opacity: Float = 1) -> Bool {
        guard abs(centerX) < farthest, abs(centerY) < farthest, radius < farthest, halfWidth >= thinnest,
            radius - halfWidth >= innermost, middle.magnitude < 1e6, halfSweep >= 0
        else { return false }
        if halfSweep < .pi {
            // Where both ends nearly meet, a pixel may have a part of each.
            let gap = min(halfSweep, .pi - halfSweep)
            let isShort = halfSweep < .pi / 2
            let between = isRound ? 2 * (radius * sin(gap) - halfWidth) : 2 * (radius - halfWidth) * sin(gap)
            guard between >= nearest || gap >= .pi / 2 || (isRound && isShort) else { return false }
        }
        guard opacity > 0 else { return true }
        if isRound, halfWidth < thin, halfSweep < .pi {
            // Within a pixel, a round end is a blunt one as large.
            var blunt = self
            blunt.isRound = false
            blunt.halfSweep += .pi / 4 * halfWidth / radius
            return blunt.fill(target, color: color, opacity: opacity)
        }
        let tightest = halfSweep < .pi && isRound ? min(halfWidth, radius - halfWidth) : radius - halfWidth
        // Only wide lines have many covered pixels in a row.
        Ink.with(color, opacity: min(opacity, 1), width: halfWidth < wideRadius ? 0 : 2 * radius) { ink in
            if halfWidth < thin {
                paint(ThinLine(self), CurvedDistance(radius: halfWidth), target, ink)
            } else if tightest < curvedRadius {
                paint(WideLine<TightDistance>(self), TightDistance(radius: halfWidth), target, ink)
            } else if tightest < wideRadius {
                paint(WideLine<CurvedDistance>(self), CurvedDistance(radius: halfWidth), target, ink)
            } else {
                paint(WideLine<WideDistance>(self), WideDistance(radius: halfWidth), target, ink)
            }
        }
        return true
    }

    /// Draws the line; `end` is its round end.
    @inline(__always)
    private func paint(
        _ line: some CircularLine, _ end: some RadialDistance, _ target: PixelTarget, _ ink: Ink
    ) {
        let ring = RingCoverage(line: line)
        guard halfSweep < .pi else {
            ArcRows(self, nil, target, ink)?.paint(ring, ring)
            return
        }
        let ends = ArcEnds(self)
        guard let rows = ArcRows(self, ends, target, ink) else { return }
        if isRound {
            rows.paint(ring, RoundArcCoverage(line: line, end: end, ends: ends, radius: Float(radius)))
        } else {
            rows.paint(ring, BluntArcCoverage(ring: ring, ends: ends))
        }
    }
}
