import UIKit

/// UIKit's slider, bound to its thumb's position on the track.
nonisolated struct SliderView: View {
    typealias Body = Never

    /// The position of the thumb.
    let thumb: SliderThumb
    /// The accessibility label; nil for none.
    let name: String?
    /// Called with true when the user grabs the thumb, and with false when they let go.
    let onEditingChanged: (Bool) -> Void

    @MainActor static func _makeNode(_ view: SliderView, _ context: _NodeContext) -> _ViewNode<SliderView> {
        LeafNode(view, context) { SliderElement($0, $1) }
    }
}

private final class SliderElement: ViewElement<UISlider>, LeafElement {
    private var leaf: SliderView

    init(_ node: _Node, _ leaf: SliderView) {
        self.leaf = leaf
        super.init(node, UISlider())
        view.addAction(UIAction { [weak self] _ in self?.move() }, for: .valueChanged)
        view.addAction(UIAction { [weak self] _ in self?.leaf.onEditingChanged(true) }, for: .touchDown)
        view.addAction(
            UIAction { [weak self] _ in self?.leaf.onEditingChanged(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    /// The user moved the thumb: the value is asked where it stays.
    private func move() {
        leaf.thumb.write(Double(view.value), view.isTracking)
        let answer = Float(leaf.thumb.read())
        if answer != view.value { view.value = answer }
    }

    func apply(_ leaf: SliderView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.isEnabled = surroundings.isEnabled
        view.describe(surroundings.spokenAttributes, label: leaf.name)
        let value = Float(leaf.thumb.read())
        if view.value != value { view.setValue(value, animated: transaction.animation != nil) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.layoutSize(for: proposal) }
}
