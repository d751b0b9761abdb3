import Foundation

/// A command that runs SwiftPM's command of the same name on a package, with Octant's modules at hand.
protocol PackageCommand: Command {
    /// One sentence about what SwiftPM does.
    static var purpose: String { get }
    /// Which arguments are SwiftPM's.
    static var others: ParsedArguments.Others { get }
}

extension PackageCommand {
    static var summary: String { "\(purpose), with UIKit, SwiftUI and Core Animation of Octant" }

    static var options: [OptionSpec] {
        [
            OptionSpec(
                name: "implicit-import", value: "MODULE",
                help: "a module that all files of the package see, several with commas between; "
                    + "UIKit where a podspec is beside the package"),
            OptionSpec(name: "keep-os-conditions", help: "leave '#if os(iOS)' false, as it is on Linux"),
        ]
    }

    static func parse(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(arguments, options: options, passing: others)
    }

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        let installation = try Installation.own()
        let package = PackageFolder(arguments.others)
        var settings = FrontSettings()
        settings.keepsOSConditions = arguments["keep-os-conditions"] != nil
        settings.implicitImports = try modules(arguments["implicit-import"]) ?? package.usualImports
        settings.package = package.path
        let toolset = try Toolset(installation, settings).write(to: package.scratch)
        // SwiftPM calls this for each job of the compiler.
        setenv("SWIFT_EXEC", installation.front.path, 1)
        let own = [Argument(name), "--toolset", Argument(toolset.path)] + package.arguments
        try Program(installation.swift).become(own + arguments.others)
    }

    private static func modules(_ text: String?) throws(UsageError) -> [String]? {
        guard let text else { return nil }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        for name in names {
            let isName = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
            guard isName, name.first?.isNumber == false else {
                throw UsageError("option '--implicit-import' takes names of modules, not '\(text)'")
            }
        }
        return names
    }
}
