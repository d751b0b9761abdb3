@testable import SwiftUI

/// A child of a layout made for tests: a size rule, and its layout values.
final class Box: LayoutItem {
    private let rule: (ProposedViewSize) -> CGSize
    var layoutPriority = 0.0
    var spacing = ViewSpacing()
    var guides: [AlignmentKey: CGFloat] = [:]
    var values: [ObjectIdentifier: Any] = [:]
    /// The frame of the last placement.
    private(set) var frame = CGRect.null
    /// The proposal of the last placement.
    private(set) var offer: ProposedViewSize?
    /// How often it was asked for its size.
    private(set) var questions = 0

    init(priority: Double = 0, _ rule: @escaping (ProposedViewSize) -> CGSize) {
        (self.rule, layoutPriority) = (rule, priority)
    }

    /// A box of this size whatever is proposed.
    static func fixed(_ width: CGFloat, _ height: CGFloat, priority: Double = 0) -> Box {
        Box(priority: priority) { _ in CGSize(width: width, height: height) }
    }

    /// A box as large as proposed, within limits; 10 points where nothing is, like a colour.
    static func flexible(
        minWidth: CGFloat = 0, maxWidth: CGFloat = .infinity, minHeight: CGFloat = 0, maxHeight: CGFloat = .infinity,
        priority: Double = 0
    ) -> Box {
        Box(priority: priority) {
            let size = $0.replacingUnspecifiedDimensions()
            return CGSize(
                width: min(max(size.width, minWidth), maxWidth), height: min(max(size.height, minHeight), maxHeight))
        }
    }

    /// One line of 20 points, `width` points long, that is cut into lines of the proposed width.
    static func text(_ width: CGFloat, priority: Double = 0) -> Box {
        Box(priority: priority) {
            let taken = min($0.width ?? width, width)
            let lines = taken > 0 ? (width / taken).rounded(.up) : 1
            return CGSize(width: taken, height: 20 * lines)
        }
    }

    /// A spacer in a stack along `axis`.
    static func spacer(_ minLength: CGFloat? = nil, axis: Axis = .horizontal) -> Box {
        let box = Box(priority: SpacerRule.layoutPriority) { SpacerRule.size($0, minLength: minLength, axis: axis) }
        box.spacing = .zero
        return box
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        questions += 1
        return rule(proposal)
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? { guides[key] }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = rule(proposal)
        offer = proposal
        frame = CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
}

/// A layout as a child of another one.
final class LayoutBox<L: Layout>: LayoutItem {
    private let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, _ children: any LayoutItem...) {
        self.layout = layout
        subviews = LayoutSubviews(items: children)
        cache = layout.makeCache(subviews: subviews)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        layout.explicitAlignment(key, size: size, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        layout.placeSubviews(
            in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }

    var layoutPriority: Double { 0 }
    var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

/// The size of `layout` for a proposal around `children`, which are positioned then, from (0, 0).
@discardableResult func lay<L: Layout>(
    _ layout: L, _ width: CGFloat?, _ height: CGFloat?, _ children: any LayoutItem...
) -> CGSize {
    let subviews = LayoutSubviews(items: children)
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: width, height: height)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    return size
}
