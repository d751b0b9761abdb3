/// A scheduler that runs everything at once, where it is.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The scheduler takes no options.
    public typealias SchedulerOptions = Never

    /// The only one.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// A moment: there is but one.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The moment itself, whatever `other` is.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        /// The moment itself.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length of time, which nothing is made of.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// The length.
            public var magnitude: Int

            /// The length `value`.
            public init(_ value: Int) { magnitude = value }
            /// The length `value`.
            public init(integerLiteral value: Int) { magnitude = value }
            /// The length `value`, without its fraction.
            public init(floatLiteral value: Double) { magnitude = Int(clampingSeconds: value) }
            /// The length `source`; nil where there is none.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether `one` is shorter.
            public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
            /// Multiplies.
            public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude &* other.magnitude) }
            /// Adds.
            public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude &+ other.magnitude) }
            /// Subtracts.
            public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude &- other.magnitude) }
            /// Multiplies.
            public static func *= (one: inout Stride, other: Stride) { one = one * other }
            /// Adds.
            public static func += (one: inout Stride, other: Stride) { one = one + other }
            /// Subtracts.
            public static func -= (one: inout Stride, other: Stride) { one = one - other }

            /// Nothing.
            public static func seconds(_ s: Int) -> Stride { Stride(0) }
            /// Nothing.
            public static func seconds(_ s: Double) -> Stride { Stride(0) }
            /// Nothing.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
            /// Nothing.
            public static func microseconds(_ us: Int) -> Stride { Stride(0) }
            /// Nothing.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
        }
    }

    /// The only moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs `action` now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs `action` now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs `action` now, once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

extension Int {
    /// `seconds` without its fraction, at the ends of the range where it lies outside; 0 for what is no number.
    init(clampingSeconds seconds: Double) {
        self = seconds.isNaN ? 0 : Int(exactly: seconds.rounded(.towardZero)) ?? (seconds < 0 ? .min : .max)
    }
}
