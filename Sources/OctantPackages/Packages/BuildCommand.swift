/// `octant build`: an iOS package, unmodified, on Linux.
enum BuildCommand: PackageCommand {
    static let name = "build"
    static let purpose = "build a Swift package, or the Swift files in a folder"
    static let operands = "[DIR] [OPTION]... [ARGUMENT OF swift build]..."
    static let others = ParsedArguments.Others.anywhere

    static var options: [OptionSpec] {
        let module = OptionSpec(
            name: "module", value: "NAME",
            help: "the module that the Swift files in DIR are, which has no Package.swift; DIR stands before all else")
        return commonOptions + [module]
    }

    static func package(_ arguments: ParsedArguments) throws -> PackageFolder {
        try PackageFolder(arguments.others, module: arguments["module"])
    }
}
