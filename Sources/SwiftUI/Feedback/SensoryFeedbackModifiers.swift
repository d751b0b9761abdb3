extension View {
    /// Gives `feedback` when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { _, _ in MainActor.assumeIsolated { feedback.play() } }
    }

    /// Gives `feedback` when `trigger` changes and `condition` holds for the former and the new value.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives what `feedback` returns for the former and the new value when `trigger` changes; nothing for nil.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            let wanted = feedback(old, new)
            MainActor.assumeIsolated { wanted?.play() }
        }
    }

    /// Gives what `feedback` returns when `trigger` changes; nothing for nil.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback() }
    }
}
