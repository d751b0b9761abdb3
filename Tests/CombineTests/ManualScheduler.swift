import Combine

/// A scheduler whose time a test lets pass. Moments count in seconds from 0.
final class ManualScheduler: Scheduler {
    typealias SchedulerOptions = Never
    typealias SchedulerTimeType = DispatchLikeTime

    struct DispatchLikeTime: Strideable {
        var seconds: Double
        func distance(to other: DispatchLikeTime) -> Stride { Stride(other.seconds - seconds) }
        func advanced(by n: Stride) -> DispatchLikeTime { DispatchLikeTime(seconds: seconds + n.magnitude) }

        struct Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible {
            var magnitude: Double
            init(_ value: Double) { magnitude = value }
            init(integerLiteral value: Double) { magnitude = value }
            init(floatLiteral value: Double) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
            static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }
            static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
            static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
            static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }
            static func *= (one: inout Stride, other: Stride) { one = one * other }
            static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
            static func seconds(_ s: Double) -> Stride { Stride(s) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
            static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
        }
    }

    private var waiting: [(time: Double, number: Int, action: () -> Void)] = []
    private var count = 0
    private(set) var now = DispatchLikeTime(seconds: 0)
    let minimumTolerance: DispatchLikeTime.Stride = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now.seconds, action) }

    func schedule(
        after date: DispatchLikeTime, tolerance: DispatchLikeTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { add(date.seconds, action) }

    func schedule(
        after date: DispatchLikeTime, interval: DispatchLikeTime.Stride, tolerance: DispatchLikeTime.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isOver = false
        func again(_ time: Double) {
            add(time) {
                guard !isOver else { return }
                action()
                again(time + interval.magnitude)
            }
        }
        again(date.seconds)
        return AnyCancellable { isOver = true }
    }

    private func add(_ time: Double, _ action: @escaping () -> Void) {
        count += 1
        waiting.append((time, count, action))
    }

    /// Lets the time pass until `seconds`, and what is due then happen.
    func go(to seconds: Double) {
        while let next = waiting.filter({ $0.time <= seconds }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
        {
            waiting.removeAll { $0.number == next.number }
            now.seconds = max(now.seconds, next.time)
            next.action()
        }
        now.seconds = max(now.seconds, seconds)
    }
}
