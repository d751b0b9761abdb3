import CoreGraphics
import OctantBase

/// A rectangle of whole device pixels, the origin at the top left.
package struct PixelRect: Sendable, Hashable {
    package var x: Int, y: Int, width: Int, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var area: Int { width * height }
    package var isEmpty: Bool { width == 0 || height == 0 }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The pixels touched by `rect`, given in pixels with fractions, grown by `margin` on each side and cut to
    /// `limits`. A rectangle that is not finite covers all of `limits`.
    package init(covering rect: CGRect, margin: CGFloat = 0, within limits: PixelRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            self = limits
            return
        }
        func whole(_ value: CGFloat) -> Int { Int(clamping: min(max(value, -1e9), 1e9)) }
        let left = whole((rect.minX - margin).rounded(.down))
        let top = whole((rect.minY - margin).rounded(.down))
        let right = whole((rect.maxX + margin).rounded(.up))
        let bottom = whole((rect.maxY + margin).rounded(.up))
        self = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(limits)
    }
}
