/// The length of a line that was never measured, in points, while none of its neighbours was either: that of a row of
/// text with padding.
private let firstGuess: CGFloat = 44
/// The number of lines whose lengths are added up beforehand.
private let chunk = 256

/// The lengths of lines one after the other, of which only some were measured: the others are guessed.
struct LineLengths {
    /// The number of lines.
    let count: Int
    /// The distance between lines, in points.
    let spacing: CGFloat
    private var known: [Int: CGFloat] = [:]
    private var sums: [CGFloat]
    private var counts: [Int]
    /// The guess for lines that were not measured, in points.
    private(set) var guess: CGFloat?

    init(count: Int, spacing: CGFloat, guess: CGFloat? = nil) {
        (self.count, self.spacing, self.guess) = (count, spacing, guess)
        let chunks = (count + chunk - 1) / chunk
        (sums, counts) = (Array(repeating: 0, count: chunks), Array(repeating: 0, count: chunks))
    }

    private var usual: CGFloat { guess ?? firstGuess }

    /// The length of the line of this number.
    subscript(line: Int) -> CGFloat { known[line] ?? usual }

    /// Notes the length of a line.
    mutating func note(_ length: CGFloat, of line: Int) {
        if guess == nil { guess = length }
        let former = known.updateValue(length, forKey: line)
        sums[line / chunk] += length - (former ?? 0)
        if former == nil { counts[line / chunk] += 1 }
    }

    /// Guesses from now on what the measured lines have on average.
    mutating func guessAverage() {
        guard !known.isEmpty else { return }
        guess = sums.reduce(0, +) / CGFloat(known.count)
    }

    private func length(ofChunk number: Int) -> CGFloat {
        let lines = min(count - number * chunk, chunk)
        return sums[number] + CGFloat(lines - counts[number]) * usual + CGFloat(lines) * spacing
    }

    /// The begin of the line of this number.
    func start(of line: Int) -> CGFloat {
        let first = line / chunk
        var start = (0..<first).reduce(CGFloat.zero) { $0 + length(ofChunk: $1) }
        for number in (first * chunk)..<max(line, first * chunk) { start += self[number] + spacing }
        return start
    }

    /// The length of all lines with what is between them.
    var total: CGFloat {
        guard count > 0 else { return 0 }
        return sums.indices.reduce(CGFloat.zero) { $0 + length(ofChunk: $1) } - spacing
    }

    /// The first line that ends behind `offset`; `count` where none does.
    func line(endingAfter offset: CGFloat) -> Int {
        var (number, start) = (0, CGFloat.zero)
        while number < sums.count, start + length(ofChunk: number) <= offset {
            start += length(ofChunk: number)
            number += 1
        }
        var line = number * chunk
        while line < count, start + self[line] <= offset {
            start += self[line] + spacing
            line += 1
        }
        return min(line, count)
    }
}
