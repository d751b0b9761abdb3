import OctantPackages

// The most digits that a number may be asked to have.
private let mostDigits = 18

/// The names of files that are numbered, as ffmpeg spells them: `%d` in the file's own name stands for the number,
/// `%04d` for one of four digits at least, and `%%` for a percent sign.
struct FramePattern: Equatable {
    private let before: [UInt8], digits: Int, after: [UInt8]

    /// Whether `name` holds what looks like the place of a number: a percent sign, digits or none, and a letter.
    static func isMeant(by name: FileName) -> Bool {
        var rest = split(name).own
        while let byte = rest.popFirst() {
            guard byte == percent else { continue }
            if rest.first == percent {
                rest.removeFirst()
                continue
            }
            if rest.drop(while: isDigit).first.map(isLetter) == true { return true }
        }
        return false
    }

    /// The pattern that `name` is. Throws where it is none, and says why.
    init(_ name: FileName) throws(UsageError) {
        let (folder, own) = Self.split(name)
        var (parts, digits, rest) = ([Array(folder), []], Int?.none, own)
        while let byte = rest.popFirst() {
            guard byte == percent else {
                parts[digits == nil ? 0 : 1].append(byte)
                continue
            }
            if rest.first == percent {
                parts[digits == nil ? 0 : 1].append(rest.removeFirst())
                continue
            }
            let count = rest.prefix(while: isDigit)
            rest = rest.dropFirst(count.count)
            let letter = rest.popFirst()
            let shown = FileName([percent] + count + (letter.map { [$0] } ?? [])).shown
            guard letter == UInt8(ascii: "d") else {
                throw UsageError(
                    "'\(shown)' in '\(name.shown)' is no place for a frame's number: write '%d', or '%04d' for four "
                        + "digits, and '%%' for a percent sign")
            }
            guard digits == nil else {
                throw UsageError("'\(name.shown)' has two places for a frame's number: one is enough")
            }
            let number = Int(String(decoding: count, as: UTF8.self)) ?? (count.isEmpty ? 0 : mostDigits + 1)
            guard number <= mostDigits else {
                throw UsageError("'\(shown)' in '\(name.shown)' asks for more digits than \(mostDigits)")
            }
            digits = number
        }
        guard let digits else {
            throw UsageError(
                "png files are as many as there are frames: put the frame's number into the name, as in "
                    + "'frame-%04d.png'")
        }
        (before, self.digits, after) = (parts[0], digits, parts[1])
    }

    /// The name of the file of this number, which is not below 0.
    func name(_ number: Int) -> FileName {
        let text = Array(String(number).utf8)
        let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, digits - text.count))
        return FileName(before + zeros + text + after)
    }

    /// The folders before the file's own name, to the last slash, and that name.
    private static func split(_ name: FileName) -> (folder: ArraySlice<UInt8>, own: ArraySlice<UInt8>) {
        let start = name.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return (name.bytes[..<start], name.bytes[start...])
    }
}

private let percent = UInt8(ascii: "%")

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

private func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
