import OctantBase

extension View {
    /// This view in a frame as long along `axes` as the container around it: the nearest scroll view's visible part, or
    /// what the safe area leaves of the window or the page.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// This view in a frame as long along `axes` as `span` of `count` equal parts of the container around it, `spacing`
    /// points between parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let parts = CGFloat(max(count, 1))
            let part = (length - spacing * (parts - 1)) / parts
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// This view in a frame as long along `axes` as `length` returns for the length of the container around it, in
    /// points, and the direction.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

private nonisolated struct ContainerFrameModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeElement(_ node: _Node, around content: Element) -> ContainerFrameElement {
        ContainerFrameElement(node, around: content, self)
    }

    @MainActor func update(_ element: ContainerFrameElement) {
        element.modifier = self
        element.setNeedsLayout()
    }
}

/// An element whose contents may have lengths that depend on its own.
@MainActor protocol ContainerElement: Element {
    /// The size that lengths inside go by, in points; nil while there is none.
    var containerSize: CGSize? { get }
    /// The elements inside that go by it.
    var followers: ContainerFollowers { get }
}

/// The elements whose lengths depend on a container's.
@MainActor final class ContainerFollowers {
    private var elements: [ObjectIdentifier: Weak<Element>] = [:]

    func add(_ element: Element) { elements[ObjectIdentifier(element)] = Weak(element) }

    /// The size of `container` is another one: what is inside is measured anew.
    func sizeDidChange(of container: Element) {
        elements = elements.filter { $0.value.object != nil }
        for entry in elements.values { entry.object?.forgetLayout(upTo: container) }
    }
}

/// An element whose lengths go by a container's.
private final class ContainerFrameElement: UnaryElement {
    var modifier: ContainerFrameModifier

    init(_ node: _Node, around content: Element, _ modifier: ContainerFrameModifier) {
        self.modifier = modifier
        super.init(node, around: content)
    }

    private func frame(_ proposal: ProposedViewSize) -> FrameLayout {
        var next = parent
        while let element = next, !(element is any ContainerElement) { next = element.parent }
        let container = next as? any ContainerElement
        container?.followers.add(self)
        let room = container?.containerSize ?? proposal.replacingUnspecifiedDimensions()
        func length(_ axis: Axis) -> CGFloat? {
            guard modifier.axes.contains(Axis.Set(axis)) else { return nil }
            let length = modifier.length(room[axis], axis)
            return length.isFinite ? max(length, 0) : nil
        }
        return FrameLayout(
            width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(items: [content.item], layoutDirection: environment.values.layoutDirection)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        frame(proposal).withNewCache(subviews) { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func arrange() {
        frame(proposal).withNewCache(subviews) {
            $0.placeSubviews(in: contentBounds, proposal: proposal, subviews: $1, cache: &$2)
        }
        content.settle(in: contentBounds, mirrored: isMirrored)
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        frame(proposal).withNewCache(subviews) {
            $0.explicitAlignment(key, size: size, proposal: proposal, subviews: $1, cache: &$2)
        }
    }
}

extension Layout {
    /// Returns what `body` makes of the layout and a new cache. Generic, since the compiler gives a value of a type
    /// that it knows to be empty no place, and the thread sanitizer looks at the place of what is passed on.
    fileprivate func withNewCache<Answer>(
        _ subviews: Subviews, _ body: (Self, Subviews, inout Cache) -> Answer
    ) -> Answer {
        var cache = makeCache(subviews: subviews)
        return body(self, subviews, &cache)
    }
}
