import UIKit

/// A button in a row of a list: the row itself is pressed.
nonisolated struct RowActionModifier: WrappingModifier {
    let role: ButtonRole?
    /// Whether it leads to another page.
    let isLink: Bool
    let isEnabled: Bool
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> RowActionElement {
        RowActionElement(node, around: content, self)
    }

    @MainActor func update(_ element: RowActionElement) {
        let isOther = element.button.isLink != isLink || element.button.isEnabled != isEnabled
        element.button = self
        if isOther { element.setNeedsLayout() }
    }
}

/// The element of a button in a row.
final class RowActionElement: UnaryElement {
    var button: RowActionModifier

    init(_ node: _Node, around content: Element, _ button: RowActionModifier) {
        self.button = button
        super.init(node, around: content)
    }
}

extension Element {
    /// The buttons in the element that the row is pressed for.
    var rowActions: [RowActionElement] {
        if let action = self as? RowActionElement { return [action] }
        return children.flatMap(\.rowActions)
    }
}

/// A button of the usual style: in a row of a list the label alone, since the row itself is pressed.
struct DefaultButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.listPlace) private var place

    var body: some View {
        if place == .row {
            RowButton(configuration: configuration)
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

private struct RowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isRowLink) private var isLink
    @Environment(\.isForegroundSet) private var isForegroundSet

    private var style: AnyShapeStyle {
        if isForegroundSet { return AnyShapeStyle(HierarchicalShapeStyle.primary) }
        if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        if isLink { return AnyShapeStyle(HierarchicalShapeStyle.primary) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    var body: some View {
        configuration.label.foregroundStyle(style)
            .modifier(
                RowActionModifier(
                    role: configuration.role, isLink: isLink, isEnabled: isEnabled, action: configuration.action))
    }
}
