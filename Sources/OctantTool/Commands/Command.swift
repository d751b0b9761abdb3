import Foundation

/// One command of the tool.
protocol Command: SendableMetatype {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// The operands after the command's name, for the usage line.
    static var operands: String { get }
    static var options: [OptionSpec] { get }
    /// What a shell offers as operands; files where there is nothing.
    static var operandWords: [String] { get }

    /// The options of the command for this indicator, for its help.
    static func options(for indicator: any Indicator.Type) -> [OptionSpec]

    /// Parses the arguments after the command's name by these options.
    static func parse(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) -> ParsedArguments

    /// Runs the command. Bad arguments throw a `UsageError`; what else goes wrong throws any other error.
    @MainActor static func run(_ arguments: ParsedArguments) throws
}

extension Command {
    static var operandWords: [String] { [] }

    static func options(for indicator: any Indicator.Type) -> [OptionSpec] { options }

    static func parse(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(arguments, options: options)
    }

    /// The text of `octant NAME --help`, or `octant NAME INDICATOR --help`.
    static func help(for indicator: (any Indicator.Type)? = nil) -> String {
        let operandText =
            indicator.map {
                operands.replacing(SourceRequest.orIndicator, with: "INDICATOR").replacing("INDICATOR", with: $0.name)
            } ?? operands
        var lines = ["Usage: octant \(name)\(operandText.isEmpty ? "" : " \(operandText)")", "", summary]
        if let indicator { lines += ["", "\(indicator.name): \(indicator.summary)"] }
        lines += ["", "Options:"]
        let shown =
            (indicator.map { Self.options(for: $0) } ?? options) + [.help]
        let names = shown.map { option in
            let short = option.short.map { "-\($0), " } ?? "    "
            return "  \(short)--\(option.name)\(option.value.map { "=\($0)" } ?? "")"
        }
        let width = (names.map(\.count).filter { $0 <= 34 }.max() ?? 0) + 2
        for (option, name) in zip(shown, names) {
            if name.count + 2 <= width {
                lines.append(name.padding(toLength: width, withPad: " ", startingAt: 0) + option.help)
            } else {
                lines.append(name)
                lines.append(String(repeating: " ", count: width) + option.help)
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// An error while working, in one line.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
