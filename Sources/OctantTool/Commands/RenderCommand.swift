import Foundation
import OctantExport

/// `octant render`: one frame as a PNG.
enum RenderCommand: Command {
    static let name = "render"
    static let summary = "draw one frame of an indicator into a PNG file"
    static let operands = "INDICATOR -o FILE.png [OPTION]..."
    static let options =
        [
            OptionSpec(name: "output", short: "o", value: "FILE", help: "the file to write; '-' is standard output"),
            OptionSpec(
                name: "time", value: "SECONDS",
                help: "the instant after the start; by default one that shows what the indicator is"),
        ] + Indicators.allParameters.map(\.option)

    static func run(_ arguments: ParsedArguments) throws {
        let request = try PictureRequest(arguments)
        let time = try arguments["time"].map { text throws(UsageError) in
            try ValueParsing.number(text, "time", 0...1e6)
        }
        let stage = Stage(request.indicator, request.options)
        try request.write(PNGEncoder().encode(try time.map(stage.picture) ?? stage.tellingPicture()))
    }
}
