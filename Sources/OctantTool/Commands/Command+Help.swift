import Foundation
import OctantPackages

extension Command {
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
            (indicator.map { (self as? any ImageCommand.Type)?.options(for: $0) ?? options } ?? options) + [.help]
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
