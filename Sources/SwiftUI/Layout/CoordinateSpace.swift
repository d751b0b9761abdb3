import UIKit

/// The space in which positions are measured.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The view around that `coordinateSpace(_:)` gave this name; the window where there is none.
    case named(AnyHashable)

    /// Whether this is the window.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type whose values stand for a space in which positions are measured.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The view's own space.
    public init() {}

    /// `local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The window's space.
    public init() {}

    /// `global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The space with its name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The view around that `coordinateSpace(_:)` gave the name `name`; the window where there is none.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The innermost scroll view around: its visible part.
    public static var scrollView: NamedCoordinateSpace { named(ScrollSpace(axes: [])) }

    /// The innermost scroll view around that scrolls along `axis`: its visible part.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named(ScrollSpace(axes: Axis.Set(axis))) }
}

/// The name of the space of scroll views that scroll along these directions at least.
struct ScrollSpace: Hashable {
    let axes: Axis.Set

    static func == (one: ScrollSpace, other: ScrollSpace) -> Bool { one.axes == other.axes }
    func hash(into hasher: inout Hasher) { hasher.combine(axes.rawValue) }
}

extension Element {
    /// The element, this one or one around it, whose space has the name `name`; nil where there is none.
    func space(named name: AnyHashable) -> Element? {
        let scroll = name.base as? ScrollSpace
        var next: Element? = self
        while let element = next {
            if let scroll {
                if let view = element as? ScrollElement, view.axes.isSuperset(of: scroll.axes) { return view }
            } else if (element as? SpaceElement)?.name == name {
                return element
            }
            next = element.parent
        }
        return nil
    }

    /// The frame of the element in `space`.
    func convertedFrame(to space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global:
            let rect = rectInHost(frame)
            return (graph?.host as? UIView)?.convert(rect, to: nil) ?? rect
        case .named(let name):
            guard let other = self.space(named: name) else { return convertedFrame(to: .global) }
            return convert(CGRect(origin: .zero, size: frame.size), to: other)
        }
    }
}

extension View {
    /// Names the space of this view, for `named(_:)` inside.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(SpaceModifier(name: name.name))
    }

    /// Names the space of this view, for `CoordinateSpace.named(_:)` inside.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(SpaceModifier(name: AnyHashable(name)))
    }
}

private nonisolated struct SpaceModifier: WrappingModifier {
    let name: AnyHashable

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SpaceElement {
        updated(SpaceElement(node, around: content))
    }

    @MainActor func update(_ element: SpaceElement) { element.name = name }
}

/// An element whose space has a name.
private final class SpaceElement: UnaryElement {
    /// The name.
    var name: AnyHashable?
}
