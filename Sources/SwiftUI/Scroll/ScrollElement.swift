import OctantBase
import UIKit

/// The element of a scroll view. Its children are in the scroll view's contents.
final class ScrollElement: Element {
    /// The object that refreshes when the contents are pulled down.
    let refresher: Refresher
    private let view = HostedScrollView(frame: .zero)
    private let stack: LayoutElement<AnyLayout>
    private var axes: Axis.Set
    /// Whether the contents were brought to where lines begin.
    private var isAtBeginning = false
    /// The extent of the view beyond the element, into what covers parts of the window: contents scroll on behind it.
    private var extent = UIEdgeInsets.zero

    init(_ node: _Node, axes: Axis.Set) {
        self.axes = axes
        refresher = Refresher(view)
        stack = LayoutElement(node, Self.stack(axes))
        super.init(node)
        view.contentInsetAdjustmentBehavior = .never
        view.didMove = { [weak self] in self?.graph?.setNeedsPositions() }
        graph?.watchPosition(of: self)
        childrenDidChange()
        setNeedsAppearance()
    }

    private static func stack(_ axes: Axis.Set) -> AnyLayout {
        axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    }

    /// Sets the children.
    func apply(_ elements: [Element]) { stack.apply(elements) }

    /// Scrolls along `axes` from now on.
    func apply(axes: Axis.Set, showsIndicators: Bool) {
        view.showsVerticalScrollIndicator = showsIndicators
        view.showsHorizontalScrollIndicator = showsIndicators
        view.alwaysBounceVertical = axes.contains(.vertical)
        view.alwaysBounceHorizontal = axes.contains(.horizontal)
        view.isScrollEnabled = read(\.isScrollEnabled) && !axes.isEmpty
        view.follow(surroundings)
        refresher.action = axes.contains(.vertical) ? read(\.refresh) : nil
        guard axes != self.axes else { return }
        self.axes = axes
        stack.change(to: Self.stack(axes))
        setNeedsLayout()
    }

    override var children: [Element] { [stack] }
    override var ownView: UIView? { view }

    private var rule: ScrollLayout { ScrollLayout(axes: axes) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        rule.size(of: stack.sizeThatFits(rule.contentOffer(proposal)), proposal)
    }

    private var wantedExtent: UIEdgeInsets {
        let insets = safeAreaInsets
        let vertical = axes.contains(.vertical), horizontal = axes.contains(.horizontal)
        return UIEdgeInsets(
            top: vertical ? insets.top : 0, left: horizontal ? insets.left : 0, bottom: vertical ? insets.bottom : 0,
            right: horizontal ? insets.right : 0)
    }

    /// Set before anything depends on its position: the contents rest below what covers the top.
    private func updateExtent() {
        extent = wantedExtent
        view.contentInset = extent
    }

    override func positionMayHaveChanged() {
        guard extent != wantedExtent else { return }
        updateExtent()
        setNeedsAppearance()
    }

    /// Returns nil: what scrolls has space enough everywhere.
    override func safeArea(of child: Element) -> SafeArea? { nil }

    override func arrange() {
        setNeedsAppearance()
        updateExtent()
        let bounds = contentBounds
        let offer = rule.contentOffer(ProposedViewSize(bounds.size))
        let size = stack.sizeThatFits(offer)
        // The contents are as large as the view at least, so that what is in them can be placed where lines begin.
        let area = CGSize(
            width: axes.contains(.horizontal) ? max(size.width, bounds.width) : bounds.width,
            height: axes.contains(.vertical) ? max(size.height, bounds.height) : bounds.height)
        stack.place(
            at: rule.origin(of: size, in: CGRect(origin: .zero, size: area)), anchor: .topLeading, proposal: offer)
        stack.settle(in: CGRect(origin: .zero, size: area), mirrored: isMirrored)
    }

    override func showAppearance() {
        guard graph != nil else { return }
        show { RenderAttributes(frame: frame.grown(by: extent).rounded(toPixelsAt: environment.values.displayScale)) }
        // Only as far as they scroll: what reaches out across the scrolled directions stays where it is.
        view.contentSize = CGSize(
            width: axes.contains(.horizontal) ? stack.frame.maxX : 0,
            height: axes.contains(.vertical) ? stack.frame.maxY : 0)
        guard !isAtBeginning else { return }
        isAtBeginning = true
        if isMirrored, axes.contains(.horizontal) {
            view.contentOffset.x = max(view.contentSize.width - frame.width, 0)
        }
    }

    override func rectAround(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: corner.x - view.contentOffset.x, dy: corner.y - view.contentOffset.y)
    }

    override func rectInside(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: view.contentOffset.x - corner.x, dy: view.contentOffset.y - corner.y)
    }

    private var corner: CGPoint { CGPoint(x: frame.minX - extent.left, y: frame.minY - extent.top) }
}

/// A scroll view that reports when its contents moved.
private final class HostedScrollView: UIScrollView {
    var didMove: () -> Void = {}

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { didMove() } }
    }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the user can move what is in scroll views.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Whether the user can move what is in scroll views in this view. What an outer view forbids stays so.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { if disabled { $0.isScrollEnabled = false } })
    }
}
