/// What a view knows of its appearance's properties. Main actor only.
@MainActor final class AppearanceState {
    /// A value that the appearance gave.
    struct Applied {
        /// Which one.
        var number: Int
        /// Gives the view what it had before.
        var undo: (UIView) -> Void
    }

    /// What is remembered by a view that `appearance()` answers; nil for all others.
    var record: AppearanceRecord?
    /// The properties, by their key paths or `AppearanceSetter`s, that were set on the view itself.
    var explicit: Set<AnyHashable> = []
    /// Those that the appearance gave.
    var applied: [AnyHashable: Applied] = [:]
}
