import CoreGraphics
import QuartzCore

/// The common parts of navigation bars, toolbars and tab bars: a background, a thin line along one edge, and views that
/// come and go with the items. Main thread.
@MainActor
final class BarFace {
    private unowned let bar: UIView
    private let background: BarBackground
    private var shown: [UIView] = []
    /// Whether the bar is being laid out: what changes in it then is of its own making.
    private var isLayingOut = false

    /// The background of the bar.
    var look = UIBarAppearance() {
        didSet { background.show(look) }
    }

    /// The face of `bar`, which has it.
    init(of bar: UIView, lineAt edge: BarBackground.Edge) {
        self.bar = bar
        background = BarBackground(lineAt: edge)
        bar.insertSubview(background, at: 0)
        background.show(look)
    }

    /// Makes `items` notify the bar when they change, and those of `former` no longer.
    func follow(_ items: [UIBarItem]?, insteadOf former: [UIBarItem]?) {
        for item in former ?? [] where item.bar === bar { item.bar = nil }
        for item in items ?? [] { item.bar = bar }
    }

    /// Pixels a point.
    var scale: CGFloat { resolvedScale(bar.traitCollection.displayScale) }

    /// Positions the background, and runs `body`, which positions the rest.
    func layOut(_ body: () -> Void) {
        isLayingOut = true
        defer { isLayingOut = false }
        background.frame = bar.bounds
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

    /// A row of `items` in the bar, in its upper `height` points if that is given.
    func row(of items: [UIBarButtonItem], height: CGFloat? = nil) -> BarRow {
        var room = bar.bounds
        if let height { room.size.height = min(room.height, height) }
        return BarRow(items: items.filter { !$0.isHidden }, room: room, isMirrored: bar.isRightToLeft, scale: scale)
    }
}
