import Foundation

/// A piece of work that goes on while no window of the program is seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the work.
    public let rawValue: Int

    /// The work of this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// The seconds that the program may still go on without being seen: any number, for a desktop stops no program.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Notes that work begins that is to go on while the program is not seen. A desktop stops no program, so it does,
    /// and `handler`, for when the time is up, is never called.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Notes that work called `taskName` begins that is to go on while the program is not seen. A desktop stops no
    /// program, so it does, and `handler`, for when the time is up, is never called.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Notes that the work has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
