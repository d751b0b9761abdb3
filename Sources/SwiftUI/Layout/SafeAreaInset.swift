import UIKit

extension View {
    /// This view with the views of `content` at its upper or lower `edge`, lined up by `alignment`. Less space by their
    /// height and `spacing` points (the usual distance for nil) is left to it; what ignores the safe area, and what
    /// scrolls, goes on behind them.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
                alignment: Alignment(horizontal: alignment, vertical: .center)))
    }

    /// This view with the views of `content` at its leading or trailing `edge`, lined up by `alignment`. Less space by
    /// their width and `spacing` points (the usual distance for nil) is left to it; what ignores the safe area, and
    /// what scrolls, goes on behind them.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
                alignment: Alignment(horizontal: .center, vertical: alignment)))
    }
}

extension View {
    /// This view with the views of `content` as a bar at its upper or lower `edge`, lined up by `alignment`: as with
    /// `safeAreaInset`. What scrolls goes on behind the bar as it is, and does not fade.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// This view with the views of `content` as a bar at its leading or trailing `edge`, lined up by `alignment`: as
    /// with `safeAreaInset`. What scrolls goes on behind the bar as it is, and does not fade.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

private nonisolated struct SafeAreaInsetModifier<Bar: View>: CompanionModifier {
    let bar: Bar
    let edge: Edge
    let spacing: CGFloat?
    let alignment: Alignment

    @MainActor func makeCompanion(_ context: _NodeContext, of content: Element) -> SafeAreaInsetNode<Bar> {
        SafeAreaInsetNode(self, context, content)
    }

    @MainActor func update(_ companion: SafeAreaInsetNode<Bar>) { companion.update(self) }
}

/// The node of what is at the edge of one element.
private final class SafeAreaInsetNode<Bar: View>: _Node, ContainerNode {
    private var element: SafeAreaInsetElement?
    private var node: _ViewNode<Bar>?

    init(_ modifier: SafeAreaInsetModifier<Bar>, _ context: _NodeContext, _ content: Element) {
        super.init(context)
        let element = SafeAreaInsetElement(self, around: content)
        self.element = element
        (element.edge, element.spacingLength, element.alignment) = (modifier.edge, modifier.spacing, modifier.alignment)
        node = Bar._makeNode(modifier.bar, contextForChildren)
        updateElements()
    }

    func update(_ modifier: SafeAreaInsetModifier<Bar>) {
        element?.apply(modifier.edge, modifier.spacing, modifier.alignment)
        node?.update(modifier.bar)
    }

    func updateElements() { element?.bar.apply(node?.elements ?? []) }
    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// An element beside a bar, behind which it may go on.
private final class SafeAreaInsetElement: Element {
    let content: Element
    /// The view at the edge.
    let bar: LayoutElement<ZStackLayout>
    var edge = Edge.bottom
    /// Points; nil for the usual distance.
    var spacingLength: CGFloat?
    var alignment = Alignment.center
    /// The frame of the content beside the bar.
    private var room = CGRect.zero

    init(_ node: _Node, around content: Element) {
        self.content = content
        bar = LayoutElement(node, ZStackLayout())
        super.init(node)
        graph?.noteSafeArea()
        childrenDidChange()
    }

    func apply(_ edge: Edge, _ spacing: CGFloat?, _ alignment: Alignment) {
        guard edge != self.edge || spacing != spacingLength || alignment != self.alignment else { return }
        (self.edge, spacingLength, self.alignment) = (edge, spacing, alignment)
        setNeedsLayout()
    }

    override var children: [Element] { [content, bar] }
    override var layoutPriority: Double { content.layoutPriority }
    override var spacing: ViewSpacing { content.spacing }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { content.layoutValue(key) }

    private var isVertical: Bool { edge == .top || edge == .bottom }

    /// The length of the bar within the proposed length.
    private func length(of size: CGSize) -> CGFloat {
        guard !bar.children.isEmpty else { return 0 }
        let (first, second) = edge == .top || edge == .leading ? (bar, content) : (content, bar as Element)
        let distance = first.spacing.distance(to: second.spacing, along: isVertical ? .vertical : .horizontal)
        let given = spacingLength.map { $0.isFinite ? $0 : 0 }
        return (isVertical ? size.height : size.width) + (given ?? distance)
    }

    private func offer(_ proposal: ProposedViewSize, less length: CGFloat) -> ProposedViewSize {
        isVertical
            ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - length, 0) })
            : ProposedViewSize(width: proposal.width.map { max($0 - length, 0) }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let length = length(of: bar.sizeThatFits(proposal))
        var size = content.sizeThatFits(offer(proposal, less: length))
        if isVertical { size.height += length } else { size.width += length }
        return size
    }

    override func arrange() {
        let bounds = contentBounds
        let size = bar.sizeThatFits(proposal)
        let length = length(of: size)
        let side = visibleEdge
        room =
            switch side {
            case .top: bounds.moving(.top, to: bounds.minY + length)
            case .bottom: bounds.moving(.bottom, to: bounds.maxY - length)
            case .leading: bounds.moving(.leading, to: bounds.minX + length)
            case .trailing: bounds.moving(.trailing, to: bounds.maxX - length)
            }
        content.stand(in: room, proposal: offer(proposal, less: length))
        bar.stand(in: CGRect(origin: place(of: size, at: side, in: bounds), size: size), proposal: proposal)
    }

    /// The edge as layouts from left to right have it.
    private var visibleEdge: Edge {
        switch (edge, isMirrored) {
        case (.leading, true): .trailing
        case (.trailing, true): .leading
        default: edge
        }
    }

    private func place(of size: CGSize, at side: Edge, in bounds: CGRect) -> CGPoint {
        let outer = ViewDimensions(size: bounds.size, proposal: proposal)
        let inner = ViewDimensions(size: size, proposal: proposal, item: bar.item)
        var x = outer[alignment.horizontal] - inner[alignment.horizontal]
        if isMirrored { x = bounds.width - size.width - x }
        let y = outer[alignment.vertical] - inner[alignment.vertical]
        switch side {
        case .top: return CGPoint(x: bounds.minX + x, y: bounds.minY)
        case .bottom: return CGPoint(x: bounds.minX + x, y: bounds.maxY - size.height)
        case .leading: return CGPoint(x: bounds.minX, y: bounds.minY + y)
        case .trailing: return CGPoint(x: bounds.maxX - size.width, y: bounds.minY + y)
        }
    }

    override func safeArea(of child: Element) -> SafeArea? {
        let around = super.safeArea(of: child)
        guard child === content else { return around }
        let frame = contentBounds
        var area = around ?? SafeArea(outer: frame, safe: frame)
        let insets = area.insets(of: frame)
        let outer = frame.grown(by: insets)
        switch visibleEdge {
        case .top:
            area.outer = area.outer.moving(.top, to: outer.minY)
            area.safe = area.safe.moving(.top, to: room.minY)
        case .bottom:
            area.outer = area.outer.moving(.bottom, to: outer.maxY)
            area.safe = area.safe.moving(.bottom, to: room.maxY)
        case .leading:
            area.outer = area.outer.moving(.leading, to: outer.minX)
            area.safe = area.safe.moving(.leading, to: room.minX)
        case .trailing:
            area.outer = area.outer.moving(.trailing, to: outer.maxX)
            area.safe = area.safe.moving(.trailing, to: room.maxX)
        }
        return area
    }
}
