import Foundation
import OctantExport

// Frames a second of what moves without a stop, unless asked for otherwise: smooth to the eye, and half the size of 60.
private let defaultFramesPerSecond = 30.0

/// `octant record`: one seamless loop as an APNG.
enum RecordCommand: Command {
    static let name = "record"
    static let summary = "draw one seamless loop of an indicator into an APNG file"
    static let operands = "INDICATOR -o FILE.apng [OPTION]..."
    static let options =
        [
            OptionSpec(name: "output", short: "o", value: "FILE", help: "the file to write; '-' is standard output"),
            OptionSpec(
                name: "fps", value: "NUMBER",
                help: "frames a second of continuous motion, default 30; steps keep their own time"),
        ] + Indicators.allParameters.map(\.option)

    static func run(_ arguments: ParsedArguments) throws {
        let request = try PictureRequest(arguments)
        let rate = try arguments["fps"].map { text throws(UsageError) in
            try ValueParsing.number(text, "fps", 1...120)
        }
        guard let whole = Int(exactly: rate ?? defaultFramesPerSecond) else {
            throw UsageError("option '--fps' takes a whole number")
        }
        let stage = Stage(request.indicator, request.options)
        try request.write(APNGEncoder().encode(frames: try stage.loop(framesPerSecond: whole)))
    }
}
