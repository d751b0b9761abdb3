internal import CCairo

extension CGContext {
    /// Fills the clip with `gradient`, whose colours run once around `center`, from the direction of `angle`, in
    /// radians from the x axis towards the y axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, isDrawable, accepts(angle, "gradient angle"), state.ctm.isInvertible else { return }
        let box = clipExtents.integral
        guard !box.isEmpty, let bitmap = Bitmap(width: Int(box.width), height: Int(box.height)) else { return }
        bitmap.fillAround(center, from: angle, gradient, seenFrom: box.origin, state.ctm.inverted())
        func paint(_ cairo: OpaquePointer) {
            cairo_set_source_surface(cairo, bitmap.surface, Double(box.minX), Double(box.minY))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        willDraw()
        if state.shadow != nil { castShadow(within: clipExtents, paint) }
        compositing { paint(cairo) }
        didDraw()
    }
}

extension Bitmap {
    /// Fills the bitmap, whose top left corner is `origin`, with `gradient` around `center` from `angle`, both of the
    /// space that `space` maps pixels to.
    fileprivate func fillAround(
        _ center: CGPoint, from angle: CGFloat, _ gradient: CGGradient, seenFrom origin: CGPoint,
        _ space: CGAffineTransform
    ) {
        withUnsafeMutableBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let middle = CGPoint(x: origin.x + CGFloat(column) + 0.5, y: origin.y + CGFloat(row) + 0.5)
                    let point = middle.applying(space)
                    let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                    let color = gradient.color(at: Double(turns - turns.rounded(.down)))
                    bytes.storeBytes(of: color.pixel, toByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
                }
            }
        }
    }
}

extension CGGradient {
    /// The colour at `location`, 0...1: beyond the first and the last stop, theirs.
    fileprivate func color(at location: Double) -> RGBA {
        guard let after = stops.firstIndex(where: { $0.location > location }) else {
            return stops.last?.color ?? .clear
        }
        guard after > 0 else { return stops[0].color }
        let (from, to) = (stops[after - 1], stops[after])
        let share = (location - from.location) / (to.location - from.location)
        func mix(_ part: KeyPath<RGBA, Double>) -> Double {
            from.color[keyPath: part] + (to.color[keyPath: part] - from.color[keyPath: part]) * share
        }
        return RGBA(r: mix(\.r), g: mix(\.g), b: mix(\.b), a: mix(\.a))
    }
}
