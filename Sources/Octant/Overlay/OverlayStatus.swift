import UIKit

/// The accessibility element of an overlay's indicator and text, in one: the same element whatever indicator there is.
final class OverlayStatus: UIAccessibilityElement {
    private var content = LoadingOverlay.Content()
    /// Whether the overlay is up; while it fades away it is not.
    var isUp = false {
        didSet { if isUp != oldValue { upDidChange() } }
    }

    /// Reads `content` from now on.
    func show(_ content: LoadingOverlay.Content) {
        self.content = content
        let parts = [content.label, content.detail].compactMap(\.self).filter { !$0.isEmpty }
        accessibilityLabel = parts.isEmpty ? nil : joined(parts)
    }

    /// The fraction done, as far as the indicator shows it.
    private var shownProgress: Double? {
        isUp && content.indicator != .spinner ? content.progress.map { Double($0) } : nil
    }

    #if canImport(RenderServer)
        override var accessibilityProgress: AccessibilityProgress? {
            shownProgress.map { .fraction($0) } ?? .indeterminate(isRunning: isUp)
        }

        private func joined(_ parts: [String]) -> String { localizedStrings.joined(parts) }

        /// Does nothing: what is to be announced is determined from one committed tree to the next.
        private func upDidChange() {}
    #else
        override var accessibilityValue: String? {
            get { shownProgress.map { SpokenProgress.text(for: $0) } ?? SpokenProgress.text(isRunning: isUp) }
            set { super.accessibilityValue = newValue }
        }

        private func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

        private func upDidChange() {
            let message = joined([accessibilityLabel, accessibilityValue].compactMap { $0 })
            UIAccessibility.post(notification: .announcement, argument: message)
        }
    #endif
}
