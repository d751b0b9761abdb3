public import Foundation

extension OperationQueue: Scheduler {
    /// A moment of the clock on the wall.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// The moment `date`.
        public init(_ date: Date) { self.date = date }

        /// The time until `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// The moment `n` later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.magnitude))
        }

        /// A length of time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// Seconds.
            public var magnitude: TimeInterval

            /// `timeInterval` seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// `value` seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// `value` seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// `source` seconds; nil where that is not exact.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Whether `one` is shorter.
            public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
            /// Multiplies.
            public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
            /// Adds.
            public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
            /// Subtracts.
            public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
            /// Multiplies.
            public static func *= (one: inout Stride, other: Stride) { one = one * other }
            /// Adds.
            public static func += (one: inout Stride, other: Stride) { one = one + other }
            /// Subtracts.
            public static func -= (one: inout Stride, other: Stride) { one = one - other }

            /// `s` seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
            /// `s` seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// `ms` thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
            /// `us` millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
            /// `ns` billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
        }
    }

    /// The options of the scheduler: none.
    public struct SchedulerOptions {
        /// Nothing.
        public init() {}
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs `action` as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(action)
        addOperation { action.body() }
    }

    /// Runs `action` as an operation that is added at `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let (action, queue) = (
            Handed(action),
            Handed { [weak self] (action: Handed<() -> Void>) in
                self?.addOperation { action.body() }
            }
        )
        DispatchQueue.global().asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
            queue.body(action)
        }
    }

    /// Runs `action` as an operation that is added at `date` and after every `interval`, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Handed(action)
        let start = DispatchTime.now() + max(date.date.timeIntervalSinceNow, 0)
        return DispatchQueue.global().schedule(
            after: .init(start), interval: .seconds(interval.magnitude), tolerance: .seconds(tolerance.magnitude),
            options: nil
        ) { [weak self] in self?.addOperation { action.body() } }
    }
}
