import UIKit

/// What a lazy stack or grid asks for.
struct LazySetup {
    /// The direction in which it grows.
    let axis: Axis
    /// The lines across; nil for a stack.
    let items: [GridItem]?
    /// The distance between lines, in points; nil for the standard.
    let spacing: CGFloat?
    /// The position of views across, and along in their lines.
    let alignment: Alignment
    let pinned: PinnedScrollableViews

    var distance: CGFloat { spacing.map { $0.isFinite ? $0 : ViewSpacing.standard } ?? ViewSpacing.standard }

    /// Whether both ask for the same.
    @MainActor func isSame(as other: LazySetup) -> Bool {
        axis == other.axis && spacing == other.spacing && alignment == other.alignment && pinned == other.pinned
            && InputComparison.isSame(items, other.items)
    }
}

/// One layout of a lazy container: its window, and what it shows there.
@MainActor final class LazyPass {
    let host: LazyElement
    let setup: LazySetup
    /// The part of the container's axis that is visible, in points of its own.
    let window: ClosedRange<CGFloat>
    /// The length across that views are offered; nil for none.
    let across: CGFloat?
    /// The container's own length across.
    private let width: CGFloat
    let tracks: [GridTrack]?
    private(set) var shown: [Element] = []
    private(set) var pinned: [Element] = []
    private(set) var rects: [(element: Element, rect: CGRect, alignment: Alignment, offer: ProposedViewSize)] = []

    init(_ host: LazyElement, window: ClosedRange<CGFloat>, across: CGFloat?, width: CGFloat = 0) {
        (self.host, self.window, self.across, self.width) = (host, window, across, width)
        setup = host.setup
        tracks = host.setup.items.map { GridTrack.tracks(of: $0, in: across) }
    }

    /// The extent of the grid's lines across.
    var extent: CGFloat { tracks?.last.map { $0.start + $0.length } ?? 0 }

    /// Where the grid's lines begin across.
    private var shift: CGFloat {
        var (inner, outer) = (CGSize.zero, CGSize.zero)
        inner[setup.axis.other] = extent
        outer[setup.axis.other] = width
        return setup.alignment.offset(of: inner, in: outer)[setup.axis.other]
    }

    /// `element` belongs to the container, whether it is shown or not.
    func adopt(_ element: Element) { element.parent = host }

    private func offer(_ track: GridTrack?) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[setup.axis.other] = track?.length ?? across
        return offer
    }

    /// The length of `element` in `track`, or in all of the width.
    func length(of element: Element, track: GridTrack? = nil) -> CGFloat {
        adopt(element)
        let length = element.sizeThatFits(offer(track))[setup.axis]
        return length.isFinite ? length : 0
    }

    /// Shows `element` where it is in the window.
    func show(
        _ element: Element, at position: CGFloat, _ length: CGFloat, track: GridTrack? = nil, isPinned: Bool = false
    ) {
        guard position < window.upperBound, position + length > window.lowerBound else { return }
        var rect = CGRect.zero
        rect.origin[setup.axis] = position
        rect.size[setup.axis] = length
        rect.origin[setup.axis.other] = track.map { shift + $0.start } ?? 0
        rect.size[setup.axis.other] = track?.length ?? width
        if isPinned { pinned.append(element) } else { shown.append(element) }
        let usual = setup.items == nil ? setup.alignment : Alignment.center
        rects.append((element, rect, track?.alignment ?? usual, offer(track)))
    }
}

/// The element of a lazy stack or grid: it has those of its views made and shown that are in the visible part of the
/// scroll view around it.
final class LazyElement: Element, LazyHost {
    private(set) var setup: LazySetup
    private var run = LazyRun([])
    private var shown: [Element] = []
    private var shownKeys: Set<ObjectIdentifier> = []
    /// The window of the last layout, and the length across that lengths were found for.
    private var window: ClosedRange<CGFloat>?
    private var knownAcross: CGFloat?
    private var total: CGFloat?

    init(_ node: _Node, _ setup: LazySetup) {
        self.setup = setup
        super.init(node)
        graph?.watchPosition(of: self)
    }

    func change(to setup: LazySetup) {
        guard !setup.isSame(as: self.setup) else { return }
        self.setup = setup
        run.forgetLengths()
        total = nil
        setNeedsLayout()
    }

    /// Shows `parts` from now on.
    func apply(_ parts: [LazyPart]) {
        run.update(parts)
        run.adoptElements(in: LazyPass(self, window: 0...0, across: knownAcross))
        total = nil
        setNeedsLayout()
    }

    override var children: [Element] { shown }
    override func setsAside(_ child: Element) -> Bool { !shownKeys.contains(ObjectIdentifier(child)) }
    override var axisOfChildren: Axis? { setup.items == nil ? setup.axis : super.axisOfChildren }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = offered(proposal)
        let pass = LazyPass(self, window: 0...1, across: offered)
        var size = CGSize.zero
        if offered == knownAcross, let total {
            size[setup.axis] = total
        } else {
            if offered != knownAcross { run.forgetLengths() }
            knownAcross = offered
            size[setup.axis] = run.length(in: pass)
            total = size[setup.axis]
        }
        size[setup.axis.other] = max(offered ?? widest(in: pass), pass.extent)
        return size
    }

    private func offered(_ proposal: ProposedViewSize) -> CGFloat? {
        proposal[setup.axis.other].flatMap { $0.isFinite ? $0 : nil }
    }

    /// The width of the widest view that is shown: what a stack has that is offered no width.
    private func widest(in pass: LazyPass) -> CGFloat {
        guard setup.items == nil else { return 0 }
        let views = shown.isEmpty ? run.firstElements(in: pass) : shown
        return views.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[setup.axis.other]) }
    }

    /// The part of the axis that is visible now.
    private var visible: ClosedRange<CGFloat> {
        var next = parent
        while let element = next {
            if let scroll = element as? ScrollElement, scroll.axes.contains(Axis.Set(setup.axis)) {
                let seen = scroll.visiblePart(in: self)
                guard setup.axis == .horizontal, isMirrored else {
                    return seen.origin[
                        setup.axis]...max(
                            seen.origin[setup.axis] + seen.size[setup.axis], seen.origin[setup.axis])
                }
                return (frame.width - seen.maxX)...max(frame.width - seen.minX, frame.width - seen.maxX)
            }
            next = element.parent
        }
        return 0...CGFloat.greatestFiniteMagnitude
    }

    override func arrange() {
        let across = offered(proposal)
        if knownAcross != across {
            run.forgetLengths()
            knownAcross = across
            total = nil
        }
        fill()
        didArrange()
    }

    override func positionMayHaveChanged() {
        guard isPlaced, visible != window else { return }
        fill()
    }

    /// Shows what is in the window.
    private func fill() {
        let window = visible
        self.window = window
        let pass = LazyPass(
            self, window: window, across: knownAcross, width: contentBounds.size[setup.axis.other])
        let length = run.place(in: pass, at: 0)
        let all = pass.shown + pass.pinned
        let keys = Set(all.map(ObjectIdentifier.init))
        let isOther = !all.elementsEqual(shown, by: ===)
        let former = shown.filter { !keys.contains(ObjectIdentifier($0)) }
        let new = all.filter { !shownKeys.contains(ObjectIdentifier($0)) }
        // What was away while surroundings changed is laid out anew.
        for element in new where element.isPlaced { element.forgetAllLayout() }
        (shown, shownKeys) = (all, keys)
        let bounds = contentBounds
        for entry in pass.rects {
            let rect = entry.rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
            LayoutSubview(item: entry.element.item).place(
                in: rect, alignment: entry.alignment, proposal: entry.offer)
            entry.element.settle(in: bounds, mirrored: isMirrored)
        }
        if isOther {
            viewsDidChange()
            for element in former + new { LifecycleWatcher.setNeedsChecks(of: element, in: node) }
            graph?.setNeedsPositions()
        }
        guard length != total else { return }
        total = length
        setNeedsLayout()
        graph?.setNeedsLayOut()
    }

    /// The frame of the row `index` of `rows`, in points from the element's corner; nil where it is not here.
    func rect(of rows: any LazyRows, _ index: Int) -> CGRect? {
        let pass = LazyPass(self, window: 0...0, across: knownAcross)
        guard let (start, length) = run.span(of: rows, index, in: pass, from: 0) else { return nil }
        var rect = CGRect(origin: .zero, size: frame.size)
        rect.origin[setup.axis] = setup.axis == .horizontal && isMirrored ? frame.width - start - length : start
        rect.size[setup.axis] = length
        return rect
    }
}

extension LazyRun {
    /// The first views, which are made where they are not yet.
    fileprivate func firstElements(in pass: LazyPass) -> [Element] {
        _ = place(in: pass, at: 0)
        return pass.shown + pass.pinned
    }
}

/// The node of a lazy stack or grid.
final class LazyNode<V: View, Content: View>: _ViewNode<V>, ContainerNode {
    private let setup: (V) -> LazySetup
    private let content: (V) -> Content
    private var element: LazyElement?
    private var node: _ViewNode<Content>?

    init(
        _ view: V, _ context: _NodeContext, setup: @escaping (V) -> LazySetup, content: @escaping (V) -> Content
    ) {
        (self.setup, self.content) = (setup, content)
        super.init(context)
        element = LazyElement(self, setup(view))
        var inner = contextForChildren
        inner.isLazy = true
        node = Content._makeNode(content(view), inner)
        graph.setNeedsElements(self)
    }

    override func update(_ view: V) {
        element?.change(to: setup(view))
        node?.update(content(view))
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() {
        guard let element, let node else { return }
        element.apply(node.lazyParts(for: element))
    }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
