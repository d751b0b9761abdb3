internal import CCairo

// How unlike the two directions of a transform may scale before a line is no longer a line of one width.
private let evenness: CGFloat = 1e-6

/// What images know of how they were drawn.
extension CGContext {
    /// Notes what drawing `geometry`, in `space`, comes to, or that it cannot be said.
    func note(_ geometry: PathGeometry, _ space: CGAffineTransform, _ mode: CGPathDrawingMode) {
        guard marks != nil else { return }
        guard let added = self.marks(of: geometry, space, mode) else {
            marks = nil
            return
        }
        marks?.append(contentsOf: added)
    }

    /// The marks that this draws; nil where it is more than areas and lines of one colour.
    private func marks(
        of geometry: PathGeometry, _ space: CGAffineTransform, _ mode: CGPathDrawingMode
    ) -> [ImageMark]? {
        guard !geometry.isEmpty else { return [] }
        guard groups.isEmpty, state.shadow == nil, state.mask == nil, state.blendMode == .normal,
            allowsAntialiasing, state.shouldAntialias
        else { return nil }
        let path = geometry.applying(space)
        var result: [ImageMark] = []
        if mode != .stroke {
            guard state.fillPattern == nil else { return nil }
            let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
            result.append(ImageMark(path: path, rule: rule, color: state.fill.multipliedAlpha(state.alpha)))
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke, state.lineWidth > 0 {
            let (across, along) = (hypot(state.ctm.a, state.ctm.b), hypot(state.ctm.c, state.ctm.d))
            let dot = state.ctm.a * state.ctm.c + state.ctm.b * state.ctm.d
            guard state.strokePattern == nil, state.dashLengths.isEmpty,
                abs(across - along) <= evenness * across, abs(dot) <= evenness * across * along
            else { return nil }
            let pen = ImageMark.Pen(
                width: state.lineWidth * across, cap: state.lineCap, join: state.lineJoin,
                miterLimit: state.miterLimit)
            result.append(ImageMark(path: path, color: state.stroke.multipliedAlpha(state.alpha), pen: pen))
        }
        return result.allSatisfy(isWhole) ? result : nil
    }

    /// Whether the clip leaves a mark whole.
    private func isWhole(_ mark: ImageMark) -> Bool {
        let list = cairo_copy_clip_rectangle_list(cairo)
        defer { cairo_rectangle_list_destroy(list) }
        guard let list, list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
            let first = list.pointee.rectangles
        else { return false }
        let clip = CGRect(
            x: first.pointee.x, y: first.pointee.y, width: first.pointee.width, height: first.pointee.height)
        let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        if clip.contains(all) { return true }
        var box = mark.path.boundingBox
        if let pen = mark.pen { box = box.insetBy(dx: -pen.width, dy: -pen.width) }
        return clip.contains(box)
    }
}
