import UIKit

#if canImport(RenderServer)
    extension UIView {
        /// Whether the user asked for less motion, as far as this view is concerned.
        var reducesMotion: Bool { traitCollection.reducesMotion }
    }
#else
    extension UIView {
        /// Whether the user asked for less motion.
        var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        /// Does nothing: the Objective-C runtime sees what is set.
        func noteAppearance<Root: UIView, Value>(_ property: ReferenceWritableKeyPath<Root, Value>, set value: Value) {}
    }

    extension UIApplication {
        /// Posted by `NetworkActivity` when `isNetworkActivityIndicatorVisible` changed.
        nonisolated static let networkActivityDidChangeNotification = Notification.Name(
            "OctantNetworkActivityDidChangeNotification")
    }

    /// The spoken text of progress.
    enum SpokenProgress {
        /// "50%", with the user's digits and sign.
        static func text(for fraction: Double) -> String {
            NumberFormatter.localizedString(from: NSNumber(value: fraction), number: .percent)
        }

        /// UIKit's value of an activity indicator; in English, since Apple's texts are not available.
        static func text(isRunning: Bool) -> String { isRunning ? "In progress" : "Progress halted" }
    }
#endif
