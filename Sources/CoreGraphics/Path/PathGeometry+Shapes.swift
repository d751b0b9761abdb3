import OctantBase

// How far the control points of a quarter circle are from its ends, in radii: 4/3 · (√2 − 1).
private let quarterControl: CGFloat = 0.552_284_749_830_793_4

extension PathGeometry {
    /// The outline of `rect` from its minimum corner, along x first, closed.
    package mutating func addRect(_ rect: CGRect) {
        guard accepts(rect) else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// The ellipse inside `rect`, from its point of greatest x towards greatest y, closed.
    package mutating func addEllipse(in rect: CGRect) {
        guard accepts(rect) else { return }
        addRoundedRect(rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// The outline of `rect` with elliptic corners (clamped to half the sides), from the middle of the side of
    /// greatest x towards greatest y, closed.
    package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard accepts(rect) else { return }
        let width = cornerWidth.isFinite ? min(max(cornerWidth, 0), rect.width / 2) : 0
        let height = cornerHeight.isFinite ? min(max(cornerHeight, 0), rect.height / 2) : 0
        guard width > 0, height > 0 else { return addRect(rect) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let inX = width * (1 - quarterControl)
        let inY = height * (1 - quarterControl)
        // Straight sides are left out where the corners meet, so that an ellipse is four curves and no more.
        let hasVerticals = height < rect.height / 2
        let hasHorizontals = width < rect.width / 2
        move(to: CGPoint(x: right, y: rect.midY))
        if hasVerticals { line(to: CGPoint(x: right, y: bottom - height)) }
        cubic(
            to: CGPoint(x: hasHorizontals ? right - width : rect.midX, y: bottom),
            control1: CGPoint(x: right, y: bottom - inY),
            control2: CGPoint(x: right - inX, y: bottom)
        )
        if hasHorizontals { line(to: CGPoint(x: left + width, y: bottom)) }
        cubic(
            to: CGPoint(x: left, y: hasVerticals ? bottom - height : rect.midY),
            control1: CGPoint(x: left + inX, y: bottom),
            control2: CGPoint(x: left, y: bottom - inY)
        )
        if hasVerticals { line(to: CGPoint(x: left, y: top + height)) }
        cubic(
            to: CGPoint(x: hasHorizontals ? left + width : rect.midX, y: top),
            control1: CGPoint(x: left, y: top + inY),
            control2: CGPoint(x: left + inX, y: top)
        )
        if hasHorizontals { line(to: CGPoint(x: right - width, y: top)) }
        cubic(
            to: CGPoint(x: right, y: hasVerticals ? top + height : rect.midY),
            control1: CGPoint(x: right - inX, y: top),
            control2: CGPoint(x: right, y: top + inY)
        )
        close()
    }

    /// Whether `rect` can be drawn; logs once when one is not finite.
    private func accepts(_ rect: CGRect) -> Bool {
        if rect.isNull { return false }
        if rect.isFinite { return true }
        Log.once("path.rect", "a rectangle added to a path is not finite: it is left out")
        return false
    }
}
