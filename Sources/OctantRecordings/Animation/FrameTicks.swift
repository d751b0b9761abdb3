internal import OctantImageFiles

/// Makes whole ticks of exact delays, for formats that count hundredths or thousandths of a second. Each frame begins
/// at the tick nearest to its instant, so that all of them together stay as long as the loop.
struct FrameTicks {
    /// A frame and how many ticks it stays.
    struct Frame {
        let bitmap: Bitmap
        var ticks: Int
    }

    /// Ticks a second.
    private let rate: Double
    /// The fewest ticks that a frame stays; frames that would stay less are left out.
    private let least: Int
    /// The instant at which the frames so far end, in seconds.
    private var end = 0.0
    /// The last frame but one, of a known length: the last may be too short, and leave it its time.
    private var ready: Frame?
    /// The last frame, and the tick at which it begins.
    private var open: (bitmap: Bitmap, start: Int)?

    init(rate: Int, least: Int) { (self.rate, self.least) = (Double(rate), least) }

    /// Adds the next frame and returns one whose length is known by now.
    mutating func add(_ frame: TimedFrame) -> Frame? {
        let start = tick
        end += Double(frame.delayNumerator) / Double(frame.delayDenominator)
        guard let last = open else {
            open = (frame.bitmap, start)
            return nil
        }
        guard start - last.start >= least else { return nil }
        defer { ready = Frame(bitmap: last.bitmap, ticks: start - last.start) }
        open = (frame.bitmap, start)
        return ready
    }

    /// The frames that are left.
    mutating func finish() -> [Frame] {
        guard let last = open else { return [] }
        let ticks = tick - last.start
        guard var ready else { return [Frame(bitmap: last.bitmap, ticks: max(ticks, least))] }
        if ticks >= least { return [ready, Frame(bitmap: last.bitmap, ticks: ticks)] }
        ready.ticks += ticks
        return [ready]
    }

    private var tick: Int { Int((end * rate).rounded()) }
}
