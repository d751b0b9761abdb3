import CoreGraphics
import OctantExport
import OctantPackages
import OctantRecordings

// Two frames that differ by no more in how long they stay, stay as long: GIF's unit, in seconds, rounded.
private let delayTolerance = 0.0101

/// Compares the frames of two files, and says in lines what differs.
struct Comparison {
    private let files: (RecordedFrames, RecordedFrames)
    private let names: (String, String)
    private let tolerance: Int

    /// What was found.
    struct Result {
        var differs = false
        var lines: [String] = []
    }

    /// A frame of each, seen at the same time for so many seconds.
    private struct Pair {
        let first: Int
        let second: Int
        let delay: Double
    }

    /// A comparison of `first` and `second`, called so; parts of pixels may differ by `tolerance`.
    init(
        _ first: (name: String, frames: RecordedFrames), _ second: (name: String, frames: RecordedFrames),
        tolerance: Int
    ) {
        files = (first.frames, second.frames)
        names = (first.name, second.name)
        self.tolerance = tolerance
    }

    /// What is to say of frames of two sizes, which are not compared; nil where they are of one.
    func sizeDifference() throws -> String? {
        let (one, other) = (try files.0.frame(0), try files.1.frame(0))
        if one.width == other.width, one.height == other.height { return nil }
        return "'\(names.0)' is \(one.width)x\(one.height) pixels, '\(names.1)' \(other.width)x\(other.height)"
    }

    /// Compares them, whose frames have one size, and adds a picture of each difference by `draw`.
    func run(_ draw: (TimedFrame) throws -> Void) throws -> Result {
        var result = Result()
        let pairs = pairs(&result)
        var (total, frame) = (PixelDifference(), 0)
        for (index, pair) in pairs.enumerated() {
            let (one, other) = (try files.0.frame(pair.first), try files.1.frame(pair.second))
            if total.add(PixelDifference(one, other, tolerance: tolerance)) { frame = index }
            guard let picture = PixelDifference.picture(one, other, tolerance: tolerance) else {
                throw CommandFailure("no memory for \(one.width)x\(one.height) pixels")
            }
            let delay = pair.delay.isFinite ? Int((pair.delay * 1000).rounded()) : 1000
            try draw(TimedFrame(bitmap: picture, delayNumerator: delay, delayDenominator: 1000))
        }
        if total.worst > 0 {
            let place = pairs.count > 1 ? " of frame \(frame)" : ""
            result.lines += [
                "worst: \(total.worst) of 255, at \(total.x), \(total.y)\(place)",
                "mean: \(rounded(total.mean)) of 255",
                "pixels: \(total.differing) of \(total.count) differ by more than \(tolerance)",
            ]
        }
        result.differs = result.differs || total.worst > tolerance
        if result.lines.isEmpty { result.lines = ["'\(names.0)' and '\(names.1)' are the same"] }
        return result
    }

    /// The frames that are seen together. What differs in their number and times goes into `result`.
    private func pairs(_ result: inout Result) -> [Pair] {
        let (first, second) = (files.0.delays, files.1.delays)
        if first.count == second.count {
            for index in first.indices where abs(first[index] - second[index]) > delayTolerance {
                result.differs = true
                result.lines.append(
                    "frame \(index) stays \(rounded(first[index])) s in '\(names.0)', \(rounded(second[index])) s in "
                        + "'\(names.1)'")
            }
            return first.indices.map { Pair(first: $0, second: $0, delay: first[$0]) }
        }
        let ends = (first.reduce(0, +), second.reduce(0, +))
        if !(abs(ends.0 - ends.1) <= delayTolerance) {
            result.differs = true
            result.lines.append(
                "'\(names.0)' has \(count(first)), '\(names.1)' \(count(second))")
        }
        return merged(first, second)
    }

    /// The frames that are seen at each time, as long as both files have any.
    private func merged(_ first: [Double], _ second: [Double]) -> [Pair] {
        var (pairs, at, time) = ([Pair](), (0, 0), 0.0)
        var ends = (first.first ?? 0, second.first ?? 0)
        while at.0 < first.count, at.1 < second.count {
            let end = min(ends.0, ends.1)
            // A moment between two that are one but for rounding is none.
            if end - time > delayTolerance { pairs.append(Pair(first: at.0, second: at.1, delay: end - time)) }
            time = end
            if ends.0 <= end {
                at.0 += 1
                if at.0 < first.count { ends.0 += first[at.0] }
            }
            if ends.1 <= end {
                at.1 += 1
                if at.1 < second.count { ends.1 += second[at.1] }
            }
            if !end.isFinite { break }
        }
        return pairs
    }

    private func count(_ delays: [Double]) -> String {
        let end = delays.reduce(0, +)
        return end.isFinite ? "\(delays.count) frames in \(rounded(end)) s" : "one frame"
    }

    private func rounded(_ number: Double) -> String { ((number * 1000).rounded() / 1000).formattedShortly }
}
