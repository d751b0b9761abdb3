import Foundation
import OctantExport
import OctantPackages

/// An indicator, or something of a source, to be drawn, with its options, and the file for it.
struct ImageRequest {
    private enum Subject {
        case indicator(any Indicator.Type)
        case source(SourceRequest)
    }

    private let subject: Subject
    var options: IndicatorOptions
    /// nil when no file was asked for.
    private let output: FileName?
    private let isForced: Bool

    /// The request in `arguments`, for a file of `format`; with `needsFile` they must name it.
    init(_ arguments: ParsedArguments, _ format: ImageFormat, needsFile: Bool = true) throws {
        if let source = try SourceRequest(arguments) {
            subject = .source(source)
            options = try IndicatorOptions(arguments, for: "'--source'", with: [])
        } else {
            let indicator = try Self.indicator(arguments)
            subject = .indicator(indicator)
            options = try IndicatorOptions(arguments, for: indicator)
        }
        output = arguments.file("output")
        isForced = arguments["force"] != nil
        if output?.bytes.isEmpty ?? needsFile { throw UsageError("say where to write with '-o FILE'") }
        // Devices and the like have any name, and what prevents writing is reported when the file is opened.
        if let output, !usesStandardOutput, case .file = try? OutputTarget.find(output) { try format.check(output) }
    }

    private static func indicator(_ arguments: ParsedArguments) throws(UsageError) -> any Indicator.Type {
        guard let name = arguments.operands.first else {
            throw UsageError("say which indicator: \(Indicators.all.map { $0.name }.joinedByOr)")
        }
        guard arguments.operands.count == 1 else {
            throw UsageError("one indicator at a time: unexpected argument '\(arguments.operands[1])'")
        }
        return try Indicators.named(name)
    }

    /// Returns what draws it. Throws where it is a source's and cannot be compiled.
    @MainActor func renderer() throws -> IndicatorRenderer {
        switch subject {
        case .indicator(let indicator): IndicatorRenderer(indicator, options)
        case .source(let source): try source.renderer(options)
        }
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
