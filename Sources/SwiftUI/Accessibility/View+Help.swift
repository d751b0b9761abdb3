extension View {
    /// What this view is for, as a screen reader's hint.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// What this view is for, as a screen reader's hint: the text of `textKey`.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// What this view is for, as a screen reader's hint.
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
        accessibilityHint(text)
    }
}
