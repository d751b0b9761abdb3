import Foundation
import OctantPackages

/// An indicator, or something of a source, to be drawn, with its options, and the file for it.
struct ImageRequest {
    private enum Subject {
        case indicator(any Indicator.Type)
        case source(SourceRequest)
    }

    private let subject: Subject
    var options: IndicatorOptions
    private let output: ImageOutput

    /// The request in `arguments`, for a file whose name ends in one of `endings`, or in any way where these are nil;
    /// with `needsFile` they must name it.
    init(_ arguments: ParsedArguments, endings: [String]?, needsFile: Bool = true) throws {
        if let source = try SourceRequest(arguments) {
            subject = .source(source)
            options = try IndicatorOptions(arguments, for: "'--source'", with: [])
        } else {
            let indicator = try Self.indicator(arguments)
            subject = .indicator(indicator)
            options = try IndicatorOptions(arguments, for: indicator)
        }
        output = try ImageOutput(arguments, endings: endings, needsFile: needsFile)
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

    /// Whether it is something of a source.
    var isOfSource: Bool { if case .source = subject { true } else { false } }

    /// Whether standard output is the file.
    var usesStandardOutput: Bool { output.isStandardOutput }

    /// Writes the file by `make`, if there is to be one; with `isRevised` it changes what it wrote before.
    func write(isRevised: Bool = false, _ make: (OutputFile) throws -> Void) throws {
        try output.write(isRevised: isRevised, make)
    }
}
