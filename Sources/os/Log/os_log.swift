/// Writes a line of `type` to `log`: `message`, which is a format as C knows it with the additions of the log
/// (`%{public}@`), with `args` in it.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat("\(message)").text(args), type)
}

/// Writes a line of `type` to `log`: the format `message` with `args` in it.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat("\(message)").text(args), type)
}

/// Writes a line of the default type: a text with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a line of `type` to `log`: a text with values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}
