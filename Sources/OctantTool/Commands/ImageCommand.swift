import OctantPackages

/// A command that draws an indicator into a file.
protocol ImageCommand: Command {
    /// The options of its own; `indicator` is the one that help is asked for, nil for all.
    static func ownOptions(for indicator: (any Indicator.Type)?) -> [OptionSpec]
}

extension ImageCommand {
    static var operandWords: [String] { Indicators.all.map { $0.name } }

    static var options: [OptionSpec] {
        ownOptions(for: nil) + SourceRequest.options + fileOptions + Indicators.options
    }

    static func options(for indicator: any Indicator.Type) -> [OptionSpec] {
        ownOptions(for: indicator) + fileOptions + (indicator.parameters + Parameter.common).map(\.option)
    }

    private static var fileOptions: [OptionSpec] {
        [
            OptionSpec(name: "output", short: "o", value: "FILE", help: "the file to write; '-' is standard output"),
            OptionSpec(name: "force", help: "write an image to a terminal too"),
        ]
    }
}
