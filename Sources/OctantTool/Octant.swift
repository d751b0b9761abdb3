import Foundation
import OctantBase
import OctantPackages

/// The command line tool `octant`.
@main
enum Octant {
    static let commands: [any Command.Type] =
        PackageCommands.all + [
            PortCommand.self, DesktopFileCommand.self, PreviewCommand.self, GalleryCommand.self, ListCommand.self,
            RenderCommand.self, RecordCommand.self, DiffCommand.self, CompletionsCommand.self, ManualCommand.self,
        ]

    /// The tool among the desktop's programs: the name of its desktop file in Packaging.
    static let identifier = "org.octant.Octant"

    /// What the tool is for, in two sentences.
    static let purpose =
        "Builds packages that were written for iOS, and shows their views as they are edited. "
        + "Shows, draws and records Apple's progress indicators, and custom ones written for UIKit."

    @MainActor
    static func main() {
        StandardStreams.reserve()
        let arguments = Argument.ownArguments
        // What ends options has none before it to end.
        exit(ExitCode.of { try runCommand(arguments.first == "--" ? Array(arguments.dropFirst()) : arguments) })
    }

    @MainActor
    private static func runCommand(_ arguments: [Argument]) throws {
        guard let first = arguments.first?.text else {
            throw UsageError("say what to do; 'octant --help' lists the commands")
        }
        switch first {
        case "--help", "-h", "help":
            try StandardOutput.print(help(for: arguments.dropFirst().map(\.text)))
        case CompilerFront.name:
            try CompilerFront.run(Array(arguments.dropFirst()))
        case PreviewHost.name:
            try PreviewHost.run()
        case "--version":
            if arguments.count > 1 { throw UsageError("unexpected argument '\(arguments[1].text)'") }
            try StandardOutput.print("octant \(version)")
        default:
            let command = try command(first)
            let parsed = try command.parse(Array(arguments.dropFirst()), options: command.allOptions)
            if parsed["help"] != nil {
                try StandardOutput.print(help(for: [first] + parsed.operands))
            } else {
                try command.run(parsed)
            }
        }
    }

    private static func command(_ name: String) throws(UsageError) -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            let kind = name.hasPrefix("-") ? "option" : "command"
            let names = commands.map { $0.name }
            let suggestion = Suggestion(name, names).question() ?? "the commands are \(names.joinedByOr)"
            throw UsageError("unknown \(kind) '\(name)': \(suggestion)")
        }
        return command
    }

    /// The help for a command and an indicator, each where `arguments` name one.
    private static func help(for arguments: [String]) throws(UsageError) -> String {
        if let argument = arguments.first {
            let command = try command(argument)
            let indicator = arguments.count > 1 ? try Indicators.named(arguments[1]) : nil
            if arguments.count > 2 { throw UsageError("unexpected argument '\(arguments[2])'") }
            return command.help(for: indicator)
        }
        var lines = [
            "Usage: octant COMMAND [ARGUMENT]...", "",
            purpose.replacing(". ", with: ".\n"), "", "Commands:",
        ]
        for command in commands {
            lines.append("  \(command.name.padding(toLength: 13, withPad: " ", startingAt: 0))\(command.summary)")
        }
        lines += [
            "", "'octant COMMAND --help' tells about one, 'octant COMMAND INDICATOR --help' what can be chosen of one",
            "indicator; 'octant --version' prints the version.",
        ]
        return lines.joined(separator: "\n")
    }
}
