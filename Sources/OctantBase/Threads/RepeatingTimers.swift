import Foundation

/// What calls closures again and again by another time than the machine's: that of a clock which is moved by hand.
package protocol RepeatingTimers: Sendable {
    /// Calls `body` every `interval` seconds, with the date that it is then. Returns what ends that. Main thread only.
    func start(
        every interval: Double, _ body: @escaping @Sendable (Date) -> Void
    ) -> @Sendable () -> Void
}

/// The holder of the timers in force.
package enum TimersInForce {
    /// The timers that take the place of the main run loop's for the current task; nil, as usual, for none.
    @TaskLocal package static var current: (any RepeatingTimers)?
}
