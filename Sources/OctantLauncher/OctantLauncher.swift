import Foundation
import OctantBase
import OctantPackages

/// The command `octant` as it is installed. What SwiftPM and the compiler do it has done itself: that starts without
/// the libraries of windows, which take longer to load than a package without changes takes to build. For all else it
/// becomes the tool.
@main
enum OctantLauncher {
    @MainActor
    static func main() {
        StandardStreams.reserve()
        exit(ExitCode.of { try run(Argument.ownArguments) })
    }

    @MainActor
    private static func run(_ arguments: [Argument]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first?.text {
        case CompilerFront.name:
            try CompilerFront.run(rest)
        case let name?:
            guard let command = PackageCommands.all.first(where: { $0.name == name }) else { break }
            let parsed = try command.parse(rest, options: command.allOptions)
            // The tool has the words.
            guard parsed["help"] == nil else { break }
            try command.run(parsed)
        case nil: break
        }
        try Program(Installation.ofTool().tool).become(arguments)
    }
}
