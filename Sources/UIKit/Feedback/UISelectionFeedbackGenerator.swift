/// Lets the user feel that the selection changed. A desktop has nothing to be felt. Main actor only.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The selection changed. Nothing is felt.
    open func selectionChanged() {}
}
