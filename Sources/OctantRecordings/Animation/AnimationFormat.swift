/// A kind of file that recordings are written as.
package struct AnimationFormat: Sendable {
    /// What of `AnimationOptions` a format has a use for, beside the rate.
    package struct Choice: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let plays = Choice(rawValue: 1)
        package static let quality = Choice(rawValue: 2)
        package static let matte = Choice(rawValue: 4)
        package static let dithering = Choice(rawValue: 8)
    }

    /// The name, in small letters.
    package let name: String
    /// The endings of names of such files, without the dot, in small letters.
    package let endings: [String]
    /// A few words on what is in such a file.
    package let summary: String
    /// What can be chosen.
    package let choices: Choice
    /// Makes a writer of such a file.
    package let writer: @Sendable (any ByteSink, AnimationOptions) throws(ExportError) -> any AnimationWriter

    /// Every format, the usual one first.
    package static let all = [
        // A viewer that knows no APNG shows one as the PNG file that it also is.
        AnimationFormat(
            name: "apng", endings: ["apng", "png"], summary: "PNG that moves: no pixel changes, delays are exact",
            choices: [.plays]
        ) { (sink, options) throws(ExportError) in APNGWriter(to: sink, plays: options.plays) },
        AnimationFormat(
            name: "gif", endings: ["gif"], summary: "256 colours a frame, nothing half transparent, hundredths",
            choices: [.plays, .quality, .matte, .dithering]
        ) { (sink, options) throws(ExportError) in GIFAnimationWriter(to: sink, options) },
        AnimationFormat(
            name: "webp", endings: ["webp"], summary: "no pixel changes, or with a quality smaller; milliseconds",
            choices: [.plays, .quality]
        ) { (sink, options) throws(ExportError) in WebPWriter(to: sink, options) },
        AnimationFormat(
            name: "mp4", endings: ["mp4"], summary: "H.264 video, by ffmpeg where it is installed; nothing transparent",
            choices: [.quality, .matte]
        ) { (sink, options) throws(ExportError) in VideoWriter(to: sink, .mp4, options) },
        AnimationFormat(
            name: "webm", endings: ["webm"], summary: "VP9 video, by ffmpeg where it is installed",
            choices: [.quality]
        ) { (sink, options) throws(ExportError) in VideoWriter(to: sink, .webm, options) },
    ]

    /// The one that is written where nothing says another.
    package static var usual: AnimationFormat { all[0] }

    /// The endings of all formats.
    package static var endings: [String] { all.flatMap(\.endings) }

    /// The format called `name`; nil where there is none.
    package static func named(_ name: String) -> AnimationFormat? { all.first { $0.name == name } }

    /// The format of files whose names end in `ending`, without the dot; nil where there is none.
    package static func ofEnding(_ ending: String) -> AnimationFormat? {
        all.first { $0.endings.contains(ending.lowercased()) }
    }
}
