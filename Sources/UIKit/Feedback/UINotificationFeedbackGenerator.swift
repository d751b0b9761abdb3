/// Lets the user feel how something turned out. A desktop has nothing to be felt. Main actor only.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something turned out.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With something to look out for.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// Something turned out so. Nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
