import CoreGraphics
import OctantBase

extension GraphicsContext {
    /// The paint of paths.
    public struct Shading {
        /// The resolved paint, in points of what is drawn.
        enum Painted {
            case color(RGBA)
            case linear([GradientStop], start: CGPoint, end: CGPoint)
            case radial([GradientStop], center: CGPoint, start: CGFloat, end: CGFloat)
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

        /// A style, which runs over the rectangle around the path. One that runs around a centre is painted in its
        /// first colour, with one line on standard error.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { surroundings, rect in
                switch AnyShapeStyle(style).paint(in: surroundings) {
                case .color(let color): return .color(color)
                case .material(_, let color):
                    Log.once("canvas.material", "a canvas paints materials in their colour, and blurs nothing")
                    return .color(color)
                case .gradient(let gradient):
                    switch gradient.kind {
                    case .linear(let start, let end):
                        return .linear(gradient.stops, start: start.point(in: rect), end: end.point(in: rect))
                    case .radial(let center, let start, let end):
                        return .radial(gradient.stops, center: center.point(in: rect), start: start, end: end)
                    case .elliptical, .angular:
                        Log.once("canvas.gradient", "a canvas paints gradients around a centre in their first colour")
                        return .color(gradient.stops.first?.color ?? .clear)
                    }
                }
            }
        }

        /// `gradient` from `startPoint` to `endPoint`, in points.
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading { surroundings, _ in
                let painted = PaintGradient(gradient, .linear(start: .top, end: .bottom), in: surroundings)
                return .linear(painted.stops, start: startPoint, end: endPoint)
            }
        }

        /// `gradient` around `center` between two circles of these radii, all in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { surroundings, _ in
                let painted = PaintGradient(gradient, .linear(start: .top, end: .bottom), in: surroundings)
                return .radial(painted.stops, center: center, start: startRadius, end: endRadius)
            }
        }
    }
}
