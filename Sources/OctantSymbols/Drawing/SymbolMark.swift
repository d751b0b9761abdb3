import CoreGraphics

/// One pass of the pen in a drawing: a path, stroked or filled up to the outer edge of its stroke.
struct SymbolMark: Sendable, Equatable {
    /// What the pen does.
    enum Kind: Sendable, Equatable {
        /// Draws along the path.
        case stroke
        /// Fills the path, and draws along it.
        case fill
        /// Takes away along the path what its layer has so far.
        case clearStroke
        /// Takes away the path and what is along it of what its layer has so far.
        case clearFill

        /// Whether what is inside the path counts.
        var isFilled: Bool { self == .fill || self == .clearFill }
        /// Whether it takes away.
        var isClear: Bool { self == .clearStroke || self == .clearFill }
    }

    /// The path, in hundredths of the point size; the origin is halfway up a capital letter, and y points down.
    var path: PathGeometry
    /// What the pen does.
    var kind: Kind
    /// The width of the pen, in widths of the weight's stroke; 0 for none.
    var pen: CGFloat = 1
    /// Whether it lies on a body: the space there stays as it is, so that heavy strokes are a little lighter.
    var isDetail = false

    /// The greatest width of the stroke of details that grows as others do, and the growth beyond.
    private static let (fullGrowth, lesserGrowth): (CGFloat, CGFloat) = (8.8, 0.35)

    /// The width of the pen where strokes are `width` wide.
    private func penWidth(_ width: CGFloat) -> CGFloat {
        let full = min(width, Self.fullGrowth)
        return pen * (isDetail ? full + (width - full) * Self.lesserGrowth : width)
    }

    /// The extent of what is drawn with a stroke of `width`.
    func extent(strokeWidth width: CGFloat) -> CGRect {
        path.boundingBox.insetBy(dx: -penWidth(width) / 2, dy: -penWidth(width) / 2)
    }

    /// The mark with its path sent through `transform`, and its pen `factor` times as wide.
    func applying(_ transform: CGAffineTransform, pen factor: CGFloat = 1) -> SymbolMark {
        SymbolMark(path: path.applying(transform), kind: kind, pen: pen * factor, isDetail: isDetail)
    }

    /// The mark taking away what it adds.
    var cleared: SymbolMark {
        SymbolMark(path: path, kind: kind.isFilled ? .clearFill : .clearStroke, pen: pen, isDetail: isDetail)
    }

    /// Adds the mark to `context` in hundredths of the point size, with the present colour and blend mode.
    func draw(in context: CGContext, strokeWidth: CGFloat) {
        if kind.isFilled {
            context.addGeometry(path)
            context.fillPath()
        }
        guard pen > 0 else { return }
        context.addGeometry(path)
        context.setLineWidth(penWidth(strokeWidth))
        context.strokePath()
    }
}
