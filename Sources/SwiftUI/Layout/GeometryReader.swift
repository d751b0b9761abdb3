import OctantBase
import UIKit

/// A container that takes all the space it is offered, and shows views that are made for the size it got, in its top
/// leading corner.
public nonisolated struct GeometryReader<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the views. Runs again when the size changes or something that it read.
    public var content: (GeometryProxy) -> Content

    /// The views that `content` makes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the node of the reader.
    @MainActor public static func _makeNode(
        _ view: GeometryReader<Content>, _ context: _NodeContext
    ) -> _ViewNode<GeometryReader<Content>> {
        GeometryNode(view, context)
    }
}

/// The geometry of a container that was laid out. Main actor only, as far as positions are read.
public struct GeometryProxy: Sendable {
    /// The container's size, in points.
    public let size: CGSize
    /// The distance in points by which bars and whatever else covers parts of the window extend from each side of the
    /// container: 0 where it does not touch the safe area's edge, and where it ignores the safe area.
    public let safeAreaInsets: EdgeInsets
    private let source: GeometrySource

    /// The geometry of `element`.
    @MainActor init(of element: Element) {
        size = element.frame.size
        safeAreaInsets = EdgeInsets(element.safeAreaInsets, mirrored: element.isMirrored)
        source = GeometrySource(element)
    }

    /// The frame of the container in `coordinateSpace`, in points: as of the last layout, in a body; the present one,
    /// elsewhere. On another thread than the main one its size alone.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the container in `coordinateSpace`, in points: as of the last layout, in a body; the present one,
    /// elsewhere. On another thread than the main one its size alone.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let size = size
        nonisolated(unsafe) let space = coordinateSpace
        return onMain { element in
            (element as? GeometryElement)?.noteFrame(in: space) ?? element.convertedFrame(to: space)
        } ?? CGRect(origin: .zero, size: size)
    }

    /// All of the view around, or what is visible of the scroll view around, that `coordinateSpace` names, in the
    /// container's own points; nil where there is none. Main thread.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let space = coordinateSpace
        return onMain { element -> CGRect? in
            guard let other = element.space(named: space.name) else { return nil }
            // Noted, so that what was made of it is made anew.
            _ = (element as? GeometryElement)?.noteFrame(in: space.coordinateSpace)
            return other.convert(CGRect(origin: .zero, size: other.frame.size), to: element)
        } ?? nil
    }

    /// Runs `body` with the element; returns nil where that is gone, and on other threads.
    private func onMain<Answer: Sendable>(_ body: @MainActor (Element) -> Answer) -> Answer? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated { source.element.map(body) }
    }

    /// What `anchor` names, in the container's own points.
    @MainActor public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: source.element) }
}

/// The element that is asked for positions. `@unchecked Sendable`: used on the main actor alone.
///
/// `@unchecked Sendable`: used on the main actor alone.
private final class GeometrySource: @unchecked Sendable {
    weak var element: Element?

    init(_ element: Element) { self.element = element }
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>>, ContainerNode {
    private var view: GeometryReader<Content>
    private var element: GeometryElement?
    private var node: _ViewNode<Content>?
    private lazy var reader = Reader(self)

    init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        let element = GeometryElement(self)
        element.sizeDidChange = { [weak self] in self?.evaluate() }
        self.element = element
    }

    override func update(_ view: GeometryReader<Content>) {
        self.view = view
        element?.setNeedsContent()
    }

    // The views are made in layout, when the size is known.
    override func refresh() { element?.setNeedsContent() }

    private func evaluate() {
        guard let element, isAlive else { return }
        graph.willRefresh(self)
        let content = reader.track { view.content(element.proxy) }
        if let node {
            node.update(content)
        } else {
            node = Content._makeNode(content, contextForChildren)
            graph.setNeedsElements(self)
        }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { element?.apply(node?.elements ?? []) }
    override func didRemove() { reader.forget() }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}
