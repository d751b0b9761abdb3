import UIKit

/// A control of UIKit's that shows choices, and lets the user make one.
@MainActor protocol ChoiceControl: UIControl {
    init()
    /// Called with the index of the choice that the user makes.
    var choose: (Int) -> Void { get set }
    /// Shows choices, of which that at the index is made; nil for none.
    func show(_ lines: [MenuContents.Line], chosen: Int?)
    /// The size for `proposal`, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
}

/// A picker's control. In a `LabelledRow` its label is the text there.
nonisolated struct ChoiceView<Control: ChoiceControl>: View {
    typealias Body = Never

    let kind: Control.Type
    let content: AnyView
    let selection: PickerSelection

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LeafNode(view, context) { node, _ in ChoiceElement<Control>(node) }
    }
}

private final class ChoiceElement<Control: ChoiceControl>: ViewElement<Control>, LeafElement {
    private let contents = MenuContents()
    private var selection: PickerSelection?
    private var tags: [Tag] = []

    init(_ node: _Node) {
        super.init(node, Control())
        view.choose = { [weak self] in self?.choose($0) }
        contents.didChange = { [weak self] in self?.show() }
    }

    private func choose(_ index: Int) {
        guard tags.indices.contains(index) else { return }
        selection?.select(tags[index])
        show()
    }

    func apply(_ leaf: ChoiceView<Control>) {
        selection = leaf.selection
        let surroundings = surroundings
        view.follow(surroundings)
        view.isEnabled = surroundings.isEnabled
        view.describe(surroundings.spokenAttributes)
        contents.show(leaf.content, in: surroundings)
        show()
    }

    /// Shows what the views say now, and which of them is chosen.
    private func show() {
        let choices = contents.choices()
        tags = choices.map(\.tag)
        view.show(choices.map(\.line), chosen: tags.firstIndex { selection?.isSelected($0) ?? false })
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.size(for: proposal) }
}
