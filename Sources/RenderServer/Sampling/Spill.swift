import CoreGraphics

/// The distance, in the surface's points, at which a changed pixel of a layer changes others: by the shadows cast by
/// the layer and those around it.
struct Spill: Equatable {
    private var left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0

    /// This spill, and then that of a shadow.
    func adding(_ shadow: SampledShadow) -> Spill {
        var sum = self
        sum.left += max(0, shadow.reach - shadow.offset.dx)
        sum.right += max(0, shadow.reach + shadow.offset.dx)
        sum.top += max(0, shadow.reach - shadow.offset.dy)
        sum.bottom += max(0, shadow.reach + shadow.offset.dy)
        return sum
    }

    /// All that a change inside `rect` changes.
    func around(_ rect: CGRect) -> CGRect {
        if rect.isNull || rect.isEmpty || self == Spill() { return rect }
        return CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}
