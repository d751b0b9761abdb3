import CoreGraphics
import OctantBase
import TextLayout

/// The context that a canvas draws into. A copy has an opacity, a transform and clips of its own, and draws onto the
/// same canvas.
///
/// Main thread; of use while the canvas's closure runs, and not after it.
public struct GraphicsContext {
    /// 0...1, multiplied with that of what is drawn. 1 by default.
    public var opacity = 1.0
    /// The blend mode of drawing. `.normal` by default.
    public var blendMode = BlendMode.normal
    /// From the points of what is drawn to those of the canvas. The identity by default.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    let context: CGContext
    let size: CGSize
    /// The views that the canvas draws; nil for none.
    var symbols: CanvasSymbols?
    /// What is done to what is drawn, the last one first.
    var filters: [Filter] = []
    private var clips: [Clip] = []

    /// Where is drawn.
    private enum Clip {
        case path(CGPath, isEvenOdd: Bool)
        /// As far as an image of the canvas's size is opaque.
        case image(CGImage)
    }

    init(_ context: CGContext, size: CGSize, _ environment: EnvironmentValues) {
        (self.context, self.size, self.environment) = (context, size, environment)
    }

    // MARK: Where is drawn

    /// Draws `x` times as wide and `y` times as high from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Draws `x` points to the right and `y` points down from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Draws turned clockwise by `angle` from now on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Draws through `matrix` first from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws inside of `path` only from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clip(to: path, style: style, options: ClipOptions())
    }

    /// How is clipped.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// The options of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Outside is drawn, and not inside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Draws inside of `path` only from now on; outside of it with `.inverse`.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
        let placed = path.applying(transform)
        guard options.contains(.inverse) else {
            return clips.append(.path(placed.cgPath, isEvenOdd: style.isEOFilled))
        }
        clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black), style: style) }
    }

    /// Draws from now on as far as what `content` draws is opaque, times `opacity`; where it is not with `.inverse`.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let matrix = context.ctm
        let scale = max(abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot(), 0.01)
        guard scale.isFinite,
            let part = Bitmap.part(
                ofWidth: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up)),
            let image = Bitmap(width: part.width, height: part.height),
            let target = CGContext(bitmap: image, scale: scale)
        else { return }
        var inner = GraphicsContext(target, size: size, environment)
        (inner.symbols, inner.transform) = (symbols, transform)
        try content(&inner)
        let share = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        image.becomeMask(share, isInverse: options.contains(.inverse))
        clips.append(.image(CGImage(bitmap: image)))
    }

    /// The rectangle around what can be drawn on, in points.
    public var clipBoundingRect: CGRect {
        let all = clips.reduce(CGRect(origin: .zero, size: size)) { rect, clip in
            if case .path(let path, _) = clip { rect.shared(with: path.boundingBoxOfPath) } else { rect }
        }
        return all.isNull ? .zero : all.applying(transform.inverted())
    }

    // MARK: Drawing

    /// Fills `path` with `shading`.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw { context in
            context.setShouldAntialias(style.isAntialiased)
            let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
            paint(shading, in: context, over: path.boundingRect) { context, clips in
                context.addPath(path.cgPath)
                if clips { context.clip(using: rule) } else { context.fillPath(using: rule) }
            }
        }
    }

    /// Draws a line along `path`, `lineWidth` points wide, with `shading`.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line of `style` along `path` with `shading`.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        fill(path.strokedPath(style), with: shading)
    }

    /// Draws `text` with `anchor` of it at `point`, as wide as it is.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws `text` in `rect`, broken at its width, as many lines as there is space for.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// The text, ready to be laid out.
    @MainActor func flow(_ text: Text) -> TextFlow {
        let resolver = TextResolver(environment)
        let (text, gradients, _) = resolver.painted(text)
        return TextFlow(text, resolver.options, in: environment, gradients: gradients)
    }

    /// Draws what `content` draws as one image: its opacity, its mode and its filters are those of the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        func layer(_ context: CGContext) throws {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            var inner = GraphicsContext(context, size: size, environment)
            // What was set up applies to the layer: in it, only its points go on.
            (inner.transform, inner.symbols) = (.identity, symbols)
            try content(&inner)
        }
        guard filters.isEmpty else { return try filtered { try layer($0) } }
        context.saveGState()
        defer { context.restoreGState() }
        prepare()
        try layer(context)
    }

    /// Calls `content` with Core Graphics' context, set up as this one.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        prepare()
        try content(context)
    }

    // MARK: Inner parts

    /// Sets up the drawing context as this one is, with its transform or without.
    func prepare(concatenates: Bool = true) {
        for clip in clips {
            switch clip {
            case .path(let path, let isEvenOdd):
                context.addPath(path)
                context.clip(using: isEvenOdd ? .evenOdd : .winding)
            case .image(let image):
                // Masks are upright where y goes up.
                context.translateBy(x: 0, y: size.height)
                context.scaleBy(x: 1, y: -1)
                context.clip(to: CGRect(origin: .zero, size: size), mask: image)
                context.scaleBy(x: 1, y: -1)
                context.translateBy(x: 0, y: -size.height)
            }
        }
        if concatenates { context.concatenate(transform) }
        context.setAlpha(opacity.isFinite ? min(max(opacity, 0), 1) : 1)
        context.setBlendMode(blendMode.cgBlendMode)
    }

    /// Calls `body`, which draws on the context that it is handed, with everything set up as here.
    func draw(_ body: (CGContext) -> Void) {
        guard filters.isEmpty else { return filtered(body) }
        context.saveGState()
        prepare()
        body(context)
        context.restoreGState()
    }

    /// Paints `shading` in the shape that `shape` makes in `context`, which clips if it is asked to and is filled if
    /// not; styles run over `rect`.
    func paint(
        _ shading: Shading, in context: CGContext, over rect: CGRect, _ shape: (CGContext, _ clips: Bool) -> Void
    ) {
        switch shading.paint(in: environment.paintSurroundings, over: rect) {
        case .color(let color):
            context.setFillColor(CGColor(rgba: color))
            shape(context, false)
        case .gradient(let gradient, let extent):
            shape(context, true)
            context.fillClip(with: gradient, over: extent)
        case .image(let tile, let extent):
            shape(context, true)
            tile.fill(context, over: extent)
        }
    }
}
