extension String {
    /// The text with every character spelled out that would move a terminal's cursor, begin a line or change the
    /// direction of reading: a newline is `\n`, an escape `\u{1b}`.
    package var showingControls: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                result += scalar.spelledOut
            default:
                switch scalar.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator: result += scalar.spelledOut
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var spelledOut: String { "\\u{\(String(value, radix: 16))}" }
}
