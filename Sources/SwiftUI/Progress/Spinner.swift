import UIKit

/// The system's activity indicator: 20 points, or 37 where controls are large. It runs as long as it is shown.
nonisolated struct Spinner: View {
    typealias Body = Never

    /// Nil for the surroundings' tint, or the system's grey where there is none.
    let tint: Color?

    @MainActor static func _makeNode(_ view: Spinner, _ context: _NodeContext) -> _ViewNode<Spinner> {
        LeafNode(view, context) { node, _ in SpinnerElement(node) }
    }
}

private final class SpinnerElement: ViewElement<UIActivityIndicatorView>, LeafElement {
    init(_ node: _Node) {
        super.init(node, UIActivityIndicatorView(style: .medium))
        view.startAnimating()
    }

    func apply(_ spinner: Spinner) {
        view.follow(surroundings)
        view.color = tintColor(spinner.tint)
        let style: UIActivityIndicatorView.Style = read(\.controlSize).isLarge ? .large : .medium
        guard style != view.style else { return }
        view.style = style
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

extension ControlSize {
    /// Whether indicators have their large size.
    var isLarge: Bool { self == .large || self == .extraLarge }
}
