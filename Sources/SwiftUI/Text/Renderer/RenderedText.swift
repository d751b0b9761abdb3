import UIKit

/// A view that a text's renderer draws on. Main actor only.
final class RenderedText: SurfaceView {
    private var shown: (renderer: AnyTextRenderer, layout: Text.Layout, environment: EnvironmentValues)?
    /// The top left of the text in this view.
    private var origin = CGPoint.zero

    /// A view that shows nothing yet.
    override init() {
        super.init()
        isOpaque = false
        isAccessibilityElement = false
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `layout`, of a text of `size` points, as `renderer` draws it.
    func show(
        _ renderer: AnyTextRenderer, _ layout: Text.Layout, _ environment: EnvironmentValues, size: CGSize
    ) {
        shown = (renderer, layout, environment)
        let padding = renderer.base.displayPadding
        origin = CGPoint(x: padding.leading, y: padding.top)
        if environment.layoutDirection == .rightToLeft { origin.x = padding.trailing }
        frame = CGRect(
            x: -origin.x, y: -origin.y, width: max(size.width + padding.leading + padding.trailing, 0),
            height: max(size.height + padding.top + padding.bottom, 0))
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
        var graphics = GraphicsContext(context, size: bounds.size, shown.environment)
        graphics.translateBy(x: origin.x, y: origin.y)
        shown.renderer.base.draw(layout: shown.layout, in: &graphics)
    }
}
