import UIKit

/// A view that a program draws by itself: as large as it is offered, and drawn anew when the view around it is made
/// anew, when its size changes, or when something that was read while it was drawn does.
public nonisolated struct Canvas<Symbols: View>: View {
    /// Without a body.
    public typealias Body = Never

    /// The views that can be drawn: each by its tag.
    public var symbols: Symbols
    /// Draws. The size is the canvas's, in points, its origin at the top left.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is meant to cover all beneath it: it is then black where nothing is drawn.
    public var isOpaque: Bool
    /// The space that colours are to be mixed in. Canvases mix in sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether `renderer` may be called off the main thread. It never is.
    public var rendersAsynchronously: Bool

    /// A canvas that `renderer` draws, which finds the views of `symbols` by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.renderer, isOpaque, self.symbols) = (renderer, opaque, symbols())
        (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
    }

    /// Makes the node of the canvas.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LeafNode(view, context) { node, _ in CanvasElement<Symbols>(node) }
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas that `renderer` draws.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

private final class CanvasElement<Symbols: View>: ViewElement<CanvasSurface>, LeafElement {
    private let reader: Reader
    private var canvas: Canvas<Symbols>?
    private lazy var symbols = CanvasSymbols { [weak self] in self?.view.setNeedsDisplay() }

    init(_ node: _Node) {
        reader = Reader(node)
        super.init(node, CanvasSurface())
        view.draw = { [weak self] in self?.draw($0, $1) }
    }

    isolated deinit { reader.forget() }

    func apply(_ canvas: Canvas<Symbols>) {
        self.canvas = canvas
        view.isOpaque = canvas.isOpaque
        // What colours come to is drawn anew with these.
        _ = read(\.paintSurroundings)
        if Symbols.self != EmptyView.self { symbols.show(canvas.symbols, in: surroundings) }
        view.setNeedsDisplay()
    }

    private func draw(_ context: CGContext, _ size: CGSize) {
        guard let canvas, !isGone else { return }
        if canvas.isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: .zero, size: size))
        }
        reader.track {
            var graphics = GraphicsContext(context, size: size, environment.values)
            if Symbols.self != EmptyView.self { graphics.symbols = symbols }
            canvas.renderer(&graphics, size)
        }
    }
}

/// The view that a canvas draws on.
private final class CanvasSurface: SurfaceView {
    var draw: (CGContext, CGSize) -> Void = { _, _ in }

    override init() {
        super.init()
        isOpaque = false
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
    }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { draw(context, bounds.size) }
    }
}
