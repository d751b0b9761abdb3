/// One command of the tool.
package protocol Command: SendableMetatype {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// The operands after the command's name, for the usage line.
    static var operands: String { get }
    static var options: [OptionSpec] { get }
    /// What a shell offers as operands; files where there is nothing.
    static var operandWords: [String] { get }

    /// Parses the arguments after the command's name by these options.
    static func parse(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) -> ParsedArguments

    /// Runs the command. Bad arguments throw a `UsageError`; what else goes wrong throws any other error.
    @MainActor static func run(_ arguments: ParsedArguments) throws
}

extension Command {
    /// The options, with the one that all commands have.
    package static var allOptions: [OptionSpec] { options + [.help] }

    package static var operandWords: [String] { [] }

    package static func parse(
        _ arguments: [Argument], options: [OptionSpec]
    ) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(arguments, options: options)
    }
}
