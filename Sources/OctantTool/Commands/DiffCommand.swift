import OctantExport
import OctantPackages
import OctantRecordings

/// `octant diff`: whether two pictures, or two recordings, are the same, and where they are not.
enum DiffCommand: Command {
    static let name = "diff"
    static let summary = "compare two pictures or recordings: the worst pixel, the mean, a picture of what differs"
    static let operands = "A B [-o FILE]"
    static let options = [
        OptionSpec(
            name: "tolerance", value: "0...255",
            help: "what a part of a pixel, colour or opacity, may differ by; by default 0"),
        OptionSpec(
            name: "output", short: "o", value: "FILE",
            help: "a picture of what differs: \(AnimationFormat.endings.map { ".\($0)" }.joinedByOr)"),
        OptionSpec(name: "force", help: "write an image to a terminal too"),
    ]

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        let names = arguments.operandFiles
        guard names.count == 2 else { throw UsageError("name two files to compare: octant diff \(operands)") }
        let tolerance = try arguments["tolerance"].map { text throws(UsageError) in
            try ValueParsing.whole(text, "tolerance", 0...255)
        }
        let output = try ImageOutput(arguments, endings: AnimationFormat.endings, needsFile: false)
        if output.isStandardOutput { throw UsageError("'-o -' and what is found both go to standard output") }
        let files = try names.map { name in (name: name.shown, frames: try read(name)) }
        let comparison = Comparison(files[0], files[1], tolerance: tolerance ?? 0)
        if let line = try comparison.sizeDifference() {
            try StandardOutput.print(line)
            throw SaidFailure()
        }
        var result = Comparison.Result()
        if let name = output.name {
            let format = AnimationFormat.ofEnding(name.ending) ?? .usual
            try output.write(isRevised: true) { file in
                let writer = try format.writer(file, AnimationOptions())
                result = try comparison.run(writer.add)
                try writer.finish()
            }
        } else {
            result = try comparison.run { _ in }
        }
        for line in result.lines { try StandardOutput.print(line) }
        if result.differs { throw SaidFailure() }
    }

    /// The frames of the file `name`. A file that is no picture makes no sense of the command line.
    private static func read(_ name: FileName) throws(UsageError) -> RecordedFrames {
        let bytes: [UInt8]
        do {
            bytes = try name.contents()
        } catch {
            throw UsageError("cannot read '\(name.shown)': \(error)")
        }
        do {
            return try RecordedFrames(bytes)
        } catch {
            throw UsageError("cannot compare '\(name.shown)': \(error)")
        }
    }
}
