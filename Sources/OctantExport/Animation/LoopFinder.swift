package import CoreGraphics
internal import OctantBase
internal import OctantRecordings
package import RenderServer

// The longest loop that is looked for, in seconds: ours, what a designer would still call a loop.
package let foundLoopLimit = 60.0
// The parts of a loop at which a picture is compared with that of a loop later. Ours: no even quotients.
private let compared = [0, 0.137, 0.391, 0.683]
// How often the least common period is tried: what adds up may need several, as a turn by a third does.
private let attempts = 12

/// Finds the loop of a tree: after how many seconds it looks as before.
package enum LoopFinder {
    /// Returns the seconds, `foundLoopLimit` at most, after which what `tree` shows from `start` on is the same again,
    /// at `scale` pixels a point; nil where nothing moves or no such loop is found. It is the least common period of
    /// all that repeats without an end, or a multiple of that, and images a loop apart are the same.
    package static func loop(of tree: RenderTree, from start: Double, scale: CGFloat) -> Double? {
        var periods = Periods()
        periods.add(tree.root, speed: 1)
        guard let period = periods.common?.seconds else { return nil }
        for count in 1...attempts {
            let length = period * Double(count)
            guard length <= foundLoopLimit else { return nil }
            let isSame = compared.allSatisfy { part in
                let time = start + part * length
                let before = OffscreenRenderer.bitmap(of: tree, at: time, scale: scale)
                return before != nil && before == OffscreenRenderer.bitmap(of: tree, at: time + length, scale: scale)
            }
            if isSame { return length }
        }
        return nil
    }
}

/// The periods of all that repeats in a tree.
private struct Periods {
    /// The least common one so far; nil for none.
    private(set) var common: Fraction?

    /// Adds those of `layer` and all in it, where `speed` of its seconds pass in one.
    mutating func add(_ layer: RenderLayer, speed: Double) {
        guard layer.subtreeIsAnimated else { return }
        if StackSpace.isLow { return StackSpace.extend { add(layer, speed: speed) } }
        let speed = speed * abs(Double(layer.timing.speed))
        guard speed > 0 else { return }
        for animation in layer.animations { add(animation, speed: speed) }
        for sublayer in layer.sublayers { add(sublayer, speed: speed) }
        if let mask = layer.mask { add(mask, speed: speed) }
    }

    private mutating func add(_ animation: RenderAnimation, speed: Double) {
        let timing = animation.timing
        let speed = speed * abs(Double(timing.speed))
        guard speed > 0, timing.duration > 0 else { return }
        let isEndless =
            timing.repeatDuration == .infinity || timing.repeatDuration <= 0 && timing.repeatCount == .infinity
        if isEndless, timing.duration.isFinite {
            add(timing.duration * (timing.autoreverses ? 2 : 1) / speed)
        } else if timing.duration == .infinity, case .group(let members) = animation.content {
            for member in members { add(member, speed: speed) }
        }
    }

    private mutating func add(_ seconds: Double) {
        guard seconds <= foundLoopLimit else { return common = Fraction(foundLoopLimit * 2) }
        let period = Fraction(seconds)
        common = common.map { $0.leastCommonMultiple(period) } ?? period
    }
}

/// A number of seconds as a quotient.
private struct Fraction {
    let numerator: Int
    let denominator: Int

    var seconds: Double { Double(numerator) / Double(denominator) }

    init(_ seconds: Double) { (numerator, denominator) = LoopRecorder.quotient(seconds) }

    private init(_ numerator: Int, _ denominator: Int) {
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// The least number that is a multiple of both; one beyond the limit is as good as any other there.
    func leastCommonMultiple(_ other: Fraction) -> Fraction {
        // Both are under a million: products of four are in range.
        let line = denominator / greatestCommonDivisor(denominator, other.denominator) * other.denominator
        let (mine, theirs) = (numerator * (line / denominator), other.numerator * (line / other.denominator))
        guard mine > 0, theirs > 0 else { return mine > 0 ? self : other }
        let (product, isOver) = (mine / greatestCommonDivisor(mine, theirs)).multipliedReportingOverflow(by: theirs)
        let seconds = isOver ? .infinity : Double(product) / Double(line)
        if seconds > foundLoopLimit * 2 { return Fraction(Int(foundLoopLimit) * 2, 1) }
        let divisor = greatestCommonDivisor(product, line)
        return Fraction(product / divisor, line / divisor)
    }
}
