package import CoreGraphics
package import RenderServer

// The finest denominator a delay may have: a format's delays are quotients of 16-bit numbers.
private let denominatorLimit = 10_000
// The most that the frames of one loop may hold, in bytes: 2 GiB.
private let byteLimit = 2 << 30
// Two instants nearer than this, in seconds, are one: media time is told apart to 100 ns.
private let instantTolerance = 1e-6

/// Turns one loop of what a tree shows into frames: one for each step of what moves in steps, and so many a second while
/// anything moves without a stop.
package struct LoopRecorder: Sendable {
    /// The second at which the loop begins.
    package var start = 0.0
    /// The length of the loop, in seconds.
    package var duration: Double
    /// Frames a second of what moves without a stop.
    package var framesPerSecond: Int
    /// Pixels a point.
    package var scale: CGFloat
    /// What stands behind the tree; nil for nothing.
    package var background: RGBA?
    /// Instants at which the tree is exchanged for another, in seconds.
    package var cuts: [Double] = []

    package init(duration: Double, framesPerSecond: Int, scale: CGFloat, background: RGBA? = nil) {
        (self.duration, self.framesPerSecond) = (duration, framesPerSecond)
        (self.scale, self.background) = (scale, background)
    }

    /// The frames of the loop, where `tree` answers the tree that holds from an instant on, and `isDriven` whether a
    /// program makes another one for each frame.
    package func frames(
        of tree: (Double) -> RenderTree?, isDriven: () -> Bool = { false }
    ) throws(ExportError) -> [TimedFrame] {
        guard start.isFinite, duration > 0, duration.isFinite, framesPerSecond > 0 else { throw .noFrames }
        var frames: [TimedFrame] = []
        var time = start
        let end = start + duration
        var bytes = 0
        // Frames of steady motion are counted from where it began, so that their delays are exact quotients.
        var motion: (start: Double, count: Int)?
        while time < end - instantTolerance {
            guard let tree = tree(time),
                let bitmap = OffscreenRenderer.bitmap(of: tree, at: time, scale: scale, background: background)
            else { throw .encoding("there is nothing to draw, or too much of it") }
            bytes += bitmap.bytesPerRow * bitmap.height
            guard bytes <= byteLimit else {
                throw .encoding("the frames take more than 2 GiB; ask for fewer or smaller")
            }
            let limit = min(end, cuts.filter { $0 > time + instantTolerance }.min() ?? end)
            var next = limit
            switch isDriven() ? NextChange.continuous : tree.nextChange(after: time) {
            case .never:
                motion = nil
            case .at(let instant):
                motion = nil
                next = min(limit, max(instant, time + instantTolerance))
            case .continuous:
                let (start, count) = motion ?? (time, 0)
                motion = (start, count + 1)
                next = min(limit, start + Double(count + 1) / Double(framesPerSecond))
            }
            let delay = Self.quotient(next - time)
            frames.append(
                TimedFrame(bitmap: bitmap, delayNumerator: delay.numerator, delayDenominator: delay.denominator))
            time = next
        }
        return frames
    }

    /// The simplest quotient within the tolerance of `seconds`, by continued fractions.
    static func quotient(_ seconds: Double) -> (numerator: Int, denominator: Int) {
        var (rest, numerators, denominators) = (seconds, (0, 1), (1, 0))
        for _ in 0..<32 {
            let whole = rest.rounded(.down)
            let numerator = Int(whole) * numerators.1 + numerators.0
            let denominator = Int(whole) * denominators.1 + denominators.0
            guard denominator <= denominatorLimit else { break }
            (numerators, denominators) = ((numerators.1, numerator), (denominators.1, denominator))
            let error = abs(seconds - Double(numerator) / Double(denominator))
            if error < instantTolerance || rest == whole { break }
            rest = 1 / (rest - whole)
        }
        return (max(0, numerators.1), max(1, denominators.1))
    }
}
