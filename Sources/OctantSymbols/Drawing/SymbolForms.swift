import CoreGraphics

/// The forms of a drawing: within a circle or a square, and crossed out.
enum SymbolForms {
    /// The half side of the square, or the radius of the circle, that what is within a frame fits in.
    private static let room: (side: CGFloat, radius: CGFloat) = (23, 28.5)
    /// The pen within a frame, in widths of the weight's stroke.
    private static let innerPen: CGFloat = 0.94

    /// `layers` within the outline `frame`, or as a hole in it where `isFilled`.
    static func framed(_ layers: [SymbolLayer], by frame: PathGeometry, isFilled: Bool) -> [SymbolLayer] {
        let around = SymbolLayer(marks: [SymbolMark(path: frame, kind: isFilled ? .fill : .stroke)], level: 1)
        let extent = layers.reduce(CGRect.null) { extent, layer in
            layer.marks.reduce(extent) { $0.union($1.path.boundingBox) }
        }
        guard !extent.isNull else { return [around] }
        let half = max(extent.width, extent.height) / 2
        let diagonal = (extent.width * extent.width + extent.height * extent.height).squareRoot() / 2
        let factor = min(0.72, room.side / max(half, 1), room.radius / max(diagonal, 1))
        let transform = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        let inner = layers.map { $0.applying(transform, pen: innerPen) }
        guard isFilled else { return [around] + inner.map { $0.leveled(0) } }
        // One hole, with holes of its own where it has them.
        var marks: [SymbolMark] = []
        for layer in inner {
            marks += layer.cuts.map(\.cleared)
            marks += layer.isHole ? layer.marks.map(\.cleared) : layer.marks
        }
        return [around, SymbolLayer(marks: marks, isHole: true)]
    }

    /// `layers` crossed out by a line from the upper left to the lower right.
    static func slashed(_ layers: [SymbolLayer]) -> [SymbolLayer] {
        var line = PathGeometry()
        line.move(to: CGPoint(x: -39, y: -41))
        line.line(to: CGPoint(x: 39, y: 41))
        let slash = SymbolMark(path: line, kind: .stroke)
        let gap = SymbolMark(path: line, kind: .stroke, pen: 2.8)
        return layers.map { $0.leveled(1) } + [SymbolLayer(marks: [slash], cuts: [gap])]
    }
}

extension SymbolLayer {
    /// The layer at another place in a palette.
    fileprivate func leveled(_ level: Int) -> SymbolLayer {
        var layer = self
        layer.level = level
        return layer
    }
}
