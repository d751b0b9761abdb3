import OctantPackages

/// `octant manual`: the tool's page of the manual.
enum ManualCommand: Command {
    static let name = "manual"
    static let summary = "print the page of the manual: octant manual | man -l -"
    static let operands = ""
    static let options: [OptionSpec] = []

    static func run(_ arguments: ParsedArguments) throws {
        if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
        try StandardOutput.print(ManualPage.text(Octant.commands.map { CommandOutline($0) }, Indicators.all))
    }
}
