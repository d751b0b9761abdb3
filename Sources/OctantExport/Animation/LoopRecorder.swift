package import CoreGraphics
package import OctantRecordings
package import RenderServer
internal import OctantBase

// The finest denominator a delay may have: a format's delays are quotients of 16-bit numbers.
private let denominatorLimit = 10_000
// The most pixels of a frame, 4096 x 4096: a frame under way needs some 30 bytes for each.
private let areaLimit = 1 << 24
// The most pixels of all frames together: minutes of work, and what no viewer plays.
private let totalLimit = 1 << 34
// Two instants nearer than this, in seconds, are one: media time has a resolution of 100 ns.
private let instantTolerance = 1e-6

/// Records one loop of what a tree shows as frames: one for each step of what moves in steps, and a number a second
/// while anything moves without a stop.
package struct LoopRecorder: Sendable {
    /// The second at which the loop begins.
    package var start = 0.0
    /// The length of the loop, in seconds.
    package var duration: Double
    /// Frames a second of what moves without a stop.
    package var framesPerSecond: Int
    /// Pixels a point.
    package var scale: CGFloat
    /// The background behind the tree; nil for none.
    package var background: RGBA?
    /// Instants at which the tree is exchanged for another, in seconds.
    package var cuts: [Double] = []

    package init(duration: Double, framesPerSecond: Int, scale: CGFloat, background: RGBA? = nil) {
        (self.duration, self.framesPerSecond) = (duration, framesPerSecond)
        (self.scale, self.background) = (scale, background)
    }

    /// The number of pixels in all frames of a loop that begins with `tree`, or a few more; nil where that is nothing.
    package func pixelCount(_ tree: RenderTree, isDriven: Bool = false) -> Int? {
        guard let pixels = OffscreenRenderer.pixels(of: tree.size, scale: scale) else { return nil }
        let area = pixels.width * pixels.height
        return min(frameCount(of: tree, isDriven: isDriven, atMost: totalLimit / area), totalLimit / area) * area
    }

    /// Throws `limit` when the loop is more than can be recorded, where it begins with `tree` and `isDriven` is whether
    /// a program makes another one for each frame. Nothing is drawn.
    package func check(_ tree: RenderTree, isDriven: Bool = false) throws(ExportError) {
        guard start.isFinite, duration > 0, duration.isFinite, framesPerSecond > 0 else { throw .noFrames }
        let pixels = try tree.pixels(scale: scale)
        let area = pixels.width * pixels.height
        let size = "\(pixels.width) x \(pixels.height) pixels"
        guard area <= areaLimit else {
            throw .limit("a frame of \(size) cannot be recorded: \(areaLimit) pixels are the most, 4096 x 4096")
        }
        let most = totalLimit / area
        guard frameCount(of: tree, isDriven: isDriven, atMost: most) <= most else {
            throw .limit(
                "\(duration) s of \(size) cannot be recorded: \(totalLimit) pixels are the most, \(most) frames of them"
            )
        }
    }

    /// The number of frames of the loop, or a few more; where that is more than `most`, any number above it.
    private func frameCount(of tree: RenderTree, isDriven: Bool, atMost most: Int) -> Int {
        let continuous = duration * Double(framesPerSecond) + Double(cuts.count) + 1
        guard continuous < Double(Int32.max) else { return .max }
        // What is exchanged on the way may move in any manner.
        if isDriven || !cuts.isEmpty { return Int(continuous) }
        var (time, count) = (start, 0)
        while time < start + duration - instantTolerance, count <= most {
            count += 1
            switch tree.nextChange(after: time) {
            case .never: return count
            case .at(let instant): time = max(instant, time + instantTolerance)
            case .continuous: return count + Int(continuous)
            }
        }
        return count
    }

    /// Records the loop: `take` gets its frames one after the other. `tree` returns the tree that holds from an instant
    /// on, and `isDriven` whether a program makes another one for each frame.
    package func record(
        _ tree: (Double) -> RenderTree?, isDriven: () -> Bool = { false },
        into take: (TimedFrame) throws(ExportError) -> Void
    ) throws(ExportError) {
        guard start.isFinite, duration > 0, duration.isFinite, framesPerSecond > 0 else { throw .noFrames }
        var time = start
        let end = start + duration
        // Frames of steady motion are counted from where it began, so that their delays are exact quotients.
        var motion: (start: Double, count: Int)?
        var cuts = self.cuts.ordered()[...]
        while time < end - instantTolerance {
            guard let tree = tree(time) else { throw .encoding("there is nothing to draw") }
            let bitmap = try tree.bitmap(at: time, scale: scale, background: background)
            while let cut = cuts.first, cut <= time + instantTolerance { cuts.removeFirst() }
            let limit = min(end, cuts.first ?? end)
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
            try take(TimedFrame(bitmap: bitmap, delayNumerator: delay.numerator, delayDenominator: delay.denominator))
            time = next
        }
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
