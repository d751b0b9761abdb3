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
            /// Pixels that are repeated from the corner of a rectangle on.
            case image(Tile, over: CGRect)
        }

        private let resolve: (PaintSurroundings, CGRect) -> Painted

        /// The resolved paint of something in `rect`.
        func paint(in surroundings: PaintSurroundings, over rect: CGRect) -> Painted { resolve(surroundings, rect) }

        /// The foreground's colour.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// The system's background.
        public static var backdrop: Shading { style(BackgroundStyle()) }

        /// A shading of one colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// The colour of these components, 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        /// The grey `white`, 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// A style, which runs over the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { surroundings, rect in
                switch AnyShapeStyle(style).paint(in: surroundings).parts.paint {
                case .color(let color): return .color(color)
                case .material(_, let color):
                    Log.once("canvas.material", "a canvas paints materials in their colour, and blurs nothing")
                    return .color(color)
                case .gradient(let gradient): return .gradient(gradient, over: rect)
                case .image(let tile): return .image(tile, over: rect)
                case .shadowed(let paint, _): return .color(paint.firstColor)
                }
            }
        }

        /// A gradient of which all positions are points.
        private static func inPoints(
            _ gradient: Gradient, _ kind: PaintGradient.Kind, _ options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { surroundings, rect in
                var painted = PaintGradient(gradient, kind, in: surroundings)
                if !options.isDisjoint(with: [.repeat, .mirror]) {
                    painted.goOn(over: rect, isMirrored: options.contains(.mirror))
                }
                return .gradient(painted, over: .unit)
            }
        }

        /// `gradient` from `startPoint` to `endPoint`, in points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            inPoints(gradient, .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)), options)
        }

        /// `gradient` around `center` between two circles of these radii, all in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            inPoints(gradient, .radial(center: UnitPoint(center), start: startRadius, end: endRadius), options)
        }

        /// `gradient` once around `center`, in points, clockwise from `angle`. A whole turn has nothing that `options`
        /// could repeat.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { inPoints(gradient, .angular(center: UnitPoint(center), start: angle)) }

        /// The part `sourceRect` of `image`, in fractions of it, `scale` times as large as it is, repeated from
        /// `origin` on, in points.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading { surroundings, _ in
                let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale).paint(in: surroundings)
                guard case .image(let tile) = paint else { return .color(.clear) }
                return .image(tile, over: CGRect(origin: origin, size: .zero))
            }
        }
    }

    /// How a gradient goes on before its start and after its end.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// The options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// From the start again.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Back and forth.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are to be mixed in a linear space. Canvases mix in sRGB.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }
}

/// The most repetitions of a gradient.
private let mostRepetitions: CGFloat = 256

extension PaintGradient {
    /// Makes the gradient, whose positions are points, go on all over `rect`: from the start again, or back and forth.
    fileprivate mutating func goOn(over rect: CGRect, isMirrored: Bool) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        guard !rect.isNull, !rect.isInfinite else { return }
        switch kind {
        case .linear(let start, let end):
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let length = way.x * way.x + way.y * way.y
            guard length > 0 else { return }
            let parts = corners.map { (($0.x - start.x) * way.x + ($0.y - start.y) * way.y) / length }
            let (low, high) = repeatStops(from: parts.min() ?? 0, to: parts.max() ?? 1, isMirrored)
            kind = .linear(
                start: UnitPoint(x: start.x + way.x * low, y: start.y + way.y * low),
                end: UnitPoint(x: start.x + way.x * high, y: start.y + way.y * high))
        case .radial(let center, let inner, let outer):
            guard outer > inner else { return }
            let reach = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? outer
            let (low, high) = repeatStops(
                from: -inner / (outer - inner), to: (reach - inner) / (outer - inner), isMirrored)
            let first = inner + (outer - inner) * low
            // Circles have no radius below 0: what would lie there is cut off.
            let last = inner + (outer - inner) * high
            if first < 0 {
                let span = last - first
                stops = stops.map {
                    GradientStop(location: max(0, (first + $0.location * span) / last), color: $0.color)
                }
            }
            kind = .radial(center: center, start: max(first, 0), end: last)
        case .elliptical, .angular: break
        }
    }

    /// Repeats the stops so that they cover `from`...`to`, where 0...1 is the gradient itself; the stops are fractions
    /// of the returned range.
    private mutating func repeatStops(
        from: CGFloat, to: CGFloat, _ isMirrored: Bool
    ) -> (low: CGFloat, high: CGFloat) {
        let low = max(min(from.rounded(.down), 0), -mostRepetitions)
        let high = min(max(to.rounded(.up), 1), mostRepetitions)
        let sorted = stops.ordered { $0.location < $1.location }
        var all: [GradientStop] = []
        for index in Int(low)..<Int(high) {
            let turns = isMirrored && index % 2 != 0
            for stop in turns ? sorted.reversed() : sorted {
                let place = turns ? 1 - stop.location : stop.location
                all.append(
                    GradientStop(location: (CGFloat(index) + place - low) / (high - low), color: stop.color))
            }
        }
        stops = all
        return (low, high)
    }
}

extension CGRect {
    /// A rectangle in which positions in fractions of it are those in points.
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UnitPoint {
    fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
