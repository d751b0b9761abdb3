import Foundation
import OctantExport
import OctantPackages

/// `octant record`: one seamless loop as an APNG.
enum RecordCommand: ImageCommand {
    static let name = "record"
    static let summary = "draw one seamless loop of an indicator, or a view of a Swift file, into an APNG file"
    static let operands = "\(SourceRequest.orIndicator) -o FILE.apng [OPTION]..."

    static func ownOptions(for indicator: (any Indicator.Type)?) -> [OptionSpec] {
        [
            OptionSpec(
                name: "fps", value: "NUMBER",
                help: "frames a second of continuous motion, default 30; steps keep their own time"),
            OptionSpec(
                name: "duration", value: "SECONDS",
                help: "how much is recorded, 0.01 to 3600; by default one loop, of a source 2"),
            OptionSpec(name: "loops", value: "NUMBER", help: "how often the file plays; by default 0, for ever"),
        ]
    }

    static func run(_ arguments: ParsedArguments) throws {
        let request = try ImageRequest(arguments, .apng)
        var length = RecordingLength()
        if let text = arguments["fps"] { length.framesPerSecond = try ValueParsing.whole(text, "fps", 1...120) }
        if let text = arguments["duration"] {
            length.duration = try ValueParsing.number(text, "duration", 0.01...3600)
        }
        let loops = try arguments["loops"].map { text throws(UsageError) in
            try ValueParsing.whole(text, "loops", 0...1_000_000)
        }
        let renderer = try request.renderer()
        do {
            try renderer.checkRecording(length)
        } catch ExportError.limit(let reason) {
            throw UsageError(reason)
        }
        try request.write(isRevised: true) { file in
            try renderer.record(length, into: APNGWriter(to: file, plays: loops ?? 0))
        }
    }
}
