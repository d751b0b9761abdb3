import CoreGraphics
import QuartzCore

/// The common parts of navigation bars, toolbars and tab bars: a background, a thin line along one edge, and views that
/// come and go with the items. Main thread.
@MainActor
final class BarFace {
    /// The edge that the thin line is at: the one towards the content.
    enum Edge {
        case top, bottom
    }

    private unowned let bar: UIView
    private let edge: Edge
    private let hairline = CALayer(hasActions: false)
    private var shown: [UIView] = []
    /// Whether the bar is being laid out: what changes in it then is of its own making.
    private var isLayingOut = false

    /// The bar's colour; nil for the system's background.
    var tint: UIColor? {
        didSet { recolor() }
    }

    /// The face of `bar`, which has it.
    init(of bar: UIView, lineAt edge: Edge) {
        (self.bar, self.edge) = (bar, edge)
        bar.layer.addSublayer(hairline)
        recolor()
    }

    /// The bar's traits are other ones.
    func recolor() {
        let traits = bar.traitCollection
        bar.layer.backgroundColor = (tint ?? .systemBackground).value(in: traits).cgColor
        hairline.backgroundColor = UIColor.separator.value(in: traits).cgColor
    }

    /// Makes `items` notify the bar when they change, and those of `former` no longer.
    func follow(_ items: [UIBarItem]?, insteadOf former: [UIBarItem]?) {
        for item in former ?? [] where item.bar === bar { item.bar = nil }
        for item in items ?? [] { item.bar = bar }
    }

    /// Pixels a point.
    var scale: CGFloat { resolvedScale(bar.traitCollection.displayScale) }

    /// Positions the line along its edge, and runs `body`, which positions the rest.
    func layOut(_ body: () -> Void) {
        isLayingOut = true
        defer { isLayingOut = false }
        let (bounds, width) = (bar.bounds, 1 / scale)
        hairline.frame = CGRect(
            x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - width, width: bounds.width, height: width)
        body()
    }

    /// Whether the bar is to be laid out anew because `view` has another size.
    func depends(on view: UIView) -> Bool { !isLayingOut && shown.contains(view) }

    /// Shows `views` in the bar, in place of those that were shown before.
    func show(_ views: [UIView]) {
        for view in shown where !views.contains(view) && view.superview === bar { view.removeFromSuperview() }
        for view in views where view.superview !== bar { bar.addSubview(view) }
        // In their order, which is also the one that they are read in.
        if bar.subviews.filter(views.contains) != views { views.forEach(bar.bringSubviewToFront) }
        shown = views
    }

    /// A row of `items` in the bar.
    func row(of items: [UIBarButtonItem]) -> BarRow {
        BarRow(
            items: items, room: bar.bounds, isMirrored: bar.isRightToLeft,
            scale: scale)
    }
}
