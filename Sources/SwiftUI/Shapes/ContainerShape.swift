import CoreGraphics

/// What a shape is drawn in: the container's shape around it.
struct ShapeSurroundings: Sendable, Equatable {
    /// The shape of the container.
    let shape: any InsettableShape
    /// Its rectangle, in the points that the shape inside is drawn in.
    var rect: CGRect
    /// The container, and how often its shape was another one.
    fileprivate let container: ObjectIdentifier
    fileprivate let revision: Int

    /// The surroundings of the shape whose path is being made; nil for none.
    @TaskLocal static var current: ShapeSurroundings?

    static func == (one: ShapeSurroundings, other: ShapeSurroundings) -> Bool {
        one.container == other.container && one.revision == other.revision && one.rect == other.rect
    }
}

/// The container that an element's shape was last drawn in.
@MainActor
struct ShapeContainer {
    private var surroundings: ShapeSurroundings?

    /// Returns the container around `element`, whose shape is about to be drawn; nil for none. The element hears of
    /// movements from then on.
    mutating func update(for element: Element) -> ShapeSurroundings? {
        let former = surroundings
        surroundings = element.shapeSurroundings
        if former == nil, surroundings != nil { element.graph?.watchPosition(of: element) }
        return surroundings
    }

    /// Returns whether the shape of `element` would be drawn otherwise now.
    func isOutdated(for element: Element) -> Bool { surroundings != element.shapeSurroundings }
}

extension View {
    /// Makes `shape`, in this view's bounds, that which `ContainerRelativeShape` and `ConcentricRectangle` in this view
    /// go by.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

private nonisolated struct ContainerShapeModifier<S: InsettableShape>: WrappingModifier {
    let shape: S

    @MainActor func makeElement(_ node: _Node, around content: Element) -> ContainerShapeElement {
        ContainerShapeElement(node, around: content, shape)
    }

    @MainActor func update(_ element: ContainerShapeElement) {
        guard let former = element.shape as? S, InputComparison.isSame(former, shape) else {
            return element.change(to: shape)
        }
    }
}

/// An element whose shape those inside go by.
private final class ContainerShapeElement: UnaryElement {
    private(set) var shape: any InsettableShape
    private(set) var revision = 0

    init(_ node: _Node, around content: Element, _ shape: any InsettableShape) {
        self.shape = shape
        super.init(node, around: content)
        graph?.hasContainerShapes = true
    }

    func change(to shape: any InsettableShape) {
        self.shape = shape
        revision += 1
        graph?.setNeedsPositions()
    }

    override func arrange() {
        super.arrange()
        graph?.setNeedsPositions()
    }
}

extension Element {
    /// The surroundings of a shape that is drawn in the element's bounds; nil for none.
    var shapeSurroundings: ShapeSurroundings? {
        guard graph?.hasContainerShapes == true else { return nil }
        var next = parent
        while let element = next {
            if let container = element as? ContainerShapeElement {
                let (around, own) = (container.convertedFrame(to: .global), convertedFrame(to: .global))
                return ShapeSurroundings(
                    shape: container.shape, rect: around.offsetBy(dx: -own.minX, dy: -own.minY),
                    container: ObjectIdentifier(container), revision: container.revision)
            }
            next = element.parent
        }
        return nil
    }
}
