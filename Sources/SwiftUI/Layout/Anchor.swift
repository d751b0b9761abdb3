import OctantBase
import UIKit

/// A position or rectangle of a view, to be converted to the space of another by a `GeometryProxy`.
public struct Anchor<Value> {
    /// The element that it belongs to.
    let element: Weak<Element>
    /// The value in the element's own points.
    let local: @MainActor (CGSize) -> Value
    /// The value, converted from one element's space to another's.
    let convert: @MainActor (Value, Element, Element) -> Value

    /// The source of the anchored value, in a view.
    public struct Source {
        let local: @MainActor (CGSize) -> Value
        let convert: @MainActor (Value, Element, Element) -> Value
    }

    @MainActor func value(in other: Element?) -> Value {
        guard let own = element.object else { return local(.zero) }
        let value = local(own.frame.size)
        guard let other else { return value }
        return convert(value, own, other)
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// All of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(local: { CGRect(origin: .zero, size: $0) }, convert: { $1.convert($0, to: $2) })
    }

    /// A rectangle of the view's, in its points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(local: { _ in rect }, convert: { $1.convert($0, to: $2) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A position in the view, in its points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(local: { _ in point }, convert: moved)
    }

    /// A position in the view, as a fraction of its size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            local: { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }, convert: moved)
    }

    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the right edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    @MainActor private static func moved(_ point: CGPoint, _ one: Element, _ other: Element) -> CGPoint {
        one.convert(CGRect(origin: point, size: .zero), to: other).origin
    }
}

extension Element {
    /// `rect`, in points of the nearest view around the element, in those of the hosting view, as of the last layout.
    func rectInHost(_ rect: CGRect) -> CGRect {
        var rect = rect
        var next = parent
        while let element = next {
            if element.parent != nil, element.ownView != nil { rect = element.rectAround(rect) }
            next = element.parent
        }
        return rect
    }

    /// `rect`, in points of the hosting view, in those of the nearest view around the element.
    func rectFromHost(_ rect: CGRect) -> CGRect {
        var owners: [Element] = []
        var next = parent
        while let element = next {
            if element.parent != nil, element.ownView != nil { owners.append(element) }
            next = element.parent
        }
        return owners.reversed().reduce(rect) { $1.rectInside($0) }
    }

    /// `rect`, in points from the element's top left corner, in such points of `other`.
    func convert(_ rect: CGRect, to other: Element) -> CGRect {
        let there = other.rectFromHost(rectInHost(rect.offsetBy(dx: frame.minX, dy: frame.minY)))
        return there.offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
    }
}

extension View {
    /// Sets the preference `key` to what `transform` makes of the position `value` of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Changes by `transform` the preference `key` of the views inside, with the position `value` of this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<A, K>(source: value, transform: transform, replaces: false))
    }
}

private nonisolated struct AnchorModifier<A, Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let source: Anchor<A>.Source
    let transform: (inout Key.Value, Anchor<A>) -> Void
    let replaces: Bool

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, AnchorModifier<A, Key>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, AnchorModifier<A, Key>>> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Modified: View, A, Key: PreferenceKey>:
    ModifiedNode<Modified, AnchorModifier<A, Key>>
{
    override init(_ view: ModifiedContent<Modified, AnchorModifier<A, Key>>, _ context: _NodeContext) {
        super.init(view, context)
        graph.preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func update(_ view: ModifiedContent<Modified, AnchorModifier<A, Key>>) {
        super.update(view)
        graph.preferenceDidChange(ObjectIdentifier(Key.self))
    }

    override func elementsDidChange() { graph.preferenceDidChange(ObjectIdentifier(Key.self)) }
    override func didRemove() { graph.preferenceDidChange(ObjectIdentifier(Key.self)) }

    override func reduce<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard let modifier = modifier as? AnchorModifier<A, K>, let element = elements.first else {
            return super.reduce(key, into: &value)
        }
        let anchor = Anchor(
            element: Weak(element), local: modifier.source.local, convert: modifier.source.convert)
        var own = modifier.replaces ? K.defaultValue : TypedPreferenceReader<K>.value(of: self)
        modifier.transform(&own, anchor)
        K.add(own, to: &value)
    }
}
