import Foundation

/// The tool's version, the package's.
private let version = "0.1.0"

/// Exit codes, by GNU's custom: a failure is 1, a command line that makes no sense 2.
private enum ExitCode {
    static let failure: Int32 = 1
    static let usage: Int32 = 2
}

/// The command line tool `octant`.
@main
enum Octant {
    static let commands: [any Command.Type] = [
        GalleryCommand.self, ListCommand.self, RenderCommand.self, RecordCommand.self,
    ]

    @MainActor
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs one command line and answers its exit code.
    @MainActor
    static func run(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first else {
            report("say what to do; 'octant --help' lists the commands")
            return ExitCode.usage
        }
        do {
            switch first {
            case "--help", "-h", "help":
                print(try help(for: Array(arguments.dropFirst())))
            case "--version":
                print("octant \(version)")
            default:
                try run(try command(first), Array(arguments.dropFirst()))
            }
            return 0
        } catch let error as UsageError {
            report(error.description)
            return ExitCode.usage
        } catch {
            report("\(error)")
            return ExitCode.failure
        }
    }

    @MainActor
    private static func run(_ command: any Command.Type, _ arguments: [String]) throws {
        let helpOption = OptionSpec(name: "help", short: "h", help: "")
        let parsed = try ParsedArguments(arguments, options: command.options + [helpOption])
        if parsed["help"] != nil {
            print(command.help)
        } else {
            try command.run(parsed)
        }
    }

    private static func command(_ name: String) throws(UsageError) -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            let kind = name.hasPrefix("-") ? "option" : "command"
            throw UsageError("unknown \(kind) '\(name)': the commands are \(commands.map { $0.name }.joinedByOr)")
        }
        return command
    }

    private static func help(for words: [String]) throws(UsageError) -> String {
        if let word = words.first { return try command(word).help }
        var lines = [
            "Usage: octant COMMAND [ARGUMENT]...", "",
            "Shows, draws and records Apple's progress indicators, and custom ones written for UIKit.", "", "Commands:",
        ]
        for command in commands {
            lines.append("  \(command.name.padding(toLength: 10, withPad: " ", startingAt: 0))\(command.summary)")
        }
        lines += ["", "'octant COMMAND --help' tells about one; 'octant --version' prints the version."]
        return lines.joined(separator: "\n")
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("octant: \(message)\n".utf8))
    }
}
