import OctantBase

/// What tells intervals of one name apart that overlap.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// The identifier of this number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The identifier of this number.
    public init(_ value: UInt64) { self.init(rawValue: value) }

    /// An identifier that no other signpost of the program has.
    public init(log: OSLog) {
        self = Self.last.withLock { last in
            last += 1
            return OSSignpostID(last)
        }
    }

    /// The identifier for `object`, the same each time.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())))
    }

    /// For intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(~0)
    /// No identifier.
    public static let null = OSSignpostID(0)

    /// By number.
    public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }

    private static let last = Locked<UInt64>(0)
}

/// What a signpost stands for.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt8

    /// The type of this number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}
