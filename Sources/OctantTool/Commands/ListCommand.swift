import Foundation

/// `octant list`: the catalogue, for people or for programs.
enum ListCommand: Command {
    static let name = "list"
    static let summary = "list every indicator with its parameters, types and defaults"
    static let operands = "[--json]"
    static let options = [OptionSpec(name: "json", help: "as JSON")]

    private struct Entry: Encodable {
        let name: String
        let summary: String
        let parameters: [Parameter]
    }

    static func run(_ arguments: ParsedArguments) throws {
        if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
        let entries = Indicators.all.map {
            Entry(name: $0.name, summary: $0.summary, parameters: $0.parameters + Parameter.common)
        }
        if arguments["json"] != nil {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(entries), as: UTF8.self))
        } else {
            print(entries.map(text).joined(separator: "\n\n"))
        }
    }

    private static func text(_ entry: Entry) -> String {
        var lines = ["\(entry.name): \(entry.summary)"]
        for parameter in entry.parameters {
            let kind = parameter.choices.isEmpty ? parameter.type.rawValue : parameter.choices.joined(separator: "|")
            let standard = parameter.defaultValue.map { $0.isEmpty ? "" : ", default \($0)" } ?? ""
            lines.append("  --\(parameter.name) (\(kind)\(standard)): \(parameter.help)")
        }
        return lines.joined(separator: "\n")
    }
}
