import Foundation
import UIKit

/// The element of a row.
final class RowElement: CellElement {
    /// What is said of the row.
    var traits = RowTraits()
    /// The buttons that the row is pressed for.
    private(set) var actions: [RowActionElement] = []
    /// The ground of the row.
    private(set) var ground: RowGround?

    init(_ content: Element, in list: ListElement, node: _Node) {
        super.init(content, in: list, node: node)
        readTraits()
    }

    /// Whether pressing the row leads to another page.
    var isLink: Bool { actions.contains(where: \.button.isLink) }

    /// Finds out anew what is said of the row.
    func readTraits() {
        traits = content.rowTraits(in: list?.node)
        actions = content.rowActions
        guard let background = traits.background, let list, let node = content.node else { return end() }
        if let ground {
            ground.node.update(background)
        } else {
            ground = list.node.map { RowGround(background, of: node, in: list, $0) }
        }
    }

    private var isEnabled: Bool { content.environment.values.isEnabled }
    /// Whether the user can delete it.
    var deletes: Bool { traits.delete != nil && traits.isDeleteDisabled != true && isEnabled }
    /// Deletes the element at `index` of its collection.
    func delete(at index: Int) {
        let delete = traits.delete
        withAnimation { delete?(IndexSet(integer: index)) }
    }

    /// Whether the user can move it.
    var moves: Bool { traits.move != nil && traits.isMoveDisabled != true && isEnabled }

    /// The row is shown no more.
    func end() {
        ground?.remove()
        ground = nil
    }

    override func arrange() {
        actions = content.rowActions
        super.arrange()
    }
}

/// What the program puts behind a row.
@MainActor final class RowGround {
    let node: _ViewNode<AnyView>
    private weak var list: ListElement?
    private(set) var element: CellElement?

    init(_ view: AnyView, of row: _Node, in list: ListElement, _ listNode: _Node) {
        var context = listNode.contextForChildren
        context.environment = row.environment
        node = AnyView._makeNode(view, context)
        self.list = list
    }

    /// The element of the views.
    func shown() -> CellElement? {
        guard let list, let first = node.elements.first else { return nil }
        if let element, element.content === first { return element }
        let new = CellElement(first, in: list, node: node, fills: true)
        element = new
        return new
    }

    func remove() { node.remove() }
}
