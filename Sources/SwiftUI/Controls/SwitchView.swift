import UIKit

/// UIKit's switch, bound to a value. In a `LabelledRow` its label is the text there.
nonisolated struct SwitchView: View {
    typealias Body = Never

    /// Whether it is on.
    let isOn: Binding<Bool>

    @MainActor static func _makeNode(_ view: SwitchView, _ context: _NodeContext) -> _ViewNode<SwitchView> {
        LeafNode(view, context) { node, _ in SwitchElement(node) }
    }
}

private final class SwitchElement: ViewElement<RowSwitch>, LeafElement {
    private var isOn: Binding<Bool>?

    init(_ node: _Node) {
        super.init(node, RowSwitch())
        view.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    }

    /// The user turned the switch over: the value is asked whether it stays so.
    private func turn() {
        guard let isOn else { return }
        isOn.wrappedValue = view.isOn
        let answer = isOn.wrappedValue
        if answer != view.isOn { view.setOn(answer, animated: true) }
    }

    func apply(_ view: SwitchView) {
        isOn = view.isOn
        let surroundings = surroundings
        let shown = self.view
        shown.follow(surroundings)
        shown.onTintColor = surroundings.tint == nil ? nil : shown.tintColor
        shown.isEnabled = surroundings.isEnabled
        shown.shortcut = surroundings.keyboardShortcut
        shown.describe(surroundings.spokenAttributes)
        let value = view.isOn.wrappedValue
        if shown.isOn != value { shown.setOn(value, animated: transaction.animation != nil) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// A switch whose label is the text in its row.
private final class RowSwitch: UISwitch, ShortcutTarget {
    var shortcut: KeyboardShortcut?

    func performShortcut() {
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? stringsInRow }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIView {
    /// The text in the `LabelledRow` that the view is in; nil for none.
    var stringsInRow: String? {
        var next = superview
        while let view = next, !(view is RowSurface) { next = view.superview }
        let strings = next?.stringsInside ?? []
        return strings.isEmpty ? nil : strings.joined(separator: ", ")
    }
}

/// A control and its label.
struct LabelledRow<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.modifier(RowModifier()) }
}

private nonisolated struct RowModifier: WrappingModifier {
    @MainActor func makeElement(_ node: _Node, around content: Element) -> EffectElement {
        EffectElement(node, around: content, in: RowSurface())
    }

    @MainActor func update(_ element: EffectElement) {}
}

/// The view around a control and its label.
private final class RowSurface: SurfaceView {}
