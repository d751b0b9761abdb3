import UIKit

/// A character of a text as it is shown: which it is, and its frame in the text's view, in points.
struct TextLetter: Equatable {
    let character: Character
    let frame: CGRect
}

/// A part of a text that a tap opens.
struct TextLink: Equatable {
    /// The address.
    let url: URL
    /// The characters.
    let name: String
    /// Their scalars among those of the text.
    let scalars: Range<Int>
}

extension TextFlow.Lines {
    /// The characters that are seen in a view of `width` points, in the order of reading.
    @MainActor func characters(in width: CGFloat) -> [TextLetter] {
        var extents: [Int: CGRect] = [:]
        for line in letters(in: width).lines {
            for (scalar, extent) in zip(line.scalars, line.letters) {
                extents[scalar] = CGRect(
                    x: extent.lowerBound, y: line.rect.minY, width: extent.upperBound - extent.lowerBound,
                    height: line.rect.height)
            }
        }
        var result: [TextLetter] = []
        var scalar = 0
        for character in string {
            let count = character.unicodeScalars.count
            let frame = (scalar..<scalar + count).reduce(CGRect.null) { $0.union(extents[$1] ?? .null) }
            if !frame.isNull { result.append(TextLetter(character: character, frame: frame)) }
            scalar += count
        }
        return result
    }
}

/// Which characters of a text stay when it becomes another one.
enum LetterMatch {
    /// Pairs of indexes of equal characters, in their order: of those at the end and at the begin, and in between by
    /// their distance from the end, as digits of one place value have it.
    static func pairs(_ old: [Character], _ new: [Character]) -> [(old: Int, new: Int)] {
        let least = min(old.count, new.count)
        var pairs: [(old: Int, new: Int)] = []
        var tail = 0
        while tail < least, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        var head = 0
        while head < least - tail, old[head] == new[head] { head += 1 }
        pairs += (0..<head).map { ($0, $0) }
        let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
        for step in (0..<min(oldEnd, newEnd) - head).reversed() {
            let pair = (old: oldEnd - 1 - step, new: newEnd - 1 - step)
            if old[pair.old] == new[pair.new] { pairs.append(pair) }
        }
        return pairs + (0..<tail).map { (oldEnd + $0, newEnd + $0) }
    }
}
