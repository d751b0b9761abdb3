import OctantBase
import QuartzCore

/// Colours at the points of a grid, and every colour between them: the lines from point to point are curves.
public struct MeshGradient: PaintingStyle, Equatable {
    /// A point of a grid, and where the lines to the next points bend to: a quarter of the picture is (0.25, 0.25).
    public struct BezierPoint: Hashable, Sendable {
        /// The point.
        public var position: SIMD2<Float>
        /// Where the line to the point before it in its row bends to.
        public var leadingControlPoint: SIMD2<Float>
        /// Where the line to the point above bends to.
        public var topControlPoint: SIMD2<Float>
        /// Where the line to the next point in its row bends to.
        public var trailingControlPoint: SIMD2<Float>
        /// Where the line to the point below bends to.
        public var bottomControlPoint: SIMD2<Float>

        /// A point whose lines bend to these.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint, self.topControlPoint) =
                (position, leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }

    /// Where the points of a grid are, row by row.
    public enum Locations: Hashable, Sendable {
        /// There; the lines run smoothly through them.
        case points([SIMD2<Float>])
        /// There; the lines bend as these say.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colours that may depend on what surrounds the view.
        case colors([Color])
        /// Colours of plain numbers.
        case resolvedColors([Color.Resolved])
    }

    /// The points in a row.
    public var width: Int
    /// The rows.
    public var height: Int
    /// Where the points are.
    public var locations: Locations
    /// Their colours.
    public var colors: Colors
    /// The colour where the grid is not.
    public var background: Color
    /// Whether colours change as smoothly as the lines run.
    public var smoothsColors: Bool
    /// How colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A grid of `height` rows of `width` points each. There are as many locations and colours as points; with others,
    /// less than two points in a row or rows,
    /// or points more than 8 times the size away, there is only the background.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }

    /// A grid of `height` rows of `width` points each, in `colors`.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid of `height` rows of `width` points each, in `resolvedColors`.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid of `height` rows of `width` points each, in `colors`.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        let ground = background.paint(in: surroundings).firstColor
        let colors: [RGBA] =
            switch colors {
            case .colors(let colors): colors.map { $0.paint(in: surroundings).firstColor }
            case .resolvedColors(let colors): colors.map { Color($0).paint(in: surroundings).firstColor }
            }
        guard let mesh = ColorMesh(width, height, locations, colors) else {
            Log.once(
                "gradient.mesh",
                "a mesh gradient of \(width) by \(height) points has other numbers of them: it is not shown")
            return .color(ground)
        }
        let image = mesh.image(
            over: ground, smoothsColors: smoothsColors, isPerceptual: colorSpace == .perceptual)
        return image.map { .image(GraphicsContext.Tile(stretching: $0)) } ?? .color(ground)
    }
}

extension MeshGradient: View {
    /// All that is offered, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}
