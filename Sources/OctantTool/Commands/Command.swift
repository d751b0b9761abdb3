import Foundation

/// One command of the tool.
protocol Command: SendableMetatype {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What comes after the command's name, for the usage line.
    static var operands: String { get }
    static var options: [OptionSpec] { get }

    /// Does the work. Bad arguments throw a `UsageError`; what else goes wrong throws any other error.
    @MainActor static func run(_ arguments: ParsedArguments) throws
}

extension Command {
    /// What `octant NAME --help` prints.
    static var help: String {
        var lines = ["Usage: octant \(name)\(operands.isEmpty ? "" : " \(operands)")", "", summary, "", "Options:"]
        let shown = options + [OptionSpec(name: "help", short: "h", help: "print this and do nothing")]
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
