/// The longest identifier, in bytes. Source: docs/sources/views.md, Programs on the desktop.
private let lengthLimit = 255
/// What stands before the name of a program that states no identifier.
private let usualBeginning = "org.octant.program."

/// The identifier of a program among the desktop's, in reverse DNS: the name of its application on the session bus, of
/// its windows for the window system, and of its desktop file.
package enum ProgramIdentifier {
    /// Whether `text` can be one: parts of letters of ASCII, digits, `-` and `_`, two at the least, with dots between,
    /// none of which begins with a digit; 255 bytes at most.
    package static func isValid(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1 && text.utf8.count <= lengthLimit
            && parts.allSatisfy { part in
                part.first.map { !isDigit($0) } == true && part.allSatisfy(isPlain)
            }
    }

    /// The identifier of a program without one: `org.octant.program.` and its name, with `_` for each character that an
    /// identifier cannot have, and before a digit that it would begin with.
    package static func made(of name: String) -> String {
        var own = name.unicodeScalars.map { scalar in
            UInt8(exactly: scalar.value).map(isPlain) == true ? Character(scalar) : "_"
        }
        if own.first?.asciiValue.map(isDigit) ?? true { own.insert("_", at: 0) }
        return usualBeginning + String(own.prefix(lengthLimit - usualBeginning.count))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Whether `byte` is a letter of ASCII, a digit, `-` or `_`.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: isDigit(byte)
        }
    }
}
