import OctantBase
import UIKit

/// The number of sizes that an element caches: stacks ask for the ideal, the smallest and the largest size, and then
/// for the real one.
private let rememberedSizes = 5

/// A part of the layout of a shown interface. Main actor only.
///
/// Nodes define what there is, elements its position and appearance. An element without a view of its own has its
/// contents placed in the nearest view around it. Subclasses return their size in `measure(_:)`, position their
/// contents in `arrange()`, and call `setNeedsLayout()` when their size, and `setNeedsAppearance()` when only their
/// appearance, may have changed.
@MainActor class Element: @preconcurrency LayoutItem {
    /// The interface that the element belongs to.
    private(set) weak var graph: Graph?
    /// The environment of the element.
    let environment: EnvironmentScope
    private let transactions: TransactionScope
    /// The element around this one.
    weak var parent: Element?

    /// The frame of the element, in points of the nearest view around it.
    private(set) final var frame: CGRect = .zero
    /// The proposal for which the element returned the size of `frame`.
    private(set) final var proposal = ProposedViewSize.unspecified
    private var isArranged = false
    private var hasPosition = false
    /// The element as layouts see it.
    final var item: any LayoutItem {
        if let ownItem { return ownItem }
        let made = ElementItem(self)
        ownItem = made
        return made
    }
    // Nobody else holds the element when the deinitialiser reads it.
    private final nonisolated(unsafe) var ownItem: ElementItem?
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var wanted: (position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?
    /// The views inside the element's own view.
    final var arrangedViews: [ArrangedView] = []
    /// The appearance of the element's own view, or its final one while it moves; nil while it was not shown.
    final var shownAppearance: RenderAttributes?
    /// The update that the element was made in.
    final let born: Int
    private(set) final weak var node: _Node?

    /// An element of `node`.
    init(_ node: _Node) {
        (graph, environment, transactions) = (node.graph, node.environment, node.transactions)
        (self.node, born) = (node, node.graph.updateNumber)
    }

    deinit { ownItem?.end() }

    /// Whether the element's node was removed from its tree.
    final var isGone: Bool { node?.isAlive != true }

    /// Whether the element's node was removed from its tree, and may be restored.
    final var isOfLeavingNode: Bool { node?.isLeaving == true }

    /// The transaction under way, as changed by the modifiers here.
    final var transaction: Transaction {
        graph.map { transactions.transaction(in: $0) } ?? Transaction()
    }

    // MARK: Overridden by subclasses

    /// The elements in this one, in the order of layout.
    var children: [Element] { [] }

    /// The elements in this one from back to front.
    var childrenByDepth: [Element] { children }

    /// The element's own view, which contains what is in it; nil for none.
    var ownView: UIView? { nil }

    /// The size of the element for `proposal`, in points; asked once for each proposal until `setNeedsLayout()`.
    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Called when the frame was set: positions what is in the element, in `contentBounds`.
    func arrange() {}

    /// Shows the element's appearance on screen.
    func showAppearance() {}

    /// Shows `appearance` on screen in the element's own view, by the transaction under way.
    final func show(_ appearance: () -> RenderAttributes) {
        guard let graph, let ownView else { return }
        let appearance = isGone ? graph.animator.leaving(appearance(), of: ownView) : appearance()
        graph.animator.show(appearance, after: shownAppearance, on: ownView, in: transaction)
        shownAppearance = appearance
    }

    /// The position of a guide that the element sets, in points from its top leading corner; nil where it sets none.
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { nil }

    /// Children of higher priority get their share of a stack's length first.
    var layoutPriority: Double { 0 }

    /// The distances that the element asks for.
    var spacing: ViewSpacing { ViewSpacing() }

    /// The element's layout value for `key`.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// The direction of the stack that the element's children are in: that of the elements around, unless overridden.
    var axisOfChildren: Axis? { parent?.axisOfChildren }

    /// Whether the element itself does not show `child`, which is in it.
    func setsAside(_ child: Element) -> Bool { false }

    /// Whether the element, or one around it, is not shown by what it is in.
    final var isSetAside: Bool {
        var child = self
        while let parent = child.parent {
            if parent.setsAside(child) { return true }
            child = parent
        }
        return false
    }

    // MARK: Layout

    /// The size of the element for `proposal`, in points.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal).sanitised
        if sizes.count == rememberedSizes { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    final func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        wanted = (position, anchor, proposal)
    }

    /// Moves to the position that a layout gave since the last call, or to the middle of `bounds`, mirrored in `bounds`
    /// where lines run from right to left.
    final func settle(in bounds: CGRect, mirrored: Bool) {
        let placement = wanted ?? (UnitPoint.center.point(in: bounds), .center, ProposedViewSize(bounds.size))
        wanted = nil
        let size = finite(sizeThatFits(placement.proposal), in: bounds.size)
        var origin = CGPoint(
            x: placement.position.x - placement.anchor.x * size.width,
            y: placement.position.y - placement.anchor.y * size.height)
        if mirrored { origin.x = bounds.minX + bounds.maxX - origin.x - size.width }
        stand(in: CGRect(origin: origin, size: size), proposal: placement.proposal)
    }

    /// Sets the frame to `rect`, in points of the nearest view around.
    final func stand(in rect: CGRect, proposal: ProposedViewSize) {
        guard !isArranged || rect != frame || proposal != self.proposal else { return }
        (frame, self.proposal) = (rect, proposal)
        (isArranged, hasPosition) = (true, true)
        arrange()
    }

    /// A size that can be shown: where an element without end was given no end, the container's.
    private func finite(_ size: CGSize, in container: CGSize) -> CGSize {
        if size.width.isFinite && size.height.isFinite { return size }
        Log.once("swiftui.infinite", "a view without end stands where nothing ends it: it gets its container's size")
        return CGSize(
            width: size.width.isFinite ? size.width : container.width.isFinite ? container.width : 0,
            height: size.height.isFinite ? size.height : container.height.isFinite ? container.height : 0)
    }

    /// The rectangle in which the element's contents are positioned, in points of the nearest view.
    final var contentBounds: CGRect { ownView == nil ? frame : CGRect(origin: .zero, size: frame.size) }

    /// The direction of lines here.
    final var layoutDirection: LayoutDirection { environment.values.layoutDirection }

    /// Whether lines run from right to left here.
    final var isMirrored: Bool { layoutDirection == .rightToLeft }

    /// The element's size or the positions in it may have changed: it is measured and arranged anew, and so is what is
    /// around it. Its neighbours keep their sizes.
    final func setNeedsLayout() {
        graph?.recorder?.fail()
        var next: Element? = self
        while let element = next, element.isArranged || !element.sizes.isEmpty {
            element.isArranged = false
            if element.isLayoutBoundary {
                graph?.setNeedsArrangement(element)
                break
            }
            element.sizes.removeAll(keepingCapacity: true)
            element.forgetLayout()
            next = element.parent
        }
        graph?.setNeedsUpdate()
    }

    /// Called when what the element shows changed: its sizes are asked for again, and only if one of them differs is
    /// layout done anew. For elements without others in them that set no guides.
    final func setNeedsMeasure() {
        let isSame = sizes.allSatisfy { measure($0.proposal).sanitised == $0.size }
        if isArranged && isSame { setNeedsAppearance() } else { setNeedsLayout() }
    }

    /// Places what is in the element anew if that waits.
    final func arrangeIfNeeded() {
        guard !isArranged, hasPosition else { return }
        isArranged = true
        arrange()
    }

    /// Called when what is in the element was positioned, whatever changed while that was done.
    final func didArrange() { isArranged = true }

    /// Measures and positions all that is in the element anew.
    final func forgetAllLayout() {
        isArranged = false
        sizes.removeAll(keepingCapacity: true)
        forgetLayout()
        for child in children { child.forgetAllLayout() }
    }

    /// Whether the element has its place.
    final var isPlaced: Bool { hasPosition }

    /// Measures and positions the element and those around it anew, up to `boundary`, which is positioning them now.
    final func forgetLayout(upTo boundary: Element) {
        var next: Element? = self
        while let element = next, element !== boundary {
            element.isArranged = false
            element.sizes.removeAll(keepingCapacity: true)
            element.forgetLayout()
            next = element.parent
        }
    }

    /// Whether the element's size does not depend on what is in it: changes there are no business of the elements
    /// around.
    var isLayoutBoundary: Bool { false }

    /// Drops what was cached for layout.
    func forgetLayout() {}

    /// The element's appearance may have changed.
    final func setNeedsAppearance() { graph?.setNeedsAppearance(self) }

    /// `rect`, in points of the element's own view, in those of the view around: moved by the element's position,
    /// unless overridden.
    func rectAround(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

    /// The reverse of `rectAround(_:)`.
    func rectInside(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

    /// The safe area that `child`, in this element, is in, in points of the child's frame: that around this element,
    /// unless overridden.
    func safeArea(of child: Element) -> SafeArea? {
        safeArea.map { ownView == nil ? $0 : $0.mapped(rectInside) }
    }

    /// The interface came on screen or left it. Called where `Graph.watchScreen(of:)` was.
    func screenDidChange() {}

    /// Called when something around may have moved, this element in its frame with it: after layout where
    /// `Graph.watchPosition(of:)` was called.
    func positionMayHaveChanged() {}

    // MARK: Views

    /// The elements in this one are other ones, or in another order.
    final func childrenDidChange() {
        for child in children { child.parent = self }
        setNeedsLayout()
        viewsDidChange()
    }

    /// The views of what is in this element are other ones: the nearest view around gets them.
    final func viewsDidChange() {
        var next: Element? = self
        while let element = next, element.ownView == nil { next = element.parent }
        if let next { graph?.setNeedsViews(next) }
    }
}
