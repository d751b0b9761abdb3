import OctantPackages

/// `octant completions`: what a shell reads to complete the tool's command lines.
enum CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "print what a shell needs to complete these commands"
    static let operands = "bash|zsh|fish"
    static let options: [OptionSpec] = []
    static let operandWords = Completions.allCases.map(\.rawValue)

    static func run(_ arguments: ParsedArguments) throws {
        guard arguments.operands.count == 1, let shell = Completions(rawValue: arguments.operands[0]) else {
            throw UsageError("name one shell: \(operandWords.joinedByOr)")
        }
        try StandardOutput.print(shell.script(Octant.commands.map { CommandOutline($0) }))
    }
}
