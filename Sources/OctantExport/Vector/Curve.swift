/// The values that something takes in the course of time, as few keys as say them.
struct Curve: Hashable, Sendable {
    struct Key: Hashable, Sendable {
        /// Seconds from the begin of a period.
        var time: Double
        var value: [Double]
        /// The way to the next key.
        var easing = Easing.linear
    }

    /// From 0 to the period; a single one stays for ever.
    var keys: [Key]
    /// Seconds; 0 for what stays.
    var period = 0.0
    /// Seconds from the begin of the file to the begin of a period, where that comes later; else less than or equal to
    /// 0 and more than the period backwards.
    var delay = 0.0
    /// Whether the period repeats for ever; else it runs once, and the last value stays.
    var repeats = true
    /// The value at the begin of the file.
    var first: [Double]

    /// A value that stays.
    init(_ value: [Double]) { (keys, first) = ([Key(time: 0, value: value)], value) }

    init(_ number: Double) { self.init([number]) }

    init(keys: [Key], period: Double, delay: Double, repeats: Bool, first: [Double]) {
        (self.keys, self.period, self.delay, self.repeats, self.first) = (keys, period, delay, repeats, first)
    }

    /// Whether nothing changes.
    var isStill: Bool { keys.count == 1 }

    /// The number at the begin.
    var number: Double { first.first ?? 0 }

    /// Whether the curve is still, and at `number`.
    func stays(at number: Double) -> Bool { isStill && first.allSatisfy { abs($0 - number) < 1e-9 } }

    /// The curve with each value made anew; what is linear stays right if `make` is.
    func map(_ make: ([Double]) -> [Double]) -> Curve {
        var result = self
        for index in result.keys.indices { result.keys[index].value = make(keys[index].value) }
        result.first = make(first)
        return result
    }

    /// The curve of part `index` of the values, without the keys that it does not need.
    func part(_ index: Int) -> Curve { map { [$0[index]] }.simplified() }

    /// A curve of steps that begins with that of its steps that makes its values come first in order, so that curves
    /// which differ in when they begin have the same keys; any other curve as it is.
    var canonical: Curve {
        let steps = keys.dropLast()
        guard repeats, steps.count > 1, steps.allSatisfy({ $0.easing == .step }) else { return self }
        func rotated(_ first: Int) -> [Key] {
            let begin = steps[first].time
            var result = steps.indices.map { offset -> Key in
                var key = steps[(first + offset) % steps.count]
                key.time = key.time - begin + (first + offset >= steps.count ? period : 0)
                return key
            }
            result.append(Key(time: period, value: steps[(first + steps.count - 1) % steps.count].value))
            return result
        }
        var best = 0
        var bestValues = steps.map(\.value)
        for first in steps.indices.dropFirst() {
            let values = rotated(first).dropLast().map(\.value)
            if values.lexicographicallyPrecedes(bestValues, by: { $0.lexicographicallyPrecedes($1) }) {
                (best, bestValues) = (first, Array(values))
            }
        }
        var result = self
        result.keys = rotated(best)
        result.delay += steps[best].time
        while result.delay > timeTolerance { result.delay -= period }
        if abs(result.delay) < timeTolerance { result.delay = 0 }
        return result
    }

    /// The curve without keys between which nothing changes, and still if nothing does.
    func simplified() -> Curve {
        guard !isStill, let start = keys.first else { return self }
        if keys.allSatisfy({ $0.value == start.value }) && first == start.value { return Curve(start.value) }
        var result = self
        result.keys = [start]
        for index in keys.indices.dropFirst() {
            let key = keys[index]
            if index + 1 < keys.count, let last = result.keys.last {
                // Nothing changes from the last key to the next one.
                let stays = last.value == key.value && keys[index + 1].value == key.value
                if stays && last.easing != .step && key.easing != .step { continue }
                if last.easing == .step && last.value == key.value && key.easing == .step { continue }
                if result.isStraight(last, key, keys[index + 1]) { continue }
            }
            result.keys.append(key)
        }
        return result
    }

    /// Whether the middle one of three keys lies on the straight line between the others.
    private func isStraight(_ a: Key, _ b: Key, _ c: Key) -> Bool {
        guard a.easing == .linear, b.easing == .linear, c.time > a.time else { return false }
        let share = (b.time - a.time) / (c.time - a.time)
        return b.value.indices.allSatisfy { index in
            let (x, y, z) = (a.value[index], b.value[index], c.value[index])
            return abs(x + (z - x) * share - y) <= 1e-6 * max(1, abs(x), abs(z))
        }
    }
}
