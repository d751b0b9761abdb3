internal import Foundation
internal import TestSupport

extension FuzzTarget {
    /// Command lines of the tool `octant`, which is run for each. `OCTANT` in the environment is its path.
    package static let commandLines = FuzzTarget(
        name: "command-lines",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return Array(CommandLineInputs.arguments(&numbers).joined(separator: "\n").utf8)
        },
        attempt: { bytes in
            let arguments = String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            return try CommandLineInputs.run(arguments.map(String.init))
        })
}

/// Command lines, and what becomes of them.
enum CommandLineInputs {
    private static let commands = ["render", "record", "diff", "list", "help", "--help", "--version", "rendre", ""]
    private static let indicators = [
        "activity-indicator", "progress-bar", "material-spinner", "refresh-control", "loading-overlay",
        "circular-progress",
        "nothing", "", "-",
    ]
    private static let options = [
        "--time", "--describe", "--locale", "--style", "--design", "--color", "--label", "--progress", "--line-width",
        "--pull",
        "--cover", "--scale", "--size", "--appearance", "--direction", "--contrast", "--reduced-motion", "--background",
        "--format", "--fps", "--quality", "--matte", "--dither", "--tolerance", "--force",
        "--help", "-h", "-", "--", "--s", "--output", "-o", "--json", "--duration", "--loops", "--frames", "-x", "---",
        "--=",
    ]
    private static let values = [
        "1", "0", "-1", "nan", "inf", "1e308", "1e-308", "99999999999999999999", "0.5", "50%", "large", "medium",
        "reference",
        "light", "dark", "rtl", "high", "none", "#FF0000", "#ff0", "red", "#FF000080", "#GG0000", "10x10", "0x0",
        "-5x5",
        "99999x99999", "1x", "x", "de", "ar", "zz-ZZ", "\u{1}", "é", "🙂", "\u{202E}", "", "out.png", "out.apng",
        "out.gif", "out.webp", "out.mp4", "gif", "webp", "mp4", "ordered", "30", "100",
        "missing/out.png", "-", "a=b", "%s%n", "Loading",
    ]

    /// The arguments of a command line of an image of a few pixels, so that many are tried.
    static func arguments(_ numbers: inout SeededGenerator) -> [String] {
        var arguments = [numbers.pick(commands), numbers.pick(indicators)]
        if numbers.happens(oneIn: 2) { arguments = ["render", numbers.pick(indicators), "-o", "out.png"] }
        if numbers.happens(oneIn: 2) { arguments += ["--size", "20x20"] }
        for _ in 0..<Int.random(in: 0...5, using: &numbers) {
            let option = numbers.pick(options)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: arguments.append(option + "=" + numbers.pick(values))
            case 1: arguments.append(numbers.pick(values))
            default: arguments += [option, numbers.pick(values)]
            }
        }
        return arguments
    }

    /// Runs the tool in a folder of its own. Returns whether it did what was asked; throws how it ended where a signal,
    /// or an exit code that it has no use for, ended it.
    static func run(_ arguments: [String]) throws -> Bool {
        guard let tool = ProcessInfo.processInfo.environment["OCTANT"] else {
            throw FuzzTarget.Wrong("OCTANT does not say where the tool is")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-fuzz-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let silence = FileHandle.nullDevice
        (process.standardInput, process.standardOutput, process.standardError) = (silence, silence, silence)
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, 0...2 ~= process.terminationStatus else {
            let how = process.terminationReason == .exit ? "exit code" : "signal"
            throw FuzzTarget.Wrong("\(arguments) ended with \(how) \(process.terminationStatus)")
        }
        return process.terminationStatus == 0
    }
}
