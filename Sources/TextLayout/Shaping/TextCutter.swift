internal import CoreGraphics
internal import OctantBase

/// Cuts pieces out of a paragraph.
struct TextCutter {
    /// A position in the paragraph.
    struct Place: Comparable {
        var run: Int
        var index: String.Index

        static func < (one: Place, other: Place) -> Bool { (one.run, one.index) < (other.run, other.index) }
    }

    // How far before a cut a space is looked for, in bytes.
    private static let spaceReach = 200

    let runs: [TextRun]
    /// The begin of the paragraph.
    let start: Place
    /// The end of the paragraph.
    let end: Place

    /// Cuts `text`.
    init(_ text: AttributedText) {
        runs = text.runs.filter { !$0.text.isEmpty }
        start = Place(run: 0, index: runs.first?.text.startIndex ?? "".startIndex)
        end = Place(run: runs.count, index: "".startIndex)
    }

    /// The text between two positions.
    func text(from: Place, to: Place) -> AttributedText {
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

    /// The position that is `bytes` bytes of UTF-8 behind `place`.
    func place(_ bytes: Int, behind place: Place) -> Place {
        var (place, left) = (place, bytes)
        while place.run < runs.count {
            let bytes = runs[place.run].text.utf8
            let there = bytes.distance(from: place.index, to: bytes.endIndex)
            if left < there { return Place(run: place.run, index: bytes.index(place.index, offsetBy: left)) }
            left -= there
            place = beginning(of: place.run + 1)
        }
        return end
    }

    /// The end of a piece from `place` on, of as many characters as stay below `cost` and `bytes`, but one at least. It
    /// lies between clusters, and with `atSpace` behind a space if there is one near.
    func end(of place: Place, cost: CGFloat, bytes: Int = .max, atSpace: Bool = false) -> Place {
        var (run, left, spent) = (place.run, bytes, CGFloat(0))
        var index = place.index
        while run < runs.count {
            let text = runs[run].text
            let each = runs[run].attributes.cost
            let there = text.utf8.distance(from: index, to: text.utf8.endIndex)
            let room = min(left, Int(clamping: (cost - spent) / each))
            if there > room {
                let begin = run == place.run ? place.index : text.startIndex
                let cut = Self.cut(text, from: begin, near: text.utf8.index(index, offsetBy: room), atSpace: atSpace)
                if cut > begin || run > place.run { return Place(run: run, index: cut) }
                return after(Place(run: run, index: begin))
            }
            (left, spent) = (left - there, spent + CGFloat(there) * each)
            run += 1
            index = run < runs.count ? runs[run].text.startIndex : index
        }
        return end
    }

    /// The beginning of a piece up to `place`, of as many characters as stay below `cost`.
    func start(of place: Place, cost: CGFloat) -> Place {
        var (run, spent) = (min(place.run, runs.count - 1), CGFloat(0))
        while run >= 0 {
            let text = runs[run].text
            let high = run == place.run ? place.index : text.endIndex
            let each = runs[run].attributes.cost
            let there = text.utf8.distance(from: text.startIndex, to: high)
            let room = Int(clamping: (cost - spent) / each)
            if there > room {
                let cut = text.utf8.index(high, offsetBy: -room)
                return Place(run: run, index: Self.cut(text, from: text.startIndex, near: cut, atSpace: false))
            }
            spent += CGFloat(there) * each
            run -= 1
        }
        return start
    }

    private func beginning(of run: Int) -> Place {
        run < runs.count ? Place(run: run, index: runs[run].text.startIndex) : end
    }

    /// The position behind the first character from `place` on.
    private func after(_ place: Place) -> Place {
        let text = runs[place.run].text
        let next = text.unicodeScalars.index(after: place.index)
        return next < text.endIndex ? Place(run: place.run, index: next) : beginning(of: place.run + 1)
    }

    /// A position at or before `place` and not before `begin` where a cluster ends; within a cluster that spans all of
    /// it, where one of its scalars does.
    private static func cut(
        _ text: String, from begin: String.Index, near place: String.Index, atSpace: Bool
    ) -> String.Index {
        let at = aligned(place, in: text, from: begin)
        guard begin < at, at < text.endIndex else { return at }
        if atSpace, let space = space(before: at, in: text, from: begin) { return space }
        let last = text[begin..<at].index(before: at)
        // Enough of what follows to tell whether the cluster goes on there.
        let window = text.utf8.index(at, offsetBy: spaceReach, limitedBy: text.endIndex) ?? text.endIndex
        let following = text[last..<aligned(window, in: text, from: at)]
        return following.index(after: last) == at || last == begin ? at : last
    }

    /// The beginning of the scalar that `place` is in.
    private static func aligned(_ place: String.Index, in text: String, from begin: String.Index) -> String.Index {
        var at = place
        while begin < at, at < text.endIndex, text.utf8[at] & 0xC0 == 0x80 { at = text.utf8.index(before: at) }
        return at
    }

    /// The position behind the last space before `place`, if it is near.
    private static func space(before place: String.Index, in text: String, from begin: String.Index) -> String.Index? {
        var at = place
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
