import Foundation
import OctantPackages

/// `octant list`: the catalogue, for people or for programs.
enum ListCommand: Command {
    static let name = "list"
    static let summary = "list every indicator, or those named, with their parameters, types and defaults"
    static let operands = "[INDICATOR]... [--json]"
    static let options = [OptionSpec(name: "json", help: "as JSON")]
    static var operandWords: [String] { Indicators.all.map { $0.name } }

    private struct Entry: Encodable {
        let name: String
        let summary: String
        /// Seconds.
        let stillTime: Double
        let parameters: [Parameter]
    }

    static func run(_ arguments: ParsedArguments) throws {
        let named = try arguments.operands.map { name throws(UsageError) in try Indicators.named(name) }
        let entries = (named.isEmpty ? Indicators.all : named).map {
            Entry(
                name: $0.name, summary: $0.summary, stillTime: $0.stillTime,
                parameters: $0.parameters + Parameter.common)
        }
        if arguments["json"] != nil {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try StandardOutput.print(Array(encoder.encode(entries)))
        } else {
            try StandardOutput.print(entries.map(text).joined(separator: "\n\n"))
        }
    }

    private static func text(_ entry: Entry) -> String {
        var lines = ["\(entry.name): \(entry.summary)", "  stills are of \(entry.stillTime.formattedShortly) s"]
        for parameter in entry.parameters {
            let kind = parameter.choices.isEmpty ? parameter.type.rawValue : parameter.choices.joined(separator: "|")
            let standard = parameter.defaultValue.map { $0.isEmpty ? "" : ", default \($0)" } ?? ""
            lines.append("  --\(parameter.name) (\(kind)\(standard)): \(parameter.help)")
        }
        return lines.joined(separator: "\n")
    }
}
