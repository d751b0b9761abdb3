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
        guard isTrailing, row.deletes, let origin else { return nil }
        let title = LocalizedStrings(values.locale).bars.delete
        let action = UIContextualAction(style: .destructive, title: title) { [row] _, _, done in
            row.delete(at: origin.index)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func actions(of swipe: RowSwipe) -> [UIContextualAction] {
        let views = swipe.content.buttonStyle(MarkedButtonStyle()).surrounded(by: values)
        let host = _UIHostingView(rootView: views)
        host.layOutUnseen()
        return host.views(of: ButtonMark.self).filter(\.isEnabled).map { mark in
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
}
