/// A shape as a layer draws it: an outline of which a part may be shown, and a line along it.
struct ShapeLine {
    /// The outline.
    var path: Path
    /// The part of the outline that is shown, in fractions of its length.
    var trim: ClosedRange<CGFloat>?
    /// The style of the line along the outline; nil for the inside of the outline.
    var style: StrokeStyle?

    /// `shape` in `rect`.
    init(_ shape: some Shape, in rect: CGRect) {
        self = (shape as? any LineShape)?.line(in: rect) ?? ShapeLine(path: shape.path(in: rect))
    }

    init(path: Path) { self.path = path }

    /// The path of the layer: where a line runs along it, the layer itself cuts it to the part that is shown.
    var outline: Path { style == nil ? trimmedPath : path }

    /// The outline, cut to the part that is shown.
    var trimmedPath: Path { trim.map { path.trimmedPath(from: $0.lowerBound, to: $0.upperBound) } ?? path }
}

/// A shape that changes how another one's outline is drawn. Told apart, so that layers can draw it, and animate it, as
/// what it is.
protocol LineShape {
    func line(in rect: CGRect) -> ShapeLine
}

extension TrimmedShape: LineShape {
    func line(in rect: CGRect) -> ShapeLine {
        var line = ShapeLine(shape, in: rect)
        guard line.style == nil, line.trim == nil, start.isFinite, end.isFinite else {
            return ShapeLine(path: path(in: rect))
        }
        let (low, high) = (min(max(start, 0), 1), min(max(end, 0), 1))
        line.trim = low...max(low, high)
        return line
    }
}

extension StrokedShape: LineShape {
    func line(in rect: CGRect) -> ShapeLine {
        var line = ShapeLine(shape, in: rect)
        // A line along a line goes along the outline of that one.
        if line.style != nil { line = ShapeLine(path: shape.path(in: rect)) }
        line.style = style
        return line
    }
}

extension RotatedShape: LineShape {
    func line(in rect: CGRect) -> ShapeLine {
        var line = ShapeLine(shape, in: rect)
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        line.path = line.path.applying(turn.about(anchor.point(in: rect)))
        return line
    }
}

extension OffsetShape: LineShape {
    func line(in rect: CGRect) -> ShapeLine {
        var line = ShapeLine(shape, in: rect)
        line.path = line.path.offsetBy(dx: offset.width, dy: offset.height)
        return line
    }
}

extension RenderShape {
    /// `shape` painted with `paint`, in a view of `bounds`, in a container, where lines run in `direction`.
    init<S: Shape>(
        _ shape: S, _ paint: Paint, _ fill: FillStyle, bounds: CGRect, in surroundings: ShapeSurroundings? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        let placed = PlacedShape(
            shape: shape, rect: bounds, surroundings: surroundings,
            isMirrored: shape.layoutDirectionBehavior.isMirrored(in: direction))
        let line = placed.line
        let style = line.style
        self.init(path: line.outline.cgPath, outline: OutlineSource(shape: placed))
        isAntialiased = fill.isAntialiased
        if let style {
            (trimStart, trimEnd) = (line.trim?.lowerBound ?? 0, line.trim?.upperBound ?? 1)
            (lineWidth, miterLimit) = (max(style.lineWidth, 0), style.miterLimit)
            (dash, dashPhase) = (style.dash, style.dashPhase)
            lineCap =
                switch style.lineCap {
                case .butt: .butt
                case .round: .round
                case .square: .square
                }
            lineJoin =
                switch style.lineJoin {
                case .miter: .miter
                case .round: .round
                case .bevel: .bevel
                }
        } else {
            isEvenOdd = fill.isEOFilled
        }
        let color: CGColor
        // The layer reaches as far as the shape does.
        func frame() -> CGRect {
            let outline = style.map { line.path.strokedPath($0) } ?? line.path
            let reach = outline.boundingRect
            return reach.isNull ? bounds : reach.union(bounds)
        }
        let (paint, shadows) = paint.parts
        drops = shadows.filter { !$0.isInner }.map(\.rendered)
        inners = shadows.filter(\.isInner).map(\.rendered)
        switch paint {
        case .color(let painted): color = CGColor(rgba: painted)
        case .gradient(let painted):
            color = .black
            gradient = RenderGradient(painted, bounds: bounds, frame: frame())
        case .material(let painted, let over):
            color = .black
            material = RenderMaterial(deviation: painted.deviation, color: CGColor(rgba: over), frame: frame())
        case .image(let tile):
            color = .black
            tiles = RenderTiles(tile: tile, bounds: bounds, frame: frame())
        case .shadowed: color = .clear
        }
        if style == nil { self.fill = color } else { stroke = color }
    }
}
