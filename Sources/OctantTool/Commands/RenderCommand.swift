import Foundation
import OctantExport
import OctantLocalization
import OctantPackages
import UIKit

/// `octant render`: one frame as a PNG.
enum RenderCommand: ImageCommand {
    static let name = "render"
    static let summary =
        "draw one frame of an indicator, or a Swift file's view, as PNG, or say what would be read"
    static let operands = "\(SourceRequest.orIndicator) [-o FILE.png] [--describe] [OPTION]..."

    static func ownOptions(for indicator: (any Indicator.Type)?) -> [OptionSpec] {
        let still = indicator.map { $0.stillTime.formattedShortly } ?? "one that shows what the indicator is"
        return [
            OptionSpec(name: "time", value: "SECONDS", help: "the instant after the start; by default \(still)"),
            OptionSpec(
                name: "describe",
                help: "print what a screen reader would say, a line an element; a file is then written only with -o"),
            OptionSpec(
                name: "locale", value: "CODE",
                help: "the language of what is described, and its direction: \(languages); by default the user's"),
        ]
    }

    /// The languages that there are phrases in.
    private static var languages: String { LocalizedStrings.languages.joinedByOr }

    static func run(_ arguments: ParsedArguments) throws {
        let describes = arguments["describe"] != nil
        var request = try ImageRequest(arguments, endings: ["png"], needsFile: !describes)
        if describes, request.usesStandardOutput {
            throw UsageError("'--describe' and '-o -' both write to standard output")
        }
        if let text = arguments["locale"] {
            let locale = try ValueParsing.locale(text, "locale")
            request.options.locale = locale
            if arguments["direction"] == nil {
                request.options.isRightToLeft = locale.language.characterDirection == .rightToLeft
            }
        }
        let time = try arguments["time"].map { text throws(UsageError) in
            try ValueParsing.number(text, "time", 0...1e6)
        }
        let renderer = try request.renderer()
        try request.write { file in
            try file.append(PNGEncoder().encode(try time.map(renderer.image) ?? renderer.stillImage()))
        }
        if describes {
            for line in renderer.spokenLines { try StandardOutput.print(line.showingControls) }
        }
    }
}
