import Foundation

/// Which indicator is to be drawn how, and into which file.
struct PictureRequest {
    let indicator: any Indicator.Type
    var options: IndicatorOptions
    /// nil when no file was asked for.
    private let output: String?

    /// What `arguments` ask for; `needsFile` says that they must name a file.
    init(_ arguments: ParsedArguments, needsFile: Bool = true) throws(UsageError) {
        guard let name = arguments.operands.first else {
            throw UsageError("say which indicator: \(Indicators.all.map { $0.name }.joinedByOr)")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("one indicator at a time: unexpected argument '\(arguments.operands[1])'")
        }
        indicator = try Indicators.named(name)
        options = try IndicatorOptions(arguments, for: indicator)
        output = arguments["output"]
        if output?.isEmpty ?? needsFile { throw UsageError("say where to write with '-o FILE'") }
    }

    /// Whether a file is to be written.
    var hasFile: Bool { output != nil }

    /// Whether standard output is the file.
    var usesStandardOutput: Bool { output == "-" }

    /// Writes the finished file, if there is to be one.
    func write(_ bytes: [UInt8]) throws {
        guard let output else { return }
        if output == "-" {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
            return
        }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw CommandFailure("cannot write '\(output)': \((error as NSError).localizedDescription)")
        }
    }
}
