/// Writes lines of a program's log, texts with values in them. Any thread.
///
/// A line is made only where it is written (`OSLog.isEnabled(type:)`).
public struct Logger: Sendable {
    private let log: OSLog

    /// The log of the program as a whole.
    public init() { log = .default }

    /// The part of the log for `category` of `subsystem`.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// What writes to `logObj`.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a line of the default type.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }

    /// Writes a line of the type `level`.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.write(message().text, level) }

    /// Writes a line of the type `.debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }

    /// Writes a line of the type `.debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .debug) }

    /// Writes a line of the type `.info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .info) }

    /// Writes a line of the default type.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .default) }

    /// Writes a line of the type `.error`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }

    /// Writes a line of the type `.error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .error) }

    /// Writes a line of the type `.fault`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }

    /// Writes a line of the type `.fault`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log.write(message().text, .fault) }
}
