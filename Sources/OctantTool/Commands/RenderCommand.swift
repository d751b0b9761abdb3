import Foundation
import OctantExport
import UIKit

/// `octant render`: one frame as a PNG.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "draw one frame of an indicator into a PNG file, or say what a screen reader would"
    static let operands = "INDICATOR [-o FILE.png] [--describe] [OPTION]..."
    static let options =
        [
            OptionSpec(name: "output", short: "o", value: "FILE", help: "the file to write; '-' is standard output"),
            OptionSpec(
                name: "time", value: "SECONDS",
                help: "the instant after the start; by default one that shows what the indicator is"),
            OptionSpec(
                name: "describe",
                help: "print what a screen reader would say, a line an element; a file is then written only with -o"),
            OptionSpec(
                name: "locale", value: "CODE",
                help: "the language of what is described, and its direction: \(languages); by default the user's"),
        ] + Indicators.allParameters.map(\.option)

    /// The languages that there are words in.
    private static var languages: String { AccessibilityWords.languages.joinedByOr }

    static func run(_ arguments: ParsedArguments) throws {
        let describes = arguments["describe"] != nil
        var request = try PictureRequest(arguments, needsFile: !describes)
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
        let stage = Stage(request.indicator, request.options)
        if request.hasFile {
            try request.write(PNGEncoder().encode(try time.map(stage.picture) ?? stage.tellingPicture()))
        }
        if describes {
            for line in stage.spokenLines { print(line) }
        }
    }
}
