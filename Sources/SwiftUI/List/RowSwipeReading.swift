import Foundation
internal import OctantLocalization
import UIKit

/// Reads the buttons that a swipe shows from the views that the program has for it. They are laid out, but never seen.
@MainActor struct RowSwipeReading {
    private let row: RowElement
    private var values: EnvironmentValues { row.content.environment.values }

    init(_ row: RowElement) { self.row = row }

    /// The buttons at an edge of the row, the first of them at the edge; nil for none. `origin` is where the row's
    /// element is.
    func configuration(
        isTrailing: Bool, of origin: (rows: any LazyRows, index: Int)?
    ) -> UISwipeActionsConfiguration? {
        let swipes = isTrailing ? row.traits.trailingSwipes : row.traits.leadingSwipes
        if !swipes.isEmpty {
            let configuration = UISwipeActionsConfiguration(actions: swipes.flatMap(actions))
            configuration.performsFirstActionWithFullSwipe = swipes[0].allowsFullSwipe
            return configuration
        }
        guard isTrailing, let delete = row.traits.delete, row.traits.isDeleteDisabled != true, let origin else {
            return nil
        }
        let title = LocalizedStrings(values.locale).bars.delete
        let action = UIContextualAction(style: .destructive, title: title) { _, _, done in
            withAnimation { delete(IndexSet(integer: origin.index)) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func actions(of swipe: RowSwipe) -> [UIContextualAction] {
        let views = swipe.content.buttonStyle(SwipeButtonStyle()).surrounded(by: values)
        let host = _UIHostingView(rootView: views)
        host.frame.size = host.intrinsicContentSize
        host.layoutIfNeeded()
        return marks(in: host).filter(\.isEnabled).map { mark in
            let style: UIContextualAction.Style = mark.role == .destructive ? .destructive : .normal
            // The action has the views live on until it is done.
            let action = UIContextualAction(style: style, title: mark.text) { [host] _, _, done in
                withExtendedLifetime(host) { mark.action() }
                done(true)
            }
            action.image = mark.image
            if let tint = mark.tint { action.backgroundColor = tint }
            return action
        }
    }

    private func marks(in view: UIView) -> [SwipeMark] {
        view.subviews.flatMap { inner in (inner as? SwipeMark).map { [$0] } ?? marks(in: inner) }
    }
}

/// A button of a swipe, which UIKit shows.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.modifier(
            SwipeMarkModifier(role: configuration.role, isEnabled: isEnabled, action: configuration.action))
    }
}

/// Marks the label of a button of a swipe.
private nonisolated struct SwipeMarkModifier: WrappingModifier {
    let role: ButtonRole?
    let isEnabled: Bool
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<SwipeMark> {
        updated(SurfaceElement(node, around: content, in: SwipeMark()))
    }

    @MainActor func update(_ element: SurfaceElement<SwipeMark>) {
        let values = element.environment.values
        let mark = element.surface
        (mark.role, mark.isEnabled, mark.action) = (role, isEnabled, action)
        mark.tint = values.tint == nil ? nil : Color.accentColor.uiColor(in: values)
    }
}

/// The view around the label of a button of a swipe.
private final class SwipeMark: UIView {
    var role: ButtonRole?
    var isEnabled = true
    var action: @MainActor () -> Void = {}
    /// The tint that is set around the button; nil for none.
    var tint: UIColor?

    /// The texts of the label.
    var text: String { stringsInside.joined(separator: " ") }

    /// The image of the label; nil for none.
    var image: UIImage? { image(in: self) }

    private func image(in view: UIView) -> UIImage? {
        (view as? UIImageView)?.image ?? view.subviews.lazy.compactMap { self.image(in: $0) }.first
    }
}
