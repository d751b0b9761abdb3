import Foundation
import OctantBase

/// Events that a screen reader can be notified of, as values: `AccessibilityNotification.Announcement("Done").post()`.
/// They are posted as `UIAccessibility.post(notification:argument:)` does, from any thread: elsewhere than on the main
/// thread, when its turn comes.
public enum AccessibilityNotification {
    /// A text to be announced.
    public struct Announcement: Sendable {
        private let text: String

        /// The text.
        public init(_ announcement: String) { text = announcement }
        /// The text, without its attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Posts the announcement.
        public func post() { send(.announcement, text) }
    }

    /// A change of a part of the screen.
    public struct LayoutChanged {
        private let element: Any?

        /// A change after which the reader goes to `element`, or announces the text that it is; nil for neither.
        public init(_ element: Any? = nil) { self.element = element }

        /// Posts the change.
        public func post() { send(.layoutChanged, element) }
    }

    /// A change of all that mattered on the screen.
    public struct ScreenChanged {
        private let element: Any?

        /// A change after which the reader goes to `element`, or announces the text that it is; nil for neither.
        public init(_ element: Any? = nil) { self.element = element }

        /// Posts the change.
        public func post() { send(.screenChanged, element) }
    }

    /// The end of scrolling by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// What is on the page: "Page 2 of 5".
        public init(_ announcement: String) { text = announcement }
        /// What is on the page, without the text's attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Posts the end.
        public func post() { send(.pageScrolled, text) }
    }

    /// Posts `notification` on the main thread.
    private static func send(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        nonisolated(unsafe) let argument = argument
        let post = { @MainActor @Sendable in UIAccessibility.post(notification: notification, argument: argument) }
        if MainThread.isCurrent { return MainActor.assumeIsolated(post) }
        DispatchQueue.main.async(execute: post)
    }
}
