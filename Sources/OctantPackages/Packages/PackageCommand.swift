import Foundation

/// A command that runs SwiftPM's command of the same name on a package, with Octant's modules at hand.
protocol PackageCommand: Command {
    /// One sentence about what SwiftPM does.
    static var purpose: String { get }
    /// Which arguments are SwiftPM's.
    static var others: ParsedArguments.Others { get }
    /// Returns the package that the command is for.
    static func package(_ arguments: ParsedArguments) throws -> PackageFolder
}

extension PackageCommand {
    static var summary: String { "\(purpose), with UIKit, SwiftUI and Core Animation of Octant" }

    static var options: [OptionSpec] { commonOptions }

    /// The options that tell the front.
    static var commonOptions: [OptionSpec] {
        [
            OptionSpec(
                name: "implicit-import", value: "MODULE",
                help: "a module that all files of the package see, several with commas between; "
                    + "UIKit where a podspec is beside the package"),
            OptionSpec(name: "keep-os-conditions", help: "leave what is for iOS alone out, as on Linux: '#if os(iOS)'"),
        ]
    }

    static func parse(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(arguments, options: options, passing: others)
    }

    static func package(_ arguments: ParsedArguments) throws -> PackageFolder { PackageFolder(arguments.others) }

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        let installation = try Installation.own()
        try check(arguments.others)
        let package = try package(arguments)
        var settings = FrontSettings()
        settings.keepsOSConditions = arguments["keep-os-conditions"] != nil
        settings.implicitImports = try modules(arguments["implicit-import"]) ?? package.usualImports
        settings.package = package.path
        settings.links = package.module?.package.shown
        let toolset = try Toolset(installation, settings).write(to: package.scratch)
        let scratch = URL(filePath: package.scratch.shown)
        SeenPackages(in: scratch).publish(
            root: URL(filePath: package.path), keepingOSConditions: settings.keepsOSConditions)
        CatalogSymbols.refresh(in: scratch)
        // SwiftPM calls this for each job of the compiler.
        setenv("SWIFT_EXEC", installation.front.path, 1)
        setenv("OCTANT_ANSWERS", scratch.appending(path: "octant-answers/\(installation.compilerIdentity)").path, 1)
        let own: [Argument] = ["--toolset", Argument(toolset.path)]
        try Program(installation.packageManager(for: name)).become(own + package.arguments)
    }

    /// Throws where SwiftPM is asked for what Octant cannot be part of.
    private static func check(_ others: [Argument]) throws(UsageError) {
        let texts = others.map(\.text)
        if texts.contains("--static-swift-stdlib") || texts.contains("-static-stdlib") {
            throw UsageError(
                "Octant's library uses Swift's shared ones, and a program with static ones would have two of each: "
                    + "leave out '--static-swift-stdlib'")
        }
        if let system = PackageFolder.value(of: "--build-system", in: others), system != "native" {
            throw UsageError("the build system '\(system.text)' takes no compiler front: leave out '--build-system'")
        }
    }

    private static func modules(_ text: String?) throws(UsageError) -> [String]? {
        guard let text else { return nil }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy(\.isModuleName) else {
            throw UsageError("option '--implicit-import' takes names of modules, not '\(text)'")
        }
        return names
    }
}
