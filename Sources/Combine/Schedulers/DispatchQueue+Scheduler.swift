public import Dispatch
public import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of the clock since the machine began.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// The moment `time`.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Whether both are the same moment.
        public static func == (one: SchedulerTimeType, other: SchedulerTimeType) -> Bool {
            one.dispatchTime == other.dispatchTime
        }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// The time until `other`.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(to >= from ? Double(to - from) / 1e9 : -Double(from - to) / 1e9)
        }

        /// The moment `n` later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.magnitude)
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

    /// The options of the scheduler.
    public struct SchedulerOptions {
        /// The urgency.
        public var qos: DispatchQoS
        /// The flags of the work.
        public var flags: DispatchWorkItemFlags
        /// The group that it belongs to; nil for none.
        public var group: DispatchGroup?

        /// These options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs `action` on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.body() }
    }

    /// Runs `action` on the queue at `date`.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Handed(action)
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) { action.body() }
    }

    /// Runs `action` on the queue at `date` and after every `interval`, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Handed(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: max(interval.magnitude, 0),
            leeway: .nanoseconds(Int(clampingSeconds: max(tolerance.magnitude, 0) * 1e9)))
        timer.setEventHandler { action.body() }
        timer.resume()
        let held = Handed(timer)
        return AnyCancellable { held.body.cancel() }
    }
}

/// Something that is handed to the thread that a scheduler runs it on.
struct Handed<Body>: @unchecked Sendable {
    // `@unchecked Sendable`: whoever schedules it means it to run elsewhere, as with Apple's schedulers.
    let body: Body

    init(_ body: Body) { self.body = body }
}
