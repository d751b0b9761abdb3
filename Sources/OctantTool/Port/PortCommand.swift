import Foundation
import OctantPackages
import OctantPort

/// `octant port`: what the other commands let the compiler read instead of a package's sources, as files to keep.
enum PortCommand: Command {
    static let name = "port"
    static let summary = "write a package's sources as Swift takes them on Linux, and report each change"
    static let operands = "FOLDER (--output=FOLDER | --in-place) [OPTION]..."
    static let options = [
        OptionSpec(
            name: "output", short: "o", value: "FOLDER",
            help: "where the whole folder is written to, with what is not rewritten as it is; new, or empty"),
        OptionSpec(name: "force", help: "write into an output folder that is not empty"),
        OptionSpec(name: "in-place", help: "replace the files that change, instead of '--output'"),
        OptionSpec(
            name: "module", value: "NAME",
            help: "the module of a folder without a Package.swift; by default the folder's name"),
    ]

    static func run(_ arguments: ParsedArguments) throws {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("say the one folder to rewrite: octant port \(operands)")
        }
        let isInPlace = arguments["in-place"] != nil
        guard isInPlace == (arguments["output"] == nil) else {
            throw UsageError("say either '--output FOLDER' or '--in-place'")
        }
        let folder = try PortedFolder(FileName(operand), module: arguments["module"])
        if let output = arguments.file("output") {
            try folder.check(output: output, isForced: arguments["force"] != nil)
        }
        let result = try folder.rewritten()
        for change in result.changes { try StandardOutput.print(change.description.showingControls) }
        try folder.write(result, to: arguments.file("output"))
        guard !result.problems.isEmpty else { return }
        // They read as the compiler's own, so nothing stands before them.
        let lines = result.problems.map { "\(folder.name.shown)/\($0)".showingControls + "\n" }
        FileHandle.standardError.write(Data(lines.joined().utf8))
        throw CommandFailure(
            lines.count == 1 ? "one place is left as it was" : "\(lines.count) places are left as they were")
    }
}
