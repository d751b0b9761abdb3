import Dispatch

/// Marks moments and intervals of a program, as debugging lines of the log: an interval's end says how long it took.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Marks of the program as a whole.
    public init() { log = .default }

    /// Marks for `category` of `subsystem`.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Marks for `category` of `subsystem`.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Marks in `logHandle`.
    public init(logHandle: OSLog) { log = logHandle }

    /// What writes no marks.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether marks are written: with the environment's `OS_ACTIVITY_MODE` being `debug`.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// An identifier that no other signpost of the program has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// The identifier for `object`.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        mark(.begin, name, id, "")
        return OSSignpostIntervalState(id: id)
    }

    /// Begins an interval, with a text.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        mark(.begin, name, id, message().text)
        return OSSignpostIntervalState(id: id)
    }

    /// Ends the interval that `state` was made for.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        mark(.end, name, state.id, state.elapsed)
    }

    /// Ends the interval that `state` was made for, with a text.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {
        mark(.end, name, state.id, "\(state.elapsed) \(message().text)")
    }

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark(.event, name, id, "") }

    /// Marks a moment, with a text.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {
        mark(.event, name, id, message().text)
    }

    /// Runs `task` as an interval, and returns what it returns.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    private func mark(
        _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ text: @autoclosure () -> String
    ) {
        log.signpost(type, name, id, text())
    }
}

/// An interval that began.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    private let start = DispatchTime.now().uptimeNanoseconds

    init(id: OSSignpostID) { self.id = id }

    /// An interval that begins now, with an identifier.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

    /// The time since then.
    fileprivate var elapsed: String {
        String(format: "%.3f ms", Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
    }
}

/// Writes a signpost as a debugging line of `log`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.signpost(type, name, signpostID, "")
}

/// Writes a signpost as a debugging line of `log`, with the format `format` and `arguments` in it.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    log.signpost(type, name, signpostID, LogFormat("\(format)").text(arguments))
}

extension OSLog {
    fileprivate func signpost(
        _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ text: @autoclosure () -> String
    ) {
        guard signpostsEnabled else { return }
        let number = id == .exclusive ? "" : " #\(id.rawValue)"
        let more = text()
        write("signpost \(type.word) \(name)\(number)\(more.isEmpty ? "" : ": \(more)")", .debug)
    }
}
