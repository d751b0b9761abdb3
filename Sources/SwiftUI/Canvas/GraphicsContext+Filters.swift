import CoreGraphics
import OctantBase

/// How far a bell curve reaches, in deviations: beyond is less than a step of 8 bits.
private let blurReach: CGFloat = 3
/// The most pixels around a canvas that a filter draws for blurs that reach into it.
private let largestMargin: CGFloat = 512

extension GraphicsContext {
    /// What is done to all that is drawn.
    public struct Filter {
        enum Kind {
            case colors(ColorFilter)
            case multiply(Color)
            case matrix(ColorMatrix)
            case blur(CGFloat)
            case shadow(Color, radius: CGFloat, offset: CGSize, blend: BlendMode, options: ShadowOptions)
            case threshold(ClosedRange<Double>, Color)
            case transform(ProjectionTransform)
        }

        let kind: Kind

        /// Bends what is drawn by `matrix`: what is in the plane of it.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .transform(matrix))
        }

        /// A shadow of what is drawn, behind it: blurred by `radius` points, `x` to the right and `y` down.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color, radius: radius, offset: CGSize(width: x, height: y), blend: blendMode, options: options))
        }

        /// Colours times the parts of `color`, opacity included.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Each colour by `matrix`.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix)) }

        /// Hues turned by `angle`.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .colors(ColorFilter(.hueRotation, angle.radians)))
        }

        /// Saturation times `amount`.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .colors(ColorFilter(.saturation, amount, neutral: 1)))
        }

        /// `amount` added to red, green and blue.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .colors(ColorFilter(.brightness, amount)))
        }

        /// Colours `amount` times as far from middle grey.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .colors(ColorFilter(.contrast, amount, neutral: 1)))
        }

        /// Colours `amount`, 0...1, of the way to inverted ones.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let share = amount.isFinite ? min(max(amount, 0), 1) : 1
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2, matrix.b3) = (Float(1 - 2 * share), Float(1 - 2 * share), Float(1 - 2 * share))
            (matrix.r5, matrix.g5, matrix.b5) = (Float(share), Float(share), Float(share))
            return Filter(kind: .matrix(matrix))
        }

        /// `amount`, 0...1, of the colours gone.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .colors(ColorFilter(.grayscale, amount)))
        }

        /// Black, as opaque as it was light.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(ColorFilter(.luminanceToAlpha))) }

        /// Blurred by a bell curve of `radius` points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius))
        }

        /// `color` where the opacity is `min`...`max`, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(Swift.min(min, max)...Swift.max(min, max), color))
        }
    }

    /// How shadows are drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// The options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In front of what throws it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Alone, without what throws it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Of the opposite of what is drawn: its outside throws the shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    }

    /// How blurs are drawn.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// The options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is drawn counts as opaque to its edges. Canvases blur opacity, too.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Steps between colours may be hidden by noise. Canvases have none that would need it.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How filters are applied.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// The options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Colours are to be mixed in a linear space. Canvases mix in sRGB.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Applies `filter` to whatever is drawn from now on: after those that are added later, before those that were
    /// added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    /// How many points around the canvas filters reach.
    private var filterMargin: CGFloat {
        let all = filters.reduce(CGFloat(0)) { sum, filter in
            switch filter.kind {
            case .blur(let radius): sum + max(radius, 0) * blurReach
            case .shadow(_, let radius, let offset, _, _):
                sum + max(radius, 0) * blurReach + max(abs(offset.width), abs(offset.height))
            default: sum
            }
        }
        return all.isFinite ? min(all, largestMargin) : 0
    }

    /// Calls `body`, which draws on the context that it is handed, and shows what the filters make of that.
    func filtered(_ body: (CGContext) throws -> Void) rethrows {
        let matrix = context.ctm
        let scale = max(abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot(), 0.01)
        let margin = filterMargin.rounded(.up)
        let room = CGRect(origin: .zero, size: size).insetBy(dx: -margin, dy: -margin)
        guard scale.isFinite,
            let part = Bitmap.part(
                ofWidth: (room.width * scale).rounded(.up), height: (room.height * scale).rounded(.up)),
            var image = Bitmap(width: part.width, height: part.height),
            let inner = CGContext(bitmap: image, scale: scale)
        else { return }
        inner.translateBy(x: margin, y: margin)
        inner.concatenate(transform)
        try body(inner)
        for filter in filters.reversed() { image = made(of: image, by: filter, scale: scale) }
        context.saveGState()
        prepare(concatenates: false)
        let whole = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        context.translateBy(x: room.minX, y: room.minY + whole.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(bitmap: image), in: CGRect(origin: .zero, size: whole))
        context.restoreGState()
    }

    private func rgba(_ color: Color) -> RGBA { color.paint(in: environment.paintSurroundings).firstColor }

    /// What `filter` makes of `image`, of `scale` pixels a point.
    private func made(of image: Bitmap, by filter: Filter, scale: CGFloat) -> Bitmap {
        switch filter.kind {
        case .colors(let filter): image.apply(filter.matrix)
        case .matrix(let matrix): image.apply(matrix.factors)
        case .multiply(let color):
            let color = rgba(color)
            image.apply(ColorFilter(.multiply, [color.r, color.g, color.b, color.a]).matrix)
        case .blur(let radius): return image.softenedInside(deviation: Double(radius * scale))
        case .threshold(let range, let color): image.threshold(range, rgba(color))
        case .shadow(let color, let radius, let offset, let blend, let options):
            return shadowed(
                image, rgba(color), deviation: Double(radius * scale),
                CGSize(width: offset.width * scale, height: offset.height * scale), blend, options)
        case .transform(let matrix):
            guard let result = Bitmap(width: image.width, height: image.height),
                let target = CGContext(bitmap: result, scale: 1)
            else { return image }
            let plane = CATransform3DGetAffineTransform(matrix.layerTransform)
            target.scaleBy(x: scale, y: scale)
            target.concatenate(plane)
            target.scaleBy(x: 1 / scale, y: 1 / scale)
            target.drawUpright(image)
            return result
        }
        return image
    }

    private func shadowed(
        _ image: Bitmap, _ color: RGBA, deviation: Double, _ offset: CGSize, _ blend: BlendMode,
        _ options: ShadowOptions
    ) -> Bitmap {
        guard let shadow = Bitmap(width: image.width, height: image.height),
            let result = Bitmap(width: image.width, height: image.height),
            let target = CGContext(bitmap: result, scale: 1)
        else { return image }
        shadow.copy(
            from: image, fromX: 0, fromY: 0, width: image.width, height: image.height, toX: 0, toY: 0)
        if options.contains(.invertsAlpha) { shadow.invertAlpha() }
        let whole = (x: offset.width.rounded(.down), y: offset.height.rounded(.down))
        shadow.makeShadow(
            deviation: deviation, shiftX: Double(offset.width - whole.x), shiftY: Double(offset.height - whole.y),
            color: color)
        func layShadow() {
            target.saveGState()
            target.setBlendMode(blend.cgBlendMode)
            target.translateBy(x: whole.x, y: whole.y)
            target.drawUpright(shadow)
            target.restoreGState()
        }
        if !options.contains(.shadowAbove) { layShadow() }
        if !options.contains(.shadowOnly) { target.drawUpright(image) }
        if options.contains(.shadowAbove) { layShadow() }
        return result
    }
}

extension CGContext {
    /// Draws `image` a pixel a point from the origin on, where y goes down.
    fileprivate func drawUpright(_ image: Bitmap) {
        saveGState()
        translateBy(x: 0, y: CGFloat(image.height))
        scaleBy(x: 1, y: -1)
        draw(CGImage(bitmap: image), in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        restoreGState()
    }
}

extension Bitmap {
    /// The image blurred by a bell curve of this deviation, in pixels; beyond its edges there is nothing.
    fileprivate func softenedInside(deviation: Double) -> Bitmap {
        guard deviation.isFinite, deviation > 0 else { return self }
        return softened(deviation: deviation) ?? self
    }

    /// `color` where the opacity is in `range`, and nothing elsewhere.
    fileprivate func threshold(_ range: ClosedRange<Double>, _ color: RGBA) {
        func byte(_ part: Double) -> UInt32 { UInt32((min(max(part * color.a, 0), 1) * 255).rounded()) }
        let word =
            UInt32((min(max(color.a, 0), 1) * 255).rounded()) << 24 | byte(color.r) << 16 | byte(color.g) << 8
            | byte(color.b)
        mapPixels { range.contains(Double($0 >> 24) / 255) ? word : 0 }
    }

    /// Black, opaque where the image is not.
    fileprivate func invertAlpha() { becomeMask(1, isInverse: true) }

    /// Black, `share` times as opaque as the image is, or is not.
    func becomeMask(_ share: Double, isInverse: Bool) {
        mapPixels { pixel in
            let alpha = isInverse ? 255 - pixel >> 24 : pixel >> 24
            return UInt32((Double(alpha) * share).rounded()) << 24
        }
    }
}
