import CoreGraphics
import OctantBase

extension GraphicsContext {
    /// The paint of paths.
    public struct Shading {
        /// The resolved paint, in points of what is drawn.
        enum Painted {
            case color(RGBA)
            /// A gradient laid out over a rectangle.
            case gradient(PaintGradient, over: CGRect)
        }

        private let resolve: (PaintSurroundings, CGRect) -> Painted

        /// The resolved paint of something in `rect`.
        func paint(in surroundings: PaintSurroundings, over rect: CGRect) -> Painted { resolve(surroundings, rect) }

        /// The foreground's colour.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A shading of one colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// The colour of these components, 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// A style, which runs over the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { surroundings, rect in
                switch AnyShapeStyle(style).paint(in: surroundings).parts.paint {
                case .color(let color): return .color(color)
                case .material(_, let color):
                    Log.once("canvas.material", "a canvas paints materials in their colour, and blurs nothing")
                    return .color(color)
                case .gradient(let gradient): return .gradient(gradient, over: rect)
                case .shadowed(let paint, _): return .color(paint.firstColor)
                }
            }
        }

        /// A gradient of which all positions are points.
        private static func inPoints(
            _ gradient: Gradient, _ kind: PaintGradient.Kind
        ) -> Shading {
            Shading { surroundings, _ in .gradient(PaintGradient(gradient, kind, in: surroundings), over: .unit) }
        }

        /// `gradient` from `startPoint` to `endPoint`, in points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            inPoints(gradient, .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)))
        }

        /// `gradient` around `center` between two circles of these radii, all in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { inPoints(gradient, .radial(center: UnitPoint(center), start: startRadius, end: endRadius)) }

        /// `gradient` once around `center`, in points, clockwise from `angle`.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
        ) -> Shading { inPoints(gradient, .angular(center: UnitPoint(center), start: angle)) }
    }
}

extension CGRect {
    /// A rectangle in which positions in fractions of it are those in points.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
