/// Frames on their way into a format that counts ticks: neighbours that are the same are one, and each stays a whole
/// number of ticks.
struct TickedFrames {
    private var merger = FrameMerger(delayLimit: .max)
    private var ticks: FrameTicks

    /// Frames of `rate` ticks a second that stay `least` of them or more.
    init(rate: Int, least: Int) { ticks = FrameTicks(rate: rate, least: least) }

    /// Adds the next frame and returns one whose length is known by now.
    mutating func add(_ frame: TimedFrame) throws(ExportError) -> FrameTicks.Frame? {
        guard let done = try merger.add(frame) else { return nil }
        return ticks.add(done)
    }

    /// The frames that are left. Throws `noFrames` when none came.
    mutating func finish() throws(ExportError) -> [FrameTicks.Frame] {
        let next = ticks.add(try merger.finish())
        return (next.map { [$0] } ?? []) + ticks.finish()
    }
}
