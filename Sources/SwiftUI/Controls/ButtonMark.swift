import UIKit

/// The style of buttons that are laid out and never seen: an alert, a menu or a swiped row of UIKit shows what they
/// say.
struct MarkedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MarkedButton(configuration: configuration) }
}

private struct MarkedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.modifier(
            ButtonMarkModifier(role: configuration.role, isEnabled: isEnabled, action: configuration.action))
    }
}

/// Marks the label of a button.
private nonisolated struct ButtonMarkModifier: WrappingModifier {
    let role: ButtonRole?
    let isEnabled: Bool
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<ButtonMark> {
        updated(SurfaceElement(node, around: content, in: ButtonMark()))
    }

    @MainActor func update(_ element: SurfaceElement<ButtonMark>) {
        let values = element.environment.values
        let mark = element.surface
        (mark.role, mark.isEnabled, mark.action) = (role, isEnabled, action)
        mark.tint = values.tint == nil ? nil : Color.accentColor.uiColor(in: values)
    }
}

/// The view around the label of a button that is never seen.
final class ButtonMark: UIView {
    fileprivate(set) var role: ButtonRole?
    fileprivate(set) var isEnabled = true
    fileprivate(set) var action: @MainActor () -> Void = {}
    /// The tint that is set around the button; nil for none.
    fileprivate(set) var tint: UIColor?

    /// The texts of the label.
    var text: String { stringsInside.joined(separator: " ") }

    /// The image of the label; nil for none.
    var image: UIImage? { views(of: UIImageView.self).lazy.compactMap(\.image).first }
}

extension UIView {
    /// The outermost views of a type inside this one, in their order.
    func views<V: UIView>(of type: V.Type) -> [V] {
        subviews.flatMap { inner in (inner as? V).map { [$0] } ?? inner.views(of: type) }
    }
}

extension _UIHostingView {
    /// Lays the views out in the size they like best, for what they say rather than to be seen.
    final func layOutUnseen() {
        frame.size = intrinsicContentSize
        layoutIfNeeded()
    }
}
