internal import OctantLocalization
import UIKit

/// What an alert says.
nonisolated struct AlertSource {
    /// The title.
    let title: Text
    /// The kind of card.
    var style = UIAlertController.Style.alert
    /// Whether the title of an action sheet is shown.
    var titleVisibility = Visibility.automatic
    /// The buttons and fields.
    let actions: AnyView
    /// The text below the title.
    let message: AnyView?
}

/// Puts what views say into an alert of UIKit. The views are laid out, but never seen. Main actor only.
@MainActor final class AlertContents {
    private var source: AlertSource
    private var values: EnvironmentValues
    private let actions: _UIHostingView<AnyView>
    private let message: _UIHostingView<AnyView>
    /// Called with the action of the button that was chosen.
    private let choose: (() -> Void) -> Void
    private weak var controller: UIAlertController?
    private var buttons: [(mark: ButtonMark, action: UIAlertAction)] = []

    /// The contents that `source` says in an environment.
    init(_ source: AlertSource, _ values: EnvironmentValues, choose: @escaping (() -> Void) -> Void) {
        (self.source, self.values, self.choose) = (source, values, choose)
        actions = _UIHostingView(rootView: AnyView(EmptyView()))
        message = _UIHostingView(rootView: AnyView(EmptyView()))
        for host in [actions, message] {
            host.updatesOffScreen = true
            host.didUpdateOffScreen = { [weak self] in self?.show() }
        }
        setViews()
    }

    /// Says what `source` says from now on.
    func update(_ source: AlertSource, _ values: EnvironmentValues) {
        (self.source, self.values) = (source, values)
        setViews()
        show()
    }

    private func setViews() {
        actions.rootView = source.actions.buttonStyle(MarkedButtonStyle()).surrounded(by: values)
        message.rootView = (source.message ?? AnyView(EmptyView())).surrounded(by: values)
    }

    /// Makes the alert.
    func makeController() -> UIAlertController {
        let controller = UIAlertController(title: nil, message: nil, preferredStyle: source.style)
        self.controller = controller
        setTexts()
        actions.layOutUnseen()
        for field in actions.views(of: UITextField.self) { add(field, to: controller) }
        buttons = actions.views(of: ButtonMark.self).map { mark in
            let action = UIAlertAction(title: mark.text, style: mark.alertStyle) { [weak self] _ in
                self?.choose(mark.action)
            }
            return (mark, action)
        }
        if buttons.isEmpty {
            controller.addAction(UIAlertAction(title: strings.ok, style: .default) { [choose] _ in choose({}) })
        }
        for (mark, action) in buttons {
            action.isEnabled = mark.isEnabled
            controller.addAction(action)
        }
        if source.style == .actionSheet, !buttons.isEmpty, !buttons.contains(where: { $0.mark.alertStyle == .cancel }) {
            controller.addAction(
                UIAlertAction(title: strings.cancel, style: .cancel) { [choose] _ in choose({}) })
        }
        return controller
    }

    /// A field of the alert that writes into the one that the views have.
    private func add(_ field: UITextField, to controller: UIAlertController) {
        controller.addTextField { shown in
            (shown.text, shown.placeholder) = (field.text, field.placeholder)
            shown.isSecureTextEntry = field.isSecureTextEntry
            shown.accessibilityLabel = field.accessibilityLabel
            shown.addAction(
                UIAction { [weak field, weak shown] _ in
                    field?.text = shown?.text
                    field?.sendActions(for: .editingChanged)
                }, for: .editingChanged)
        }
    }

    private func setTexts() {
        message.layOutUnseen()
        let text = message.stringsInside.joined(separator: "\n")
        controller?.message = text.isEmpty ? nil : text
        // The title of an action sheet is for screen readers, unless the program wants it seen.
        let isSeen = source.style == .alert || source.titleVisibility == .visible
        let title = TextResolver(values).string(source.title)
        controller?.title = isSeen && !title.isEmpty ? title : nil
    }

    /// Shows what has changed. Which buttons there are was settled when the alert came.
    private func show() {
        setTexts()
        actions.layOutUnseen()
        for (mark, action) in buttons where action.isEnabled != mark.isEnabled { action.isEnabled = mark.isEnabled }
    }

    private var strings: BarStrings { LocalizedStrings(values.locale).bars }
}

extension ButtonMark {
    /// The style of the button in an alert.
    fileprivate var alertStyle: UIAlertAction.Style {
        switch role {
        case .cancel, .close: .cancel
        case .destructive: .destructive
        default: .default
        }
    }
}
