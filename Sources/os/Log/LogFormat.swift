/// A format of C's with the additions of the log: `%{public}@`, `%{private}d`, `%.2f`.
struct LogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// The text with `arguments` in it. An argument of another type than its place wants is described; places without
    /// an argument stay as they are.
    func text(_ arguments: [any CVarArg]) -> String {
        var (result, rest, next) = ("", Substring(format), arguments[...])
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let place = Place(&rest) else {
                result += rest
                return result
            }
            switch place.conversion {
            case "%": result += "%"
            case "m": result += String(cString: strerror(errno))
            default:
                // A star takes its number from the arguments.
                let stars = place.flags.filter { $0 == "*" }.count
                let numbers = next.prefix(stars).map { Int(describing: $0) }
                next = next.dropFirst(stars)
                result += next.popFirst().map { place.text($0, numbers) } ?? place.source
            }
        }
        return result + rest
    }
}

/// One place of a format.
private struct Place {
    /// As it is written.
    let source: String
    /// What stands in braces.
    let annotation: String
    /// Flags, width and precision.
    let flags: String
    /// The letter that says what belongs there.
    let conversion: Character

    /// Reads a place off the beginning of `text`, which is a percent sign; nil where it does not end.
    init?(_ text: inout Substring) {
        var rest = text.dropFirst()
        var annotation = ""
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            annotation = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        }
        let flags = rest.prefix { "-+ #0123456789.*'".contains($0) }
        rest = rest[flags.endIndex...].drop { "hlqLztj".contains($0) }
        guard let conversion = rest.popFirst() else { return nil }
        (self.annotation, self.flags, self.conversion) = (annotation, String(flags), conversion)
        source = String(text[..<rest.startIndex])
        text = rest
    }

    /// What stands here for `value`; `numbers` are those of the stars.
    func text(_ value: any CVarArg, _ numbers: [Int]) -> String {
        let words = annotation.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.contains("private") || words.contains("sensitive") { return OSLogPrivacy.private.shown("") }
        var flags = flags
        // More columns than any line has say nothing.
        for number in numbers { flags.replace("*", with: "\(min(max(number, -400), 400))", maxReplacements: 1) }
        switch (conversion, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("D", let number as any BinaryInteger):
            return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger), ("U", let number as any BinaryInteger):
            return String(format: "%\(flags)llu", UInt64(truncatingIfNeeded: number))
        case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
            ("o", let number as any BinaryInteger):
            return String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number))
        case ("c", let number as any BinaryInteger), ("C", let number as any BinaryInteger):
            return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
        case (_, let number as any BinaryFloatingPoint) where "fFeEgGaA".contains(conversion):
            return String(format: "%\(flags)\(conversion)", Double(number))
        case ("s", let text as UnsafePointer<CChar>): return String(cString: text)
        case ("s", let text as UnsafeMutablePointer<CChar>): return String(cString: text)
        default: return String(describing: value)
        }
    }
}

extension Int {
    /// The whole number that `value` is; 0 for anything else.
    fileprivate init(describing value: any CVarArg) {
        self = (value as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) } ?? 0
    }
}
