// The most codes of a table: a code has 12 bits at most. Source: docs/sources/layers.md, Image files.
private let codeLimit = 4096
// Slots of the table of strings, four for each code.
private let slotCount = 1 << 14
// The most strings that are looked at for one code: where pixels may be one of two, there may be very many.
private let searchLimit = 512
// How many pixels less than the longest a string may have, where the one after it becomes longer by more.
private let shortening = 3
// Codes between two looks at how well a full table serves.
private let window = 128
// A full table that makes so much less of a code than the best did is begun anew.
private let decline = 0.8

/// Writes numbers of colours as GIF's kind of LZW, with a choice: what may as well be transparent, because the same
/// colour shows there already, is whichever of the two makes longer strings.
struct LZWEncoder {
    /// A pixel's number, and in `free` whether it may be `transparent` too.
    typealias Choice = UInt16

    /// The number that leaves a pixel as it was.
    static let transparent: UInt16 = 0
    /// The bit that says that a pixel may be left as it was.
    static let free: UInt16 = 0x100

    private let pixels: [Choice]
    private let symbolBits: Int
    private let looksAhead: Bool
    private var keys = [UInt32](repeating: 0, count: slotCount)
    private var codes = [UInt16](repeating: 0, count: slotCount)
    /// The code of each string without its last pixel.
    private var parents = [UInt16](repeating: 0, count: codeLimit)
    private var bits = BitWriter()
    private var width = 0
    /// The code that the next string gets.
    private var next = 0
    private var stack: [(code: Int, end: Int)] = []

    /// The bytes of `pixels`, of numbers of `symbolBits` (2...8) bits. With `looksAhead` a string is shorter than it
    /// could be where the next one gains by that: slower, and mostly smaller.
    static func encode(_ pixels: [Choice], symbolBits: Int, looksAhead: Bool) -> [UInt8] {
        var encoder = LZWEncoder(pixels: pixels, symbolBits: symbolBits, looksAhead: looksAhead)
        encoder.run()
        return encoder.bits.finish()
    }

    private init(pixels: [Choice], symbolBits: Int, looksAhead: Bool) {
        (self.pixels, self.symbolBits, self.looksAhead) = (pixels, symbolBits, looksAhead)
    }

    private var clearCode: Int { 1 << symbolBits }

    private mutating func run() {
        clear()
        var (at, before) = (0, -1)
        var (codesSeen, start, best) = (0, 0, 0.0)
        while at < pixels.count {
            let (code, end, slot) = longest(from: at, after: before)
            put(code)
            if before >= 0, next < codeLimit {
                if let slot { (keys[slot.index], codes[slot.index]) = (slot.key, UInt16(next)) }
                next += 1
                if next == 1 << width, width < 12 { width += 1 }
            }
            (before, at) = (code, end)
            guard next == codeLimit else { continue }
            codesSeen += 1
            guard codesSeen == window else { continue }
            let gain = Double(at - start) / Double(window)
            (codesSeen, start) = (0, at)
            if gain < best * decline {
                clear()
                (before, best) = (-1, 0)
            } else {
                best = max(best, gain)
            }
        }
        put(clearCode + 1)
    }

    /// The code of the longest string from `at` on, and its end; and the place for the string of `before` and the first
    /// pixel of this one.
    private mutating func longest(
        from at: Int, after before: Int
    ) -> (code: Int, end: Int, slot: (index: Int, key: UInt32)?) {
        let choice = pixels[at]
        var (code, end) = (-1, at)
        var slot: (index: Int, key: UInt32)?
        for symbol in choice >= Self.free ? [Self.transparent, choice & 0xFF] : [choice] {
            var own: (index: Int, key: UInt32)?
            if before >= 0, next < codeLimit {
                let key = Self.key(before, symbol)
                let index = self.index(of: key)
                // The decoder has the string as soon as it reads this code.
                if keys[index] == 0 {
                    own = (index, key)
                    (keys[index], codes[index]) = (key, UInt16(next))
                    parents[next] = UInt16(before)
                }
            }
            let found = search(from: Int(symbol), at + 1)
            if found.end > end { (code, end, slot) = (found.code, found.end, own) }
            if let own { keys[own.index] = 0 }
        }
        if looksAhead { (code, end) = shortened(code, end, from: at) }
        return (code, end, slot)
    }

    /// The string of `code`, or the beginning of it after which the next one comes farthest.
    private mutating func shortened(_ code: Int, _ end: Int, from at: Int) -> (code: Int, end: Int) {
        guard end < pixels.count else { return (code, end) }
        var (best, farthest) = ((code: code, end: end), reach(from: end))
        var (code, end) = (code, end)
        for _ in 0..<shortening where end - at > 1 {
            (code, end) = (Int(parents[code]), end - 1)
            let reach = reach(from: end)
            if reach > farthest { (best, farthest) = ((code, end), reach) }
        }
        return best
    }

    /// The end of the longest string from `at` on.
    private mutating func reach(from at: Int) -> Int {
        let choice = pixels[at]
        let own = search(from: Int(choice & 0xFF), at + 1).end
        return choice >= Self.free ? max(own, search(from: Int(Self.transparent), at + 1).end) : own
    }

    /// The longest string that goes on from `code`, where that ends before `at`.
    private mutating func search(from code: Int, _ at: Int) -> (code: Int, end: Int) {
        var best = (code: code, end: at)
        var (code, end, count) = (code, at, 0)
        while true {
            while end < pixels.count {
                let choice = pixels[end]
                var following = child(of: code, choice & 0xFF)
                if choice >= Self.free, let other = child(of: code, Self.transparent) {
                    if let own = following, own != other, count < searchLimit { stack.append((own, end + 1)) }
                    following = other
                }
                guard let following else { break }
                (code, end, count) = (following, end + 1, count + 1)
            }
            if end > best.end { best = (code, end) }
            guard let other = stack.popLast() else { return best }
            (code, end) = other
        }
    }

    private func child(of code: Int, _ symbol: UInt16) -> Int? {
        let index = index(of: Self.key(code, symbol))
        return keys[index] == 0 ? nil : Int(codes[index])
    }

    /// The string of `code` and `symbol` as a number, never 0.
    private static func key(_ code: Int, _ symbol: UInt16) -> UInt32 {
        1 << 20 | UInt32(code) << 8 | UInt32(symbol)
    }

    /// The slot of `key`, or that which it would have.
    private func index(of key: UInt32) -> Int {
        var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 18)
        while keys[index] != 0, keys[index] != key { index = (index + 1) & (slotCount - 1) }
        return index
    }

    private mutating func clear() {
        if next == 0 { width = symbolBits + 1 }
        put(clearCode)
        for index in keys.indices { keys[index] = 0 }
        (next, width) = (clearCode + 2, symbolBits + 1)
    }

    private mutating func put(_ code: Int) { bits.append(UInt32(code), count: width) }
}

/// Bits in bytes, the lowest first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var rest: UInt32 = 0
    private var count = 0

    mutating func append(_ value: UInt32, count: Int) {
        rest |= value << UInt32(self.count)
        self.count += count
        while self.count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
            self.count -= 8
        }
    }

    mutating func finish() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: rest)) }
        return bytes
    }
}
