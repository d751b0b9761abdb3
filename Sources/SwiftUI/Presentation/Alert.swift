internal import OctantLocalization
import UIKit

/// A title, a message and one or two buttons, over all other views. `View.alert(_:isPresented:actions:)` is its
/// successor.
public nonisolated struct Alert {
    /// A button of an alert, or of an action sheet.
    public nonisolated struct Button {
        fileprivate let label: Text?
        fileprivate let role: ButtonRole?
        fileprivate let action: (() -> Void)?

        private init(_ label: Text?, _ role: ButtonRole?, _ action: (() -> Void)?) {
            (self.label, self.role, self.action) = (label, role, action)
        }

        /// A button of this title.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// A button of this title that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// A button “Cancel” in the user's language.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(nil, .cancel, action) }

        /// A button of this title that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }

    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// An alert with one button, “OK” by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// The same as views say it.
    @MainActor var source: AlertSource {
        AlertSource(
            title: title, actions: AnyView(AlertButtons(buttons: buttons)), message: message.map { AnyView($0) })
    }
}

/// A title, a message and buttons at the bottom of the window. `View.confirmationDialog` is its successor.
public nonisolated struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// A sheet of these buttons; one of them is to cancel.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    /// The same as views say it.
    @MainActor var source: AlertSource {
        AlertSource(
            title: title, style: .actionSheet, titleVisibility: .visible,
            actions: AnyView(AlertButtons(buttons: buttons)), message: message.map { AnyView($0) })
    }
}

/// The buttons of an alert as views.
private struct AlertButtons: View {
    let buttons: [Alert.Button]
    @Environment(\.locale) private var locale

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label ?? Text(verbatim: LocalizedStrings(locale).bars.cancel)
            }
        }
    }
}

extension View {
    /// Presents the alert that `content` makes while `isPresented` is true.
    @MainActor public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting(isPresented) { content().source }
    }

    /// Presents the alert that `content` makes of `item` while there is one.
    @MainActor public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        presenting(item) { content($0).source }
    }

    /// Presents the sheet that `content` makes while `isPresented` is true.
    @MainActor public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting(isPresented) { content().source }
    }

    /// Presents the sheet that `content` makes of `item` while there is one.
    @MainActor public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        presenting(item) { content($0).source }
    }

    @MainActor private func presenting(_ isPresented: Binding<Bool>, _ source: () -> AlertSource) -> some View {
        modifier(
            PresentedModifier(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil,
                content: .alert(isPresented.wrappedValue ? source() : .none),
                ended: { isPresented.wrappedValue = false }
            ))
    }

    @MainActor private func presenting<Item: Identifiable>(
        _ item: Binding<Item?>, _ source: (Item) -> AlertSource
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PresentedModifier(
                id: shown.map { AnyHashable($0.id) }, content: .alert(shown.map(source) ?? .none),
                ended: { item.wrappedValue = nil }))
    }
}

extension AlertSource {
    /// That of an alert that is not shown.
    fileprivate static var none: AlertSource {
        AlertSource(title: Text(verbatim: ""), actions: AnyView(EmptyView()), message: nil)
    }
}
