internal import OctantLocalization
import UIKit

/// UIKit's stepper, bound to steps. In a `LabelledRow` its label is the text there.
nonisolated struct StepperView: View {
    typealias Body = Never

    /// What the buttons do.
    let steps: StepperSteps
    /// Called with true when a finger goes down, and with false when it is lifted.
    let onEditingChanged: (Bool) -> Void

    @MainActor static func _makeNode(_ view: StepperView, _ context: _NodeContext) -> _ViewNode<StepperView> {
        LeafNode(view, context) { StepperElement($0, $1) }
    }
}

private final class StepperElement: ViewElement<RowStepper>, LeafElement {
    private var leaf: StepperView

    init(_ node: _Node, _ leaf: StepperView) {
        self.leaf = leaf
        super.init(node, RowStepper())
        view.addAction(UIAction { [weak self] _ in self?.step() }, for: .valueChanged)
        view.addAction(UIAction { [weak self] _ in self?.leaf.onEditingChanged(true) }, for: .touchDown)
        view.addAction(
            UIAction { [weak self] _ in self?.leaf.onEditingChanged(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    /// The user made a step: away from 0, to which the buttons return.
    private func step() {
        let isUp = view.value > 0
        (isUp ? leaf.steps.up() : leaf.steps.down())?()
        show()
    }

    /// The buttons are those of a number at 0 that can go to 1 and to -1, as far as there are steps.
    private func show() {
        view.minimumValue = leaf.steps.down() == nil ? 0 : -1
        view.maximumValue = leaf.steps.up() == nil ? 0 : 1
        view.value = 0
        view.number = leaf.steps.number()
    }

    func apply(_ leaf: StepperView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.overrideLocale(surroundings.locale)
        view.isEnabled = surroundings.isEnabled
        view.describe(surroundings.spokenAttributes)
        show()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// A stepper whose label is the text in its row, and whose value is a number kept elsewhere.
private final class RowStepper: UIStepper {
    /// The number; nil where there is none.
    var number: Double?

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? stringsInRow }
        set { super.accessibilityLabel = newValue }
    }

    private var setValue: String?

    override var accessibilityValue: String? {
        get { setValue ?? number.map(localizedStrings.number) }
        set { setValue = newValue }
    }
}
