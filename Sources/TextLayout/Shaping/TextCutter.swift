internal import CoreGraphics
internal import OctantBase

/// Cuts pieces out of a paragraph.
struct TextCutter {
    /// A position in the paragraph.
    struct Position: Comparable {
        var run: Int
        var index: String.Index

        static func < (one: Position, other: Position) -> Bool { (one.run, one.index) < (other.run, other.index) }
    }

    // How far before a cut a space is looked for, in bytes.
    private static let spaceReach = 200

    let runs: [TextRun]
    /// The begin of the paragraph.
    let start: Position
    /// The end of the paragraph.
    let end: Position

    /// Cuts `text`.
    init(_ text: AttributedText) {
        runs = text.runs.filter { !$0.text.isEmpty }
        start = Position(run: 0, index: runs.first?.text.startIndex ?? "".startIndex)
        end = Position(run: runs.count, index: "".startIndex)
    }

    /// The text between two positions.
    func text(from: Position, to: Position) -> AttributedText {
        var result = AttributedText(runs: [])
        var run = from.run
        while run < runs.count, run <= to.run {
            let text = runs[run].text
            let low = run == from.run ? from.index : text.startIndex
            let high = run == to.run ? to.index : text.endIndex
            if low < high { result.runs.append(TextRun(String(text[low..<high]), runs[run].attributes)) }
            run += 1
        }
        return result
    }

    /// The position that is `bytes` bytes of UTF-8 behind `position`.
    func position(_ bytes: Int, behind position: Position) -> Position {
        var (position, left) = (position, bytes)
        while position.run < runs.count {
            let bytes = runs[position.run].text.utf8
            let there = bytes.distance(from: position.index, to: bytes.endIndex)
            if left < there { return Position(run: position.run, index: bytes.index(position.index, offsetBy: left)) }
            left -= there
            position = beginning(of: position.run + 1)
        }
        return end
    }

    /// The end of a piece from `position` on, of as many characters as stay below `cost` and `bytes`, but one at least.
    /// It lies between clusters, and with `atSpace` behind a space if there is one near.
    func end(of position: Position, cost: CGFloat, bytes: Int = .max, atSpace: Bool = false) -> Position {
        var (run, left, spent) = (position.run, bytes, CGFloat(0))
        var index = position.index
        while run < runs.count {
            let text = runs[run].text
            let each = runs[run].attributes.cost
            let there = text.utf8.distance(from: index, to: text.utf8.endIndex)
            let room = min(left, Int(clamping: (cost - spent) / each))
            if there > room {
                let begin = run == position.run ? position.index : text.startIndex
                let cut = Self.cut(text, from: begin, near: text.utf8.index(index, offsetBy: room), atSpace: atSpace)
                if cut > begin || run > position.run { return Position(run: run, index: cut) }
                return after(Position(run: run, index: begin))
            }
            (left, spent) = (left - there, spent + CGFloat(there) * each)
            run += 1
            index = run < runs.count ? runs[run].text.startIndex : index
        }
        return end
    }

    /// The beginning of a piece up to `position`, of as many characters as stay below `cost`.
    func start(of position: Position, cost: CGFloat) -> Position {
        var (run, spent) = (min(position.run, runs.count - 1), CGFloat(0))
        while run >= 0 {
            let text = runs[run].text
            let high = run == position.run ? position.index : text.endIndex
            let each = runs[run].attributes.cost
            let there = text.utf8.distance(from: text.startIndex, to: high)
            let room = Int(clamping: (cost - spent) / each)
            if there > room {
                let cut = text.utf8.index(high, offsetBy: -room)
                return Position(run: run, index: Self.cut(text, from: text.startIndex, near: cut, atSpace: false))
            }
            spent += CGFloat(there) * each
            run -= 1
        }
        return start
    }

    private func beginning(of run: Int) -> Position {
        run < runs.count ? Position(run: run, index: runs[run].text.startIndex) : end
    }

    /// The position behind the first character from `position` on.
    private func after(_ position: Position) -> Position {
        let text = runs[position.run].text
        let next = text.unicodeScalars.index(after: position.index)
        return next < text.endIndex ? Position(run: position.run, index: next) : beginning(of: position.run + 1)
    }

    /// A position at or before `position` and not before `begin` where a cluster ends; within a cluster that spans all
    /// of it, where one of its scalars does.
    private static func cut(
        _ text: String, from begin: String.Index, near position: String.Index, atSpace: Bool
    ) -> String.Index {
        let at = aligned(position, in: text, from: begin)
        guard begin < at, at < text.endIndex else { return at }
        if atSpace, let space = space(before: at, in: text, from: begin) { return space }
        let last = text[begin..<at].index(before: at)
        // Enough of what follows to tell whether the cluster goes on there.
        let window = text.utf8.index(at, offsetBy: spaceReach, limitedBy: text.endIndex) ?? text.endIndex
        let following = text[last..<aligned(window, in: text, from: at)]
        return following.index(after: last) == at || last == begin ? at : last
    }

    /// The beginning of the scalar that `position` is in.
    private static func aligned(_ position: String.Index, in text: String, from begin: String.Index) -> String.Index {
        var at = position
        while begin < at, at < text.endIndex, text.utf8[at] & 0xC0 == 0x80 { at = text.utf8.index(before: at) }
        return at
    }

    /// The position behind the last space before `position`, if it is near.
    private static func space(before position: String.Index, in text: String, from begin: String.Index) -> String.Index?
    {
        var at = position
        for _ in 0..<spaceReach where begin < at {
            let before = text.utf8.index(before: at)
            if text.utf8[before] == UInt8(ascii: " ") { return at }
            at = before
        }
        return nil
    }
}

extension TextAttributes {
    /// The points that a byte of text counts for when pieces are cut: few characters are so wide, and no line so high.
    var cost: CGFloat { 2 * font.usableSize + abs(usableKern) }
}
