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
    private let size: CGSize
    private var clips: [(path: CGPath, isEvenOdd: Bool)] = []

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
        clips.append((path.applying(transform).cgPath, style.isEOFilled))
    }

    /// The rectangle around what can be drawn on, in points.
    public var clipBoundingRect: CGRect {
        let all = clips.reduce(CGRect(origin: .zero, size: size)) { $0.shared(with: $1.path.boundingBoxOfPath) }
        return all.isNull ? .zero : all.applying(transform.inverted())
    }

    // MARK: Drawing

    /// Fills `path` with `shading`.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw {
            context.setShouldAntialias(style.isAntialiased)
            let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
            paint(shading, over: path.boundingRect) { context, clips in
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
        nonisolated(unsafe) let canvas = self
        MainActor.assumeIsolated {
            var flow = canvas.flow(text)
            let size = flow.size(for: .unspecified)
            let lines = flow.lines(for: .unspecified)
            let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
            canvas.draw { lines.draw(in: canvas.context, at: origin, over: CGRect(origin: origin, size: size)) }
        }
    }

    /// Draws `text` in `rect`, broken at its width, as many lines as there is space for.
    public func draw(_ text: Text, in rect: CGRect) {
        nonisolated(unsafe) let canvas = self
        MainActor.assumeIsolated {
            var flow = canvas.flow(text)
            let lines = flow.lines(for: ProposedViewSize(rect.size))
            canvas.draw { lines.draw(in: canvas.context, at: rect.origin, over: rect) }
        }
    }

    /// The text, ready to be laid out.
    @MainActor func flow(_ text: Text) -> TextFlow {
        let resolver = TextResolver(environment)
        let (text, gradients) = resolver.painted(text)
        return TextFlow(text, resolver.options, in: environment, gradients: gradients)
    }

    /// Draws what `content` draws as one image: its opacity and its mode are those of the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        prepare()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        defer { context.endTransparencyLayer() }
        var inner = GraphicsContext(context, size: size, environment)
        // What was set up applies to the layer: in it, only its points go on.
        inner.transform = .identity
        try content(&inner)
    }

    /// Calls `content` with Core Graphics' context, set up as this one.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        prepare()
        try content(context)
    }

    // MARK: Inner parts

    private func prepare() {
        for clip in clips {
            context.addPath(clip.path)
            context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
        }
        context.concatenate(transform)
        context.setAlpha(opacity.isFinite ? min(max(opacity, 0), 1) : 1)
        context.setBlendMode(blendMode.cgBlendMode)
    }

    /// Calls `body`, which draws on `context`, with everything set up as here.
    func draw(_ body: () -> Void) {
        context.saveGState()
        prepare()
        body()
        context.restoreGState()
    }

    /// Paints `shading` in the shape that `shape` makes, which clips if it is asked to and is filled if not; styles run
    /// over `rect`.
    func paint(_ shading: Shading, over rect: CGRect, _ shape: (CGContext, _ clips: Bool) -> Void) {
        switch shading.paint(in: environment.paintSurroundings, over: rect) {
        case .color(let color):
            context.setFillColor(CGColor(rgba: color))
            shape(context, false)
        case .gradient(let gradient, let extent):
            shape(context, true)
            context.fillClip(with: gradient, over: extent)
        }
    }
}
