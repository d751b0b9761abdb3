import UIKit

extension LoadingOverlay {
    /// The kind of indicator in the middle of an overlay.
    public enum Indicator: Sendable, Hashable, CaseIterable {
        /// A large activity indicator, whether or not the progress is known.
        case spinner
        /// A progress bar; while the progress is not known, a linear activity indicator.
        case bar
        /// A ring; while the progress is not known, a material activity indicator.
        case ring
    }

    /// The effect of an overlay on the view it covers.
    public enum Background: Sendable, Hashable, CaseIterable {
        /// Black at .3, with the content on a panel of material.
        case dimmed
        /// A blurred material over all of it.
        case blurred
    }

    /// The content of an overlay for one piece of work.
    public struct Content: Sendable, Hashable {
        /// The indicator. `.spinner` by default.
        public var indicator: Indicator
        /// The fraction done, 0...1, clamped; nil, the default, while it is not known.
        public var progress: Float?
        /// A line below the indicator, 17 points in secondaryLabel; nil, the default, for none.
        public var label: String?
        /// The text below it, 13 points; nil, the default, for none.
        public var detail: String?
        /// The title of a button that cancels; nil, the default, for no button.
        public var cancelTitle: String?
        /// The effect on the view that is covered. `.dimmed` by default.
        public var background: Background

        /// The content of an overlay.
        public init(
            indicator: Indicator = .spinner, progress: Float? = nil, label: String? = nil, detail: String? = nil,
            cancelTitle: String? = nil, background: Background = .dimmed
        ) {
            (self.indicator, self.progress, self.label, self.detail) = (indicator, progress, label, detail)
            (self.cancelTitle, self.background) = (cancelTitle, background)
        }
    }

    /// The times at which an overlay appears and may disappear, in seconds. Negative times and those that are not
    /// finite count as 0.
    public struct Timing: Sendable, Hashable {
        /// Work that ends within this time shows nothing. .25 by default: people do not feel that they waited.
        public var graceTime: Double
        /// The least time for which it stays once it has appeared. .5 by default.
        public var minimumShowTime: Double

        /// Times of an overlay.
        public init(graceTime: Double = 0.25, minimumShowTime: Double = 0.5) {
            (self.graceTime, self.minimumShowTime) = (graceTime, minimumShowTime)
        }
    }

    /// One piece of work that an overlay is shown for. Main thread.
    @preconcurrency @MainActor public final class Token {
        private weak var overlay: LoadingOverlay?
        let onCancel: @MainActor () -> Void
        /// The number of the work in the overlay's presence.
        var work = 0

        init(_ overlay: LoadingOverlay, _ content: Content, _ onCancel: @escaping @MainActor () -> Void) {
            (self.overlay, self.content, self.onCancel) = (overlay, content, onCancel)
        }

        /// The overlay's content as long as this is the last work begun of those that are not dismissed.
        public var content: Content {
            didSet {
                if content != oldValue { overlay?.refresh() }
            }
        }

        /// Whether the work is over.
        public private(set) var isDismissed = false

        /// The work is over. A second time does nothing. The overlay goes with its last work.
        public func dismiss() {
            guard !isDismissed else { return }
            isDismissed = true
            overlay?.end(self)
        }
    }
}
