/// How much a line of the log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt8

    /// The type of this number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The type of this number.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// What tells why something went wrong.
    public static let `default` = OSLogType(0)
    /// What helps to see what goes on.
    public static let info = OSLogType(1)
    /// What is of use while the program is being made.
    public static let debug = OSLogType(2)
    /// An error of the program.
    public static let error = OSLogType(16)
    /// A fault of the program or the system.
    public static let fault = OSLogType(17)

    /// The word that stands in the line; nil for the default type.
    var word: String? {
        switch self {
        case .default: nil
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "type \(rawValue)"
        }
    }

    /// Whether lines of the type are written, by the environment's `OS_ACTIVITY_MODE`: `debug` for all, `info` for all
    /// but debugging, `disable` for none, anything else for what is more than information.
    package func isWritten(in mode: String?) -> Bool {
        switch mode {
        case "disable": false
        case "debug": true
        case "info": self != .debug
        default: self != .debug && self != .info
        }
    }
}
