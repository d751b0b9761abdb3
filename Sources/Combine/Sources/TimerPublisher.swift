public import Foundation

extension Timer {
    /// The date, again and again, from when it is connected. It may be used on any thread; the dates come on the run
    /// loop.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        // `@unchecked Sendable`: what changes is changed under the lock.
        /// The date.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// Seconds between the dates.
        public let interval: TimeInterval
        /// Seconds by which a date may be missed; nil for none.
        public let tolerance: TimeInterval?
        /// The run loop.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// The options for the run loop; nil for none.
        public let options: RunLoop.SchedulerOptions?
        private let subscribers = SubscriberList<Date, Never>()
        private let lock = Lock()
        private var timer: Timer?

        /// The date, every `interval` seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        /// Attaches `subscriber`. Dates that it has not asked for are left out.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            subscribers.add(subscriber)
        }

        /// Starts the timer.
        public func connect() -> any Cancellable {
            let subscribers = subscribers
            // Foundation's timers on Linux that are made with an interval alone fire at once, too.
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { _ in subscribers.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            let former = lock.withLock {
                defer { self.timer = timer }
                return self.timer
            }
            former?.invalidate()
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// The date, every `interval` seconds, on `runLoop` in `mode`, from when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
