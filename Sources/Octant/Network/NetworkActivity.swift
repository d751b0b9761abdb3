import UIKit

// Seconds that an operation lasts before the indicator shows. Source: docs/sources.md, Requirements 42, "a few".
private let standardDelay = 3.0

/// Shows the network activity indicator of the status bar for operations that last.
///
/// Each `begin()` is one operation. `UIApplication.isNetworkActivityIndicatorVisible` becomes true when one of them has
/// lasted for `delay`, and false again when all are over. Main thread.
@preconcurrency @MainActor public final class NetworkActivity {
    /// The program's.
    public static let shared = NetworkActivity()

    private let timer = PresenceTimer()

    /// An activity that counts by itself. A program has `shared`; of several, the one that changed last is shown.
    public init() {
        timer.changed = { isVisible in
            UIApplication.shared.isNetworkActivityIndicatorVisible = isVisible
            #if !canImport(RenderServer)
                NotificationCenter.default.post(name: UIApplication.networkActivityDidChangeNotification, object: nil)
            #endif
        }
    }

    /// The seconds that an operation begun from now on lasts before it is shown. 3 by default; negative and not finite
    /// ones count as 0.
    public var delay = standardDelay

    /// The number of operations under way.
    public private(set) var count = 0

    /// An operation begins.
    public func begin() -> Operation {
        count += 1
        return Operation(self, work: timer.begin(delay: delay))
    }

    /// Runs `operation`, off the main thread, as one that is counted.
    public func run<Result: Sendable>(_ operation: @Sendable () async throws -> Result) async rethrows -> Result {
        let counted = begin()
        defer { counted.end() }
        return try await operation()
    }

    /// One operation under way. Main thread.
    @preconcurrency @MainActor public final class Operation {
        private let activity: NetworkActivity
        private let work: Int
        private var isOver = false

        fileprivate init(_ activity: NetworkActivity, work: Int) {
            (self.activity, self.work) = (activity, work)
        }

        /// The operation is over. A second time does nothing.
        public func end() {
            guard !isOver else { return }
            isOver = true
            activity.count -= 1
            activity.timer.end(work)
        }
    }
}
