import Foundation
import OctantExport

/// An indicator to be drawn, with its options, and the file for it.
struct ImageRequest {
    let indicator: any Indicator.Type
    var options: IndicatorOptions
    /// nil when no file was asked for.
    private let output: FileName?
    private let isForced: Bool

    /// The request in `arguments`, for a file of `format`; with `needsFile` they must name it.
    init(_ arguments: ParsedArguments, _ format: ImageFormat, needsFile: Bool = true) throws(UsageError) {
        guard let name = arguments.operands.first else {
            throw UsageError("say which indicator: \(Indicators.all.map { $0.name }.joinedByOr)")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("one indicator at a time: unexpected argument '\(arguments.operands[1])'")
        }
        indicator = try Indicators.named(name)
        options = try IndicatorOptions(arguments, for: indicator)
        output = arguments.file("output")
        isForced = arguments["force"] != nil
        if output?.bytes.isEmpty ?? needsFile { throw UsageError("say where to write with '-o FILE'") }
        // Devices and the like have any name, and what prevents writing is reported when the file is opened.
        if let output, !usesStandardOutput, case .file = try? OutputTarget.find(output) { try format.check(output) }
    }

    /// Whether standard output is the file.
    var usesStandardOutput: Bool { output == FileName("-") }

    /// Writes the file by `make`, if there is to be one; with `isRevised` it changes what it wrote before.
    func write(isRevised: Bool = false, _ make: (OutputFile) throws -> Void) throws {
        guard let output else { return }
        let file = try OutputFile(output, isRevised: isRevised)
        if file.isTerminal, !isForced {
            let name = usesStandardOutput ? "standard output" : "'\(output.shown)'"
            throw UsageError("\(name) is a terminal, and an image no text: name a file, or say --force")
        }
        try make(file)
        try file.finish()
    }
}
