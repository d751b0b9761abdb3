internal import OctantBase

/// A part of a source file and what is to stand there instead. It must hold as many ends of lines as the part, so
/// that what the compiler, a debugger and coverage say of a line is true of the file as it was written.
package struct Edit: Equatable, Sendable {
    /// The bytes of the file, as UTF-8; an empty range inserts.
    package let range: Range<Int>
    package let replacement: String

    /// An edit of these bytes.
    package init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// An edit that leaves everything, and puts `text` before the byte at `offset`.
    package init(insert text: String, at offset: Int) { self.init(offset..<offset, text) }

    /// Returns an edit of the same bytes with as many ends of lines as they have: those that are missing follow.
    func keepingLines(of bytes: [UInt8]) -> Edit {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return self }
        let ends = bytes[range].lineEndings
        let missing = ends.dropFirst([UInt8](replacement.utf8)[...].lineEndings.count)
        if missing.isEmpty { return self }
        // CR and LF of two lines would be one end.
        let text = missing.reduce(into: replacement) { $0 += ($0.utf8.last == 13 && $1 == "\n" ? " " : "") + $1 }
        return Edit(range, text)
    }
}

/// Edits that do not go into a file together. Each is a mistake in a rule, never one in a file.
package enum EditError: Error, Equatable {
    /// The edit is not within the file.
    case outside(Edit)
    /// The two change the same bytes.
    case overlap(Edit, Edit)
    /// The edit would move the lines after it.
    case movesLines(Edit)

    /// What is said of it where the file is to be rewritten.
    var problem: Problem {
        let (edit, reason) =
            switch self {
            case .outside(let edit): (edit, "a change behind the end of the file")
            case .overlap(_, let edit): (edit, "two changes at one place")
            case .movesLines(let edit): (edit, "a change that moves lines")
            }
        return Problem(
            at: Swift.max(0, edit.range.lowerBound),
            "Octant cannot rewrite this, by a mistake of its own (\(reason)); please report it with this line")
    }
}

extension [Edit] {
    /// Returns `bytes` with all of these made: in the order of the file, insertions at one place in the order given.
    func applied(to bytes: [UInt8]) throws(EditError) -> [UInt8] {
        let ordered = self.ordered { one, other in
            (one.range.lowerBound, one.range.isEmpty ? 0 : 1) < (other.range.lowerBound, other.range.isEmpty ? 0 : 1)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.replacement.utf8.count })
        var (done, last) = (0, Edit?.none)
        for edit in ordered {
            guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else { throw .outside(edit) }
            if let last, edit.range.lowerBound < done { throw .overlap(last, edit) }
            guard bytes[edit.range].lineEndings.count == [UInt8](edit.replacement.utf8)[...].lineEndings.count else {
                throw .movesLines(edit)
            }
            result += bytes[done..<edit.range.lowerBound]
            result += edit.replacement.utf8
            (done, last) = (edit.range.upperBound, edit)
        }
        return result + bytes[done...]
    }
}

extension ArraySlice<UInt8> {
    /// The ends of lines, as the compiler counts them: LF, CR, or both together.
    fileprivate var lineEndings: [String] {
        indices.compactMap { index in
            switch self[index] {
            case UInt8(ascii: "\n"):
                index > startIndex && self[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
            case UInt8(ascii: "\r"):
                index + 1 == endIndex || self[index + 1] != UInt8(ascii: "\n") ? "\r" : nil
            default: nil
            }
        }
    }
}
