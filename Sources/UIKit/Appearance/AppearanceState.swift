/// The state of a view's appearance properties. Main actor only.
@MainActor final class AppearanceState {
    /// A value that the appearance gave.
    struct Applied {
        /// The number of the setting.
        var number: Int
        /// Restores the view's former value.
        var undo: (UIView) -> Void
    }

    /// The record of a view that `appearance()` returns; nil for all others.
    var record: AppearanceRecord?
    /// The properties, by their key paths or `AppearanceSetter`s, that were set on the view itself.
    var explicit: Set<AnyHashable> = []
    /// The values that the appearance set.
    var applied: [AnyHashable: Applied] = [:]
}
