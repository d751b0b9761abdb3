// Numbers that C headers of Apple's systems define, and Linux's do not.

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite `Float`: used for "for ever".
public let HUGE = MAXFLOAT

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A whole number as wide as an address.
public typealias NSInteger = Int
/// A whole number as wide as an address, at least 0.
public typealias NSUInteger = UInt
/// The largest `Int`.
public let NSIntegerMax = Int.max
/// The least `Int`.
public let NSIntegerMin = Int.min
/// The largest `UInt`.
public let NSUIntegerMax = UInt.max
/// The largest `UInt32`.
public let UINT_MAX = UInt32.max
/// The largest `Int64`.
public let INT64_MAX = Int64.max
