import CoreGraphics
import UIKit

/// A choice of a colour: a well at the end of the row, which brings UIKit's picker.
public struct ColorPicker<Label: View>: View {
    private let control: WellView
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    private init(_ selection: WellSelection, _ supportsOpacity: Bool, _ label: Label) {
        control = WellView(selection: selection, supportsOpacity: supportsOpacity)
        self.label = label
    }

    /// A picker of `selection`, with the label `label`. The opacity can be chosen if `supportsOpacity`.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(.color(selection), supportsOpacity, label())
    }

    /// A picker of `selection`, with the label `label`. The opacity can be chosen if `supportsOpacity`.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(.cgColor(selection), supportsOpacity, label())
    }

    /// The label and, at the end of the row, the well.
    public var body: some View {
        ControlRow(label: label, control: control, hidesLabel: labelsAreHidden)
    }
}

extension ColorPicker where Label == Text {
    /// A picker of `selection`, with the text of `titleKey`. The opacity can be chosen if `supportsOpacity`.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(.color(selection), supportsOpacity, Text(titleKey))
    }

    /// A picker of `selection`, with the text of `titleKey`. The opacity can be chosen if `supportsOpacity`.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(.cgColor(selection), supportsOpacity, Text(titleKey))
    }

    /// A picker of `selection`, with the label `title`. The opacity can be chosen if `supportsOpacity`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(.color(selection), supportsOpacity, Text(title))
    }

    /// A picker of `selection`, with the label `title`. The opacity can be chosen if `supportsOpacity`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(.cgColor(selection), supportsOpacity, Text(title))
    }
}

/// The colour that a well is bound to, in either form.
private enum WellSelection {
    case color(Binding<Color>), cgColor(Binding<CGColor>)

    @MainActor var color: UIColor {
        get {
            switch self {
            case .color(let color): UIColor(color.wrappedValue)
            case .cgColor(let color): UIColor(cgColor: color.wrappedValue)
            }
        }
        nonmutating set {
            switch self {
            case .color(let color): color.wrappedValue = Color(cgColor: newValue.cgColor)
            case .cgColor(let color): color.wrappedValue = newValue.cgColor
            }
        }
    }
}

/// UIKit's well, bound to a colour. In a `LabelledRow` its label is the text there, and the picker's title.
private nonisolated struct WellView: View {
    typealias Body = Never

    let selection: WellSelection
    let supportsOpacity: Bool

    @MainActor static func _makeNode(_ view: WellView, _ context: _NodeContext) -> _ViewNode<WellView> {
        LeafNode(view, context) { WellElement($0, $1) }
    }
}

private final class WellElement: ViewElement<RowWell>, LeafElement {
    private var leaf: WellView

    init(_ node: _Node, _ leaf: WellView) {
        self.leaf = leaf
        super.init(node, RowWell())
        view.addAction(UIAction { [weak self] _ in self?.colorDidChange() }, for: .valueChanged)
    }

    private func colorDidChange() {
        if let color = view.selectedColor { leaf.selection.color = color }
    }

    func apply(_ leaf: WellView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.isEnabled = surroundings.isEnabled
        view.describe(surroundings.spokenAttributes)
        view.supportsAlpha = leaf.supportsOpacity
        let color = leaf.selection.color.resolvedColor(with: surroundings.traitCollection)
        view.selectedColor = leaf.supportsOpacity ? color : color.withAlphaComponent(1)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// A well whose label, and whose picker's title, is the text in its row.
private final class RowWell: UIColorWell {
    override var title: String? {
        get { super.title ?? stringsInRow }
        set { super.title = newValue }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? stringsInRow }
        set { super.accessibilityLabel = newValue }
    }
}
