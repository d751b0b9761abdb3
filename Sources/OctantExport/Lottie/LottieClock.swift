// How long before a jump the value before it still stands, in frames.
private let jumpGap = 0.001

/// Writes curves as properties of Lottie, over one loop of the whole.
struct LottieClock {
    /// Seconds of the loop.
    let duration: Double
    /// Frames a second.
    let rate: Double

    /// The property that `make` makes of the curve's values.
    func property(_ curve: Curve, _ make: ([Double]) -> JSONText) -> JSONText {
        guard !curve.isStill else { return .object([("a", .number(0)), ("k", make(curve.first))]) }
        var keys: [JSONText] = []
        let all = repeated(curve)
        for (index, key) in all.enumerated() {
            var time = key.time * rate
            if index + 1 < all.count, all[index + 1].time - key.time < timeTolerance { time -= jumpGap }
            let value = make(key.value)
            var members: [(String, JSONText)] = [("t", .number(time)), ("s", value.isList ? value : .list([value]))]
            if index + 1 < all.count {
                if key.easing == .step {
                    members.append(("h", .number(1)))
                } else {
                    let handles = key.easing.handles
                    func point(_ x: Double, _ y: Double) -> JSONText {
                        .object([("x", .number(x)), ("y", .number(y))])
                    }
                    members += [
                        ("o", point(handles[0], handles[1])), ("i", point(handles[2], handles[3])),
                    ]
                }
            }
            keys.append(.object(members))
        }
        return .object([("a", .number(1)), ("k", .list(keys))])
    }

    /// The keys of all periods that the loop shows a part of, by the loop's own time.
    private func repeated(_ curve: Curve) -> [Curve.Key] {
        guard curve.repeats else {
            return curve.keys.map { Curve.Key(time: $0.time + curve.delay, value: $0.value, easing: $0.easing) }
        }
        var result: [Curve.Key] = []
        var begin = curve.delay
        while begin < duration - timeTolerance {
            if begin + curve.period > timeTolerance {
                // The end of a period is the begin of the next one, where that has the same value or comes in a step.
                if let last = result.last, let first = curve.keys.first {
                    let isStep = result.count > 1 && result[result.count - 2].easing == .step
                    if last.value == first.value || isStep { result.removeLast() }
                }
                result += curve.keys.map {
                    Curve.Key(time: $0.time + begin, value: $0.value, easing: $0.easing)
                }
            }
            begin += curve.period
        }
        return result
    }
}

extension JSONText {
    fileprivate var isList: Bool {
        if case .list = self { return true }
        return false
    }
}

extension Easing {
    fileprivate var handles: [Double] {
        guard case .curve(let f) = self else { return [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3] }
        return [f.c1x, f.c1y, f.c2x, f.c2y].map(Double.init)
    }
}
