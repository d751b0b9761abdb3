import OctantBase

/// A part of a program's log. Lines go to standard error: `subsystem [category] error: text`. Any thread.
public final class OSLog: NSObject, Sendable {
    /// A category of the log with a meaning of its own.
    public struct Category: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Points of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are written on demand only.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    private let head: String
    private let isOff: Bool

    private init(head: String, isOff: Bool) { (self.head, self.isOff) = (head, isOff) }

    /// The part of the log for `category` of `subsystem`, which are written before each line.
    public convenience init(subsystem: String, category: String) {
        let parts = [subsystem, category.isEmpty ? "" : "[\(category)]"].filter { !$0.isEmpty }
        self.init(head: parts.joined(separator: " "), isOff: false)
    }

    /// The part of the log for `category` of `subsystem`.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log of the program as a whole.
    public static let `default` = OSLog(head: "", isOff: false)
    /// A log that writes nothing.
    public static let disabled = OSLog(head: "", isOff: true)

    /// Whether lines of `type` are written: those of `.debug` and `.info` with the environment's `OS_ACTIVITY_MODE`
    /// being `debug` or `info`, none with `disable`.
    public func isEnabled(type: OSLogType) -> Bool { !isOff && type.isWritten(in: Self.mode) }

    /// Whether signposts are written: with `OS_ACTIVITY_MODE=debug`.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"]

    /// Writes a line of `type`.
    func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let start = [head, type.word ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        Log.programLine(start.isEmpty ? text() : "\(start): \(text())")
    }
}
