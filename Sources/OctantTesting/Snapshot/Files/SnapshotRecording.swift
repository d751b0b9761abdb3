import Foundation

// The variable that snapshot tests elsewhere read, too.
private let variable = "SNAPSHOT_TESTING_RECORD"

/// Which references a snapshot test writes. A test that writes one fails and says so: nobody has looked at it yet.
public enum SnapshotRecording: String, Sendable, ExpressibleByBooleanLiteral {
    /// Those that are not there: the default.
    case missing
    /// Those that are not there, and those that differ.
    case failed
    /// All.
    case all
    /// None: what is not there is a failure.
    case never

    /// `.all` for true, `.missing` for false.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// What the environment asks for with SNAPSHOT_TESTING_RECORD (`all`, `failed`, `missing` or `never`) where a call
    /// says nothing; `.missing` otherwise.
    public static var standard: SnapshotRecording {
        ProcessInfo.processInfo.environment[variable].flatMap(SnapshotRecording.init) ?? .missing
    }
}
