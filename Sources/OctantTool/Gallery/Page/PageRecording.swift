import CoreGraphics
import Foundation
import OctantExport
import OctantPackages
import OctantRecordings

// Most videos show what is behind them: they are recorded once, for light.
private let lightOnly = ["mp4", "webm"]
// The formats of vectors that the page does not make of what is chosen.
private let recordedVectors: [(format: VectorFormat, title: String, ending: String)] = [
    (.smil, "SVG by SMIL", "smil.svg"), (.lottie, "Lottie", "json"),
]

/// The files of one indicator in light or in dark, as they are recorded: a still, what moves as pictures in all
/// formats, and vectors.
@MainActor
struct PageRecording {
    private let entry: GalleryEntry
    private let isDark: Bool
    private let options: IndicatorOptions
    private let directory: FileName
    private(set) var files: [PageEntry.File] = []
    /// What could not be written, and why, a sentence each.
    private(set) var missing: [String] = []

    /// Writes the files of `entry` into `directory`: pictures of `scale` pixels a point.
    init(_ entry: GalleryEntry, isDark: Bool, scale: CGFloat, directory: FileName) throws {
        (self.entry, self.isDark, self.directory) = (entry, isDark, directory)
        var options = entry.options(isDark: isDark)
        options.scale = scale
        self.options = options
        try writeStill()
        try writeFrames()
        for (format, title, ending) in recordedVectors { try write(format, title, ending) }
    }

    private func name(_ ending: String) -> String { "\(entry.name)-\(isDark ? "dark" : "light").\(ending)" }

    private func place(_ ending: String) -> FileName { directory.appending(FileName(name(ending))) }

    private mutating func note(_ kind: String, _ title: String, _ ending: String) {
        var status = stat()
        let isThere = place(ending).withPath { stat($0, &status) } == 0
        files.append(
            PageEntry.File(kind: kind, title: title, name: name(ending), size: isThere ? Int(status.st_size) : 0))
    }

    private mutating func writeStill() throws {
        let file = try OutputFile(place("png"))
        try file.append(PNGEncoder().encode(IndicatorRenderer(entry.indicator, options).stillImage()))
        try file.finish(isOneOfMany: true)
        note("png", "PNG, still", "png")
    }

    /// Draws each frame once, for all formats.
    private mutating func writeFrames() throws {
        let formats = AnimationFormat.all.filter { !isDark || !lightOnly.contains($0.name) }
        let writers = try formats.map { try BackgroundWriter($0, to: place($0.endings[0])) }
        // None goes on with what is given up.
        defer { for writer in writers { _ = writer.result } }
        try IndicatorRenderer(entry.indicator, options).record(RecordingLength(), into: FrameDistributor(writers))
        for writer in writers {
            let title = Self.title(writer.format)
            do {
                try writer.result.get()
                note(writer.format.name, title, writer.format.endings[0])
            } catch ExportError.encoding(let reason) {
                missing.append("There is no \(title): \(reason).")
            }
        }
    }

    private static func title(_ format: AnimationFormat) -> String {
        ["webp": "WebP", "webm": "WebM"][format.name] ?? format.name.uppercased()
    }

    /// Writes vectors, where the format can say what is shown.
    private mutating func write(_ format: VectorFormat, _ title: String, _ ending: String) throws {
        let text: String
        do {
            text = try PageVectors.timeline(entry.indicator, entry.options(isDark: isDark))
                .encoded(as: format, name: "")
        } catch let error as VectorError {
            missing.append("There is no file of \(title), which \(error.reason).")
            return
        }
        let file = try OutputFile(place(ending))
        try file.append(Array(text.utf8))
        try file.finish(isOneOfMany: true)
        note(format.rawValue, title, ending)
    }
}
