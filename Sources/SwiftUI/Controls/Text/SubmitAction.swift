/// The fields whose text is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The triggers of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The action when a text is submitted.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
    /// The actions outside, which follow: one or none.
    let outside: [SubmitAction]

    /// Calls the actions for what was submitted, the inner ones first.
    func callAsFunction(_ trigger: SubmitTriggers) {
        if triggers.contains(trigger) { action() }
        for action in outside { action(trigger) }
    }
}

private enum SubmitActionKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

extension EnvironmentValues {
    /// The action when a text is submitted.
    var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Calls `action` when return is pressed in a field inside this view.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitAction) { value in
            value = SubmitAction(triggers: triggers, action: action, outside: value.map { [$0] } ?? [])
        }
    }

    /// Keeps what is submitted in this view from the actions of `onSubmit` around it, or not.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
    }
}
