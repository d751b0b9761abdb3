extension CGContext {
    /// Fills the clip with `gradient`, laid out over `rect`.
    func fillClip(with gradient: PaintGradient, over rect: CGRect) {
        guard let colors = CGGradient(stops: gradient.stops) else { return }
        let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        func circles(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat) {
            drawRadialGradient(
                colors, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
                options: everywhere)
        }
        switch gradient.kind {
        case .linear(let start, let end):
            drawLinearGradient(colors, start: start.point(in: rect), end: end.point(in: rect), options: everywhere)
        case .radial(let center, let start, let end): circles(center.point(in: rect), start, end)
        case .elliptical(let center, let start, let end):
            guard rect.width > 0, rect.height > 0 else { return }
            saveGState()
            translateBy(x: rect.minX, y: rect.minY)
            scaleBy(x: rect.width, y: rect.height)
            circles(CGPoint(x: center.x, y: center.y), start, end)
            restoreGState()
        case .angular(let center, let start):
            drawConicGradient(colors, center: center.point(in: rect), angle: CGFloat(start.radians))
        }
    }
}
