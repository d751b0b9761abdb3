import Foundation

/// Which indicator is to be drawn how, and into which file.
struct PictureRequest {
    let indicator: any Indicator.Type
    let options: IndicatorOptions
    private let output: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let name = arguments.operands.first else {
            throw UsageError("say which indicator: \(Indicators.all.map { $0.name }.joinedByOr)")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("one indicator at a time: unexpected argument '\(arguments.operands[1])'")
        }
        indicator = try Indicators.named(name)
        options = try IndicatorOptions(arguments, for: indicator)
        guard let output = arguments["output"], !output.isEmpty else {
            throw UsageError("say where to write with '-o FILE'")
        }
        self.output = output
    }

    /// Writes the finished file.
    func write(_ bytes: [UInt8]) throws {
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
