import OctantBase
import UIKit

/// The element of a scroll view. Its children are in the scroll view's contents.
final class ScrollElement: Element, ContainerElement {
    /// The object that refreshes when the contents are pulled down.
    let refresher: Refresher
    let view = HostedScrollView(frame: .zero)
    /// The node of the contents.
    weak var contents: _Node?
    /// What moves the contents.
    private(set) var phase = ScrollPhase.idle
    /// Whether the user moved the contents last, rather than the program.
    private(set) var isMovedByUser = false
    private var isMovedByProgram = false
    private lazy var touch = ScrollTouch(self)
    private var setup = ScrollSetup()
    private var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    fileprivate(set) var behavior: (any ScrollTargetBehavior)?
    fileprivate(set) var endsEditing = false
    private let stack: LayoutElement<AnyLayout>
    private(set) var axes: Axis.Set
    let followers = ContainerFollowers()
    private(set) var containerSize: CGSize?
    /// The distances that the program asks for between the view's edges and the contents, and the bars.
    private var margins = ContentMargins()
    /// Whether the contents were brought to where lines begin.
    private var isAtBeginning = false
    /// The extent of the view beyond the element, into what covers parts of the window: contents scroll on behind it.
    private(set) var extent = UIEdgeInsets.zero

    init(_ node: _Node, axes: Axis.Set) {
        self.axes = axes
        refresher = Refresher(view)
        stack = LayoutElement(node, Self.stack(axes))
        super.init(node)
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = touch
        view.didMove = { [weak self] in self?.didMove() }
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
        view.showsVerticalScrollIndicator = showsIndicators && read(\.verticalScrollIndicatorVisibility).isShown
        view.showsHorizontalScrollIndicator = showsIndicators && read(\.horizontalScrollIndicatorVisibility).isShown
        view.alwaysBounceVertical = axes.contains(.vertical) && read(\.verticalScrollBounceBehavior).isAlways
        view.alwaysBounceHorizontal = axes.contains(.horizontal) && read(\.horizontalScrollBounceBehavior).isAlways
        view.clipsToBounds = read(\.clipsScrollViews)
        endsEditing = read(\.scrollDismissesKeyboardMode).ends
        behavior = read(\.scrollTargetBehavior)
        setup = read(\.scrollSetup)
        for observer in setup.observers { observer.element = self }
        let anchors = read(\.scrollAnchors)
        if anchors != self.anchors {
            self.anchors = anchors
            setNeedsLayout()
        }
        view.isScrollEnabled = read(\.isScrollEnabled) && !axes.isEmpty
        view.follow(surroundings)
        let margins = read(\.contentMargins)
        if margins != self.margins {
            self.margins = margins
            setNeedsLayout()
        }
        refresher.action = axes.contains(.vertical) ? read(\.refresh) : nil
        guard axes != self.axes else { return }
        self.axes = axes
        stack.change(to: Self.stack(axes))
        setNeedsLayout()
    }

    override var children: [Element] { [stack] }
    override var ownView: UIView? { view }

    private var rule: ScrollLayout { ScrollLayout(axes: axes) }

    /// The program's margins along the scrolled directions, and those across them.
    private var padding: (along: UIEdgeInsets, across: UIEdgeInsets) {
        let all = margins.content.resolved(mirrored: isMirrored)
        var (along, across) = (all, all)
        if axes.contains(.vertical) { (across.top, across.bottom) = (0, 0) } else { (along.top, along.bottom) = (0, 0) }
        if axes.contains(.horizontal) {
            (across.left, across.right) = (0, 0)
        } else {
            (along.left, along.right) = (0, 0)
        }
        return (along, across)
    }

    /// Lets lengths inside go by `size`, in points, less the margins.
    private func updateContainer(_ size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let all = margins.content.resolved(mirrored: isMirrored)
        let inner = CGRect(origin: .zero, size: size).inset(by: all)
        guard !inner.isNull, inner.size != containerSize else { return }
        containerSize = inner.size
        followers.sizeDidChange(of: self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            updateContainer(CGSize(width: width, height: height))
        }
        let across = padding.across
        let content = stack.sizeThatFits(rule.contentOffer(proposal).less(across)).grown(by: across)
        return rule.size(of: content.grown(by: padding.along), proposal)
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
        byProgram { updateInsets() }
    }

    private func updateInsets() {
        let along = padding.along
        view.contentInset = UIEdgeInsets(
            top: extent.top + along.top, left: extent.left + along.left, bottom: extent.bottom + along.bottom,
            right: extent.right + along.right)
        let bars = margins.indicators.resolved(mirrored: isMirrored)
        view.scrollIndicatorInsets = UIEdgeInsets(
            top: bars.top - along.top, left: bars.left - along.left, bottom: bars.bottom - along.bottom,
            right: bars.right - along.right)
    }

    override func positionMayHaveChanged() {
        if extent != wantedExtent {
            updateExtent()
            setNeedsAppearance()
        }
        for observer in setup.observers { observer.positionDidChange(self) }
    }

    /// Whether the view has its place and its contents.
    var isShown: Bool { isPlaced && isAtBeginning }

    /// Moves the contents for the program.
    func byProgram(_ move: () -> Void) {
        let former = isMovedByProgram
        isMovedByProgram = true
        move()
        isMovedByProgram = former
    }

    /// The program moves the contents: no more the user.
    func moveByProgram(to offset: CGPoint, animated: Bool) {
        isMovedByUser = false
        if animated { change(to: .animating) }
        byProgram { view.setContentOffset(offset, animated: animated) }
    }

    private func didMove() {
        if !isMovedByProgram, phase != .animating { isMovedByUser = true }
        graph?.setNeedsPositions()
    }

    /// Something else moves the contents from now on, or nothing.
    func change(to phase: ScrollPhase) {
        let former = self.phase
        guard phase != former else { return }
        self.phase = phase
        for observer in setup.observers { observer.phaseDidChange(self, former, phase) }
    }

    /// The speed of the finger that let go last, in points a second; nil where there is none.
    var velocity: CGVector? { touch.velocity }

    /// Returns nil: what scrolls has space enough everywhere.
    override func safeArea(of child: Element) -> SafeArea? { nil }

    override func arrange() {
        setNeedsAppearance()
        updateExtent()
        let bounds = contentBounds
        updateContainer(bounds.size)
        let across = padding.across
        let offer = rule.contentOffer(ProposedViewSize(bounds.size)).less(across)
        let size = stack.sizeThatFits(offer)
        // The contents are as large as the view at least, so that what is in them can be placed where lines begin.
        let along = padding.along
        let area = CGSize(
            width: axes.contains(.horizontal) ? max(size.width, bounds.width - along.left - along.right) : bounds.width,
            height: axes.contains(.vertical)
                ? max(size.height, bounds.height - along.top - along.bottom) : bounds.height)
        let room = CGRect(origin: .zero, size: area).inset(by: across)
        stack.place(at: aligned(size, in: room), anchor: .topLeading, proposal: offer)
        stack.settle(in: CGRect(origin: .zero, size: area), mirrored: isMirrored)
    }

    /// The origin of contents of this size in `room`: smaller ones are where the program's anchor has them.
    private func aligned(_ size: CGSize, in room: CGRect) -> CGPoint {
        var origin = rule.origin(of: size, in: room)
        guard let anchor = anchors[.alignment] else { return origin }
        if axes.contains(.vertical) { origin.y += max(room.height - size.height, 0) * anchor.y }
        if axes.contains(.horizontal) { origin.x += max(room.width - size.width, 0) * anchor.x }
        return origin
    }

    override func showAppearance() {
        guard graph != nil else { return }
        let former = room
        let formerSize = view.contentSize
        show { RenderAttributes(frame: frame.grown(by: extent).rounded(toPixelsAt: environment.values.displayScale)) }
        // Only as far as they scroll: what reaches out across the scrolled directions stays where it is.
        let size = CGSize(
            width: axes.contains(.horizontal) ? stack.frame.maxX : 0,
            height: axes.contains(.vertical) ? stack.frame.maxY : 0)
        byProgram { view.contentSize = size }
        guard isAtBeginning else { return begin() }
        guard formerSize != size || former.size != room.size, phase == .idle, let anchor = anchors[.sizeChanges] else {
            return
        }
        // Only where the anchor was before.
        let (was, now) = (offset(at: anchor, former.size, formerSize), offset(at: anchor, room.size, size))
        guard abs(was.x - former.minX) < 1, abs(was.y - former.minY) < 1 else { return }
        byProgram { view.contentOffset = CGPoint(x: now.x - contentCorner.x, y: now.y - contentCorner.y) }
    }

    /// Shows the beginning of the contents, or the program's anchor.
    private func begin() {
        isAtBeginning = true
        byProgram {
            if let anchor = anchors[.initialOffset] {
                let origin = offset(at: anchor, room.size, view.contentSize)
                view.contentOffset = CGPoint(x: origin.x - contentCorner.x, y: origin.y - contentCorner.y)
            } else if isMirrored, axes.contains(.horizontal) {
                view.contentOffset.x = max(view.contentSize.width - frame.width, 0)
            }
        }
        graph?.setNeedsPositions()
    }

    private var contentCorner: CGPoint { CGPoint(x: view.adjustedContentInset.left, y: view.adjustedContentInset.top) }

    /// The origin of what a view of `room` points shows of contents of `size` points at `anchor`.
    private func offset(at anchor: UnitPoint, _ room: CGSize, _ size: CGSize) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(size.width - room.width, 0) * anchor.x : 0,
            y: axes.contains(.vertical) ? max(size.height - room.height, 0) * anchor.y : 0)
    }

    override func rectAround(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: corner.x - view.contentOffset.x, dy: corner.y - view.contentOffset.y)
    }

    override func rectInside(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: view.contentOffset.x - corner.x, dy: view.contentOffset.y - corner.y)
    }

    private var corner: CGPoint { CGPoint(x: frame.minX - extent.left, y: frame.minY - extent.top) }
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
