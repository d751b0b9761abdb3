import OctantBase
import UIKit

/// The number of results about guides that an element caches: a layout asks for one guide at one size or two.
private let rememberedGuides = 4

/// An element whose children a layout positions.
final class LayoutElement<L: Layout>: Element, FrameAnimated {
    private(set) var layout: L
    private let animation: FrameAnimation<L>?
    private var items: [Element] = []
    private var cache: L.Cache?
    private var knownSubviews: LayoutSubviews?
    private var knownSpacing: ViewSpacing?
    private var knownGuides: [(key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, value: CGFloat?)] = []
    /// Whether the first child is in front of the others, as with a background.
    var firstIsInFront = false

    /// An element whose children `layout` positions.
    init(_ node: _Node, _ layout: L) {
        self.layout = layout
        animation = L.self is any UnaryLayout.Type ? nil : FrameAnimation.make(layout)
        super.init(node)
    }

    /// Positions the children by `layout` from now on. A program's layout with animatable data is animated to it, frame
    /// by frame; what SwiftUI's own ones position moves on layers.
    func change(to layout: L) {
        guard let animation, let graph else { return show(layout) }
        let shown = animation.apply(layout, in: transaction)
        if animation.isRunning { graph.frames.add(self) }
        show(shown)
    }

    func step(at time: Double) -> Bool {
        guard let animation, animation.isRunning, !isGone else { return false }
        let shown = animation.shown(at: time)
        if let layout = shown ?? animation.destination { show(layout) }
        return shown != nil
    }

    private func show(_ layout: L) {
        let isSame = InputComparison.isSame(self.layout, layout)
        self.layout = layout
        if !isSame { setNeedsLayout() }
    }

    /// Sets the children.
    func apply(_ items: [Element]) {
        guard !items.elementsEqual(self.items, by: ===) else { return }
        self.items = items
        cache = nil
        knownSubviews = nil
        childrenDidChange()
    }

    private var subviews: LayoutSubviews {
        if let knownSubviews { return knownSubviews }
        let subviews = LayoutSubviews(items: items.map(\.item), layoutDirection: environment.values.layoutDirection)
        knownSubviews = subviews
        return subviews
    }

    private func withCache<Answer>(_ body: (inout L.Cache, LayoutSubviews) -> Answer) -> Answer {
        let subviews = subviews
        var own = cache ?? layout.makeCache(subviews: subviews)
        // Held once, so that it is changed where it is and not copied.
        cache = nil
        defer { cache = own }
        return body(&own, subviews)
    }

    override var children: [Element] { items }

    override var childrenByDepth: [Element] {
        let ordered = firstIsInFront ? Array(items.dropFirst() + items.prefix(1)) : items
        guard ordered.contains(where: { $0.layoutValue(DepthKey.self) != 0 }) else { return ordered }
        return ordered.ordered { $0.layoutValue(DepthKey.self) < $1.layoutValue(DepthKey.self) }
    }

    override var axisOfChildren: Axis? {
        let own = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        return own ?? super.axisOfChildren
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
    }

    override func arrange() {
        let bounds = contentBounds
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$0) }
        let isMirrored = isMirrored
        for item in items { item.settle(in: bounds, mirrored: isMirrored) }
    }

    override func forgetLayout() {
        knownSpacing = nil
        knownGuides.removeAll(keepingCapacity: true)
        knownSubviews = nil
        guard var own = cache else { return }
        cache = nil
        layout.updateCache(&own, subviews: subviews)
        cache = own
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if let known = knownGuides.first(where: { $0.proposal == proposal && $0.key == key && $0.size == size }) {
            return known.value
        }
        let value = withCache {
            layout.explicitAlignment(key, size: size, proposal: proposal, subviews: $1, cache: &$0)
        }
        if knownGuides.count == rememberedGuides { knownGuides.removeFirst() }
        knownGuides.append((key, proposal, size, value))
        return value
    }

    override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = withCache { layout.spacing(subviews: $1, cache: &$0) }
        knownSpacing = spacing
        return spacing
    }

    // A view's values for the layout around it pass through padding, frames and the like, too.
    override var layoutPriority: Double { isUnary ? items.first?.layoutPriority ?? 0 : 0 }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        isUnary ? items.first?.layoutValue(key) ?? K.defaultValue : K.defaultValue
    }

    /// Whether the element is one view with something about it, rather than a container.
    private let isUnary = L.self is any UnaryLayout.Type
}

/// A layout of one view, or of one and what is before or behind it.
protocol UnaryLayout {}

extension PaddingLayout: UnaryLayout {}
extension FrameLayout: UnaryLayout {}
extension FlexFrameLayout: UnaryLayout {}
extension AspectRatioLayout: UnaryLayout {}
extension FixedSizeLayout: UnaryLayout {}
extension OverlayLayout: UnaryLayout {}
extension PositionLayout: UnaryLayout {}

/// The depth of a view among its neighbours.
enum DepthKey: LayoutValueKey {
    static let defaultValue = 0.0
}
