import UIKit

/// The element of what is shown in a part of a list's table: a row, a header, a footer, or the ground of a row. Its
/// view is where UIKit puts it.
class CellElement: Element {
    /// The view that holds the contents.
    final let view = CellContentsView()
    /// What is shown.
    final let content: Element
    /// The list; nil once it is gone.
    final weak var list: ListElement?
    /// Whether the contents are offered all of the height.
    private let fills: Bool
    private var insets = EdgeInsets()

    init(_ content: Element, in list: ListElement, node: _Node, fills: Bool = false) {
        (self.content, self.list, self.fills) = (content, list, fills)
        super.init(node)
        view.element = self
        parent = list
        childrenDidChange()
    }

    override final var children: [Element] { [content] }
    override final var ownView: UIView? { view }
    override final var isLayoutBoundary: Bool { true }
    override func safeArea(of child: Element) -> SafeArea? { nil }

    /// The height that the contents ask for in a row of `width` points with these distances around them.
    final func height(forWidth width: CGFloat, _ insets: EdgeInsets) -> CGFloat {
        let offer = ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
        let height = content.sizeThatFits(offer).height
        return (height.isFinite ? height : 0) + insets.top + insets.bottom
    }

    /// Shows the contents in a view of `size` points, these distances from its sides.
    final func stand(_ size: CGSize, _ insets: EdgeInsets) {
        let isOther = insets != self.insets
        self.insets = insets
        if isOther { setNeedsLayout() }
        stand(in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
    }

    override func arrange() {
        let bounds = contentBounds
        let room = CGSize(
            width: max(bounds.width - insets.leading - insets.trailing, 0),
            height: max(bounds.height - insets.top - insets.bottom, 0))
        let point = CGPoint(x: insets.leading, y: insets.top + room.height / 2)
        content.place(
            at: fills ? CGPoint(x: bounds.midX, y: bounds.midY) : point, anchor: fills ? .center : .leading,
            proposal: ProposedViewSize(room))
        content.settle(in: bounds, mirrored: isMirrored)
        list?.didArrange(self)
    }

    override final func rectAround(_ rect: CGRect) -> CGRect {
        guard let list else { return rect }
        return view.convert(rect, to: list.table)
    }

    override final func rectInside(_ rect: CGRect) -> CGRect {
        guard let list else { return rect }
        return view.convert(rect, from: list.table)
    }
}

/// The view that holds what a part of a table shows. It is as large as the view around it.
final class CellContentsView: UIView {
    weak var element: CellElement?
}

/// The element of a section's header or footer.
final class EdgeElement: CellElement {
    private let elements: [Element]
    /// The name of the element among those of the list: its first view's.
    let name: ObjectIdentifier

    init(_ elements: [Element], in list: ListElement, node: _Node) {
        self.elements = elements
        let stack = LayoutElement(node, VStackLayout(alignment: .leading))
        stack.apply(elements)
        name = ObjectIdentifier(elements.first ?? stack)
        super.init(stack, in: list, node: node)
    }

    /// Whether it shows `others`, and nothing else.
    func holds(_ others: [Element]) -> Bool { elements.elementsEqual(others, by: ===) }
}
