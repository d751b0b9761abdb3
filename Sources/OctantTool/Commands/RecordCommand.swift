import Foundation
import OctantBase
import OctantExport
import OctantPackages
import OctantRecordings

/// `octant record`: one seamless loop as a file that moves.
enum RecordCommand: ImageCommand {
    static let name = "record"
    static let summary =
        "draw one seamless loop of an indicator, or a view of a Swift file, into a file that moves: "
        + RecordingFormat.all.map(\.name).joinedByOr
    static let operands = "\(SourceRequest.orIndicator) -o FILE [OPTION]..."

    static func ownOptions(for indicator: (any Indicator.Type)?) -> [OptionSpec] {
        let kinds = RecordingFormat.all.map { "\($0.name), \($0.summary)" }.joined(separator: "; ")
        return [
            OptionSpec(
                name: "format", value: RecordingFormat.all.map(\.name).joined(separator: "|"),
                help: "the kind of file, by default that of its name: \(kinds)"),
            OptionSpec(
                name: "fps", value: "NUMBER",
                help: "frames a second of continuous motion, default 30; steps keep their own time"),
            OptionSpec(
                name: "duration", value: "SECONDS",
                help: "how much is recorded, 0.01 to 3600; by default one loop; that of a source is looked for"),
            OptionSpec(name: "loops", value: "NUMBER", help: "how often the file plays; by default 0, for ever"),
            OptionSpec(
                name: "quality", value: "1...100",
                help: "smaller and less like it, for \(formats(with: .quality)); by default as like it as can be"),
            OptionSpec(
                name: "matte", value: "COLOR",
                help: "what half transparent pixels are laid over, for \(formats(with: .matte))"),
            OptionSpec(
                name: "dither", value: Dithering.allCases.map(\.rawValue).joined(separator: "|"),
                help: "how colours are mixed that a palette lacks, for \(formats(with: .dithering)); by default none"),
        ]
    }

    private static func formats(with choice: AnimationFormat.Choice) -> String {
        RecordingFormat.all.filter { $0.takes(choice) }.map(\.name).joinedByOr
    }

    static func run(_ arguments: ParsedArguments) throws {
        let format = try format(arguments)
        let endings = arguments["format"] == nil ? RecordingFormat.allEndings : nil
        let request = try ImageRequest(arguments, endings: endings)
        let options = try options(arguments, for: format, request)
        var length = RecordingLength(framesPerSecond: options.framesPerSecond)
        if let text = arguments["duration"] {
            length.duration = try ValueParsing.number(text, "duration", 0.01...3600)
        }
        switch format {
        case .frames(let format):
            try record(request, &length) { record in
                try request.write(isRevised: true) { file in try record(format.writer(file, options)) }
            }
        case .sequence:
            let pattern = try FramePattern(arguments.file("output") ?? FileName(""))
            try record(request, &length) { record in
                let rate = options.framesPerSecond
                let writer = PNGSequenceWriter(framesPerSecond: rate) { (number, bytes) throws(ExportError) in
                    let file = try OutputFile(pattern.name(number))
                    try file.append(bytes)
                    try file.finish(isOneOfMany: true)
                }
                try record(writer)
            }
        case .vectors(let format): try VectorRecording.write(request, format, duration: length.duration)
        }
    }

    /// Records frames: `write` makes a writer, and passes it to what it gets.
    @MainActor private static func record(
        _ request: ImageRequest, _ length: inout RecordingLength,
        _ write: ((any AnimationWriter) throws -> Void) throws -> Void
    ) throws {
        let renderer = try request.renderer()
        if request.isOfSource, length.duration == nil {
            length.duration = renderer.foundLoop
            if length.duration == nil {
                Log.line(
                    "no loop of \(foundLoopLimit.formattedShortly) s or less was found in it: "
                        + "\(SourceRequest.recordedTime.formattedShortly) s are recorded; --duration says more"
                )
            }
        }
        do {
            try renderer.checkRecording(length)
        } catch ExportError.limit(let reason) {
            throw UsageError(reason)
        }
        let line = ProgressLine(isLong: renderer.isLongWork(length))
        try write { try renderer.record(length, into: $0, onProgress: line.show) }
    }

    /// The format that `arguments` ask for: by name, by the file's ending, else the usual one.
    private static func format(_ arguments: ParsedArguments) throws(UsageError) -> RecordingFormat {
        let usual = RecordingFormat.frames(.usual)
        if let text = arguments["format"] {
            let name = try ValueParsing.choice(text, "format", RecordingFormat.all.map(\.name))
            return RecordingFormat.named(name) ?? usual
        }
        guard let file = arguments.file("output") else { return usual }
        if file.ending == "png", FramePattern.isMeant(by: file) { return .sequence }
        return RecordingFormat.ofEnding(file.ending) ?? usual
    }

    /// How the file is written. Throws for what its format has no use for.
    private static func options(
        _ arguments: ParsedArguments, for format: RecordingFormat, _ request: ImageRequest
    ) throws(UsageError) -> AnimationOptions {
        var options = AnimationOptions()
        let choices: [(String, AnimationFormat.Choice)] = [
            ("loops", .plays), ("quality", .quality), ("matte", .matte), ("dither", .dithering),
        ]
        for (name, choice) in choices where arguments[name] != nil && !format.takes(choice) {
            throw UsageError("\(format.name) files take no option '--\(name)': \(formats(with: choice)) files do")
        }
        if case .vectors = format, arguments["fps"] != nil {
            throw UsageError("\(format.name) files have no frames: they take no option '--fps'")
        }
        if let text = arguments["fps"] { options.framesPerSecond = try ValueParsing.whole(text, "fps", 1...120) }
        if let text = arguments["loops"] { options.plays = try ValueParsing.whole(text, "loops", 0...1_000_000) }
        if let text = arguments["quality"] { options.quality = try ValueParsing.whole(text, "quality", 1...100) }
        if let text = arguments["matte"] {
            options.matte = request.options.shown(try ValueParsing.color(text, "matte"))
        }
        if let text = arguments["dither"] {
            let name = try ValueParsing.choice(text, "dither", Dithering.allCases.map(\.rawValue))
            options.dithering = Dithering(rawValue: name) ?? .none
        }
        return options
    }
}
