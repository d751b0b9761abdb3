#if GTK
    /// Seconds from one frame to the next where the display does not report them.
    private let plainInterval = 1.0 / 60

    /// The display's pace, where no frame clock keeps it.
    struct FramePace {
        /// The least time between two wake-ups for steps, in seconds: no display shows more frames a second than its
        /// inverse, and a tree that changes faster must not keep a processor busy.
        static let leastWakeInterval = 1.0 / 240

        /// Seconds from one frame to the next.
        private(set) var interval = plainInterval
        /// The soonest that the next frame may be shown, in seconds of media time.
        private(set) var next = -Double.infinity

        /// The display shows so many frames a second.
        mutating func setFrameRate(_ framesPerSecond: Int) { interval = 1 / Double(max(framesPerSecond, 1)) }

        /// A frame is shown at `time`: the next may be an interval later. One that comes late does not delay the
        /// others.
        mutating func frameIsShown(at time: Double) {
            let isInPace = time >= next && time < next + interval
            next = (isInPace ? next : time) + interval
        }

        /// Seconds from one frame to the next, where they are `refresh` microseconds, or 0 for unknown.
        static func interval(microseconds refresh: Int) -> Double {
            refresh > 0 ? Double(refresh) * 1e-6 : plainInterval
        }
    }
#endif
