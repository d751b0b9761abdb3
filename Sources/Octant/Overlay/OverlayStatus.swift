import UIKit

/// What a screen reader reads of an overlay's indicator and words, in one: the same element whatever indicator there is.
final class OverlayStatus: UIAccessibilityElement {
    private var content = LoadingOverlay.Content()
    /// Whether the overlay is up; while it fades away it is not.
    var isUp = false

    /// Reads `content` from now on.
    func show(_ content: LoadingOverlay.Content) {
        self.content = content
        let words = accessibilityWords.joined([content.label, content.detail])
        accessibilityLabel = words.isEmpty ? nil : words
    }

    override var accessibilityProgress: AccessibilityProgress? {
        guard isUp, content.indicator != .spinner, let progress = content.progress else {
            return .indeterminate(isRunning: isUp)
        }
        return .fraction(Double(progress))
    }
}
