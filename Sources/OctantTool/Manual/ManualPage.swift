/// The tool's page of the manual, octant(1), in the language of man.
enum ManualPage {
    /// Returns the page of these commands and indicators.
    static func text(_ commands: [CommandOutline], _ indicators: [any Indicator.Type]) -> String {
        var lines = [
            ".TH OCTANT 1 \"\" \"Octant \(version)\" \"User Commands\"",
            ".SH NAME",
            "octant \\- build packages written for iOS, and draw Apple's progress indicators",
            ".SH SYNOPSIS",
            ".B octant",
            ".I COMMAND",
            ".RI [ ARGUMENT ]...",
            ".SH DESCRIPTION",
            escaped(Octant.purpose),
            ".SH COMMANDS",
        ]
        for command in commands {
            lines += [
                ".SS octant \(escaped(command.name))", ".B octant \(escaped(command.name))", escaped(command.operands),
                ".PP", escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."),
            ]
            for option in command.options {
                let value = option.spec.value.map { "=\\fI\(escaped($0))\\fR" } ?? ""
                let short = option.spec.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
                lines += [
                    ".TP", "\(short)\\fB\(escaped("--\(option.spec.name)"))\\fR\(value)", escaped(option.spec.help),
                ]
            }
        }
        lines.append(".SH INDICATORS")
        for indicator in indicators {
            lines += [".TP", ".B \(escaped(indicator.name))", escaped(indicator.summary)]
        }
        lines += [
            ".SH EXIT STATUS", "0 on success, 1 where something failed, 2 for a command line that makes no sense; of",
            ".BR build , \" test\" \" and run\"", "what SwiftPM or the program ends with.", ".SH SEE ALSO",
            ".BR pkg-config (1)",
        ]
        return lines.joined(separator: "\n")
    }

    /// Returns `text` as it is to be read: no sign in it is a command.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&\(plain)" : plain
    }
}
