import UIKit

extension View {
    /// This view, larger by what of `regions` covers the sides `edges` where it touches the safe area's edge. What is
    /// around it is laid out as before.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : [])) }

    /// This view, larger by what covers the sides `edges` where it touches the safe area's edge.
    @available(iOS, deprecated: 14, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Extends a view beyond the safe area.
nonisolated struct SafeAreaIgnoring: WrappingModifier {
    let edges: Edge.Set

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SafeAreaIgnoringElement {
        SafeAreaIgnoringElement(node, around: content, edges)
    }

    @MainActor func update(_ element: SafeAreaIgnoringElement) { element.edges = edges }
}

/// An element whose content reaches beyond the safe area.
final class SafeAreaIgnoringElement: UnaryElement {
    /// The sides on which it does.
    var edges: Edge.Set {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }
    private var extent = UIEdgeInsets.zero

    init(_ node: _Node, around content: Element, _ edges: Edge.Set) {
        self.edges = edges
        super.init(node, around: content)
        graph?.watchPosition(of: self)
    }

    private var wantedExtent: UIEdgeInsets {
        edges.isEmpty ? .zero : safeAreaInsets.only(edges, mirrored: isMirrored)
    }

    override func arrange() {
        extent = wantedExtent
        guard extent != .zero else { return super.arrange() }
        let room = contentBounds.grown(by: extent)
        let offer = ProposedViewSize(room.size)
        let size = content.sizeThatFits(offer)
        // What does not fill the space is placed at the side where it grew.
        func place(_ low: CGFloat, _ high: CGFloat) -> CGFloat { high == low ? 0.5 : high > low ? 1 : 0 }
        let x = place(extent.left, extent.right), y = place(extent.top, extent.bottom)
        let origin = CGPoint(
            x: room.minX + (room.width - size.width) * x, y: room.minY + (room.height - size.height) * y)
        content.stand(in: CGRect(origin: origin, size: size), proposal: offer)
    }

    override func positionMayHaveChanged() { if extent != wantedExtent { arrange() } }

    override func safeArea(of child: Element) -> SafeArea? {
        guard var area = super.safeArea(of: child) else { return nil }
        let bounds = contentBounds.grown(by: extent)
        if extent.top > 0 { area.safe = area.safe.moving(.top, to: bounds.minY) }
        if extent.bottom > 0 { area.safe = area.safe.moving(.bottom, to: bounds.maxY) }
        if extent.left > 0 { area.safe = area.safe.moving(.leading, to: bounds.minX) }
        if extent.right > 0 { area.safe = area.safe.moving(.trailing, to: bounds.maxX) }
        return area
    }
}
