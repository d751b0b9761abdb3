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
public struct GeometryProxy {
    /// The container's size, in points.
    public let size: CGSize
    /// The distance in points by which bars and whatever else covers parts of the window extend from each side of the
    /// container: 0 where it does not touch the safe area's edge, and where it ignores the safe area.
    public let safeAreaInsets: EdgeInsets
    private let source: GeometrySource

    init(size: CGSize, safeAreaInsets: EdgeInsets, element: Element) {
        (self.size, self.safeAreaInsets) = (size, safeAreaInsets)
        source = GeometrySource(element)
    }

    /// The frame of the container in `coordinateSpace`, in points: as of the last layout, in a body; the present one,
    /// elsewhere.
    @MainActor public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let element = source.element else { return CGRect(origin: .zero, size: size) }
        return (element as? GeometryElement)?.noteFrame(in: coordinateSpace)
            ?? element.convertedFrame(to: coordinateSpace)
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

/// The space in which positions are measured.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The view around that `coordinateSpace(name:)` gave this name; the window where there is none.
    case named(AnyHashable)

    /// Whether this is the window.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view itself.
    public var isLocal: Bool { self == .local }
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

/// An element whose content is made of its size.
final class GeometryElement: Element {
    /// Makes the content.
    var sizeDidChange: () -> Void = {}
    private var items: [Element] = []
    /// The size and the insets that the content was made of; nil when it is to be made anew.
    private var known: (size: CGSize, insets: UIEdgeInsets)?
    /// The frames that the content was made for.
    private var frames: [CoordinateSpace: CGRect] = [:]
    private var isMakingContent = false

    override init(_ node: _Node) {
        super.init(node)
        graph?.watchPosition(of: self)
    }

    /// The element's geometry.
    var proxy: GeometryProxy {
        GeometryProxy(
            size: frame.size, safeAreaInsets: EdgeInsets(safeAreaInsets, mirrored: isMirrored), element: self)
    }

    /// The frame of the element in `space`. Read while the content is made, it is recorded: the content is made again
    /// when that changes.
    func noteFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convertedFrame(to: space)
        if isMakingContent { frames[space] = frame }
        return frame
    }

    override func positionMayHaveChanged() {
        guard let known else { return }
        if known.insets == safeAreaInsets, frames.allSatisfy({ convertedFrame(to: $0.key) == $0.value }) { return }
        self.known = nil
        arrange()
    }

    /// Makes the content anew when it is next laid out.
    func setNeedsContent() {
        known = nil
        setNeedsLayout()
    }

    /// Sets the children.
    func apply(_ items: [Element]) {
        guard !items.elementsEqual(self.items, by: ===) else { return }
        self.items = items
        childrenDidChange()
    }

    override var children: [Element] { items }
    override var isLayoutBoundary: Bool { true }

    override func arrange() {
        let insets = safeAreaInsets
        if known?.size != frame.size || known?.insets != insets {
            known = (frame.size, insets)
            frames = [:]
            isMakingContent = true
            sizeDidChange()
            isMakingContent = false
            graph?.settle()
        }
        let bounds = contentBounds
        let isMirrored = isMirrored
        for item in items {
            item.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
            item.settle(in: bounds, mirrored: isMirrored)
        }
        didArrange()
    }
}
