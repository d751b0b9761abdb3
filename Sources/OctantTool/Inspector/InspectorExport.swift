import Foundation
import OctantExport

// Pixels a point of what the inspector exports: sharp on most screens.
private let scale: CGFloat = 2
// Frames a second of what moves without a stop.
private let framesPerSecond = 30

/// Writes what the inspector shows into files.
@MainActor
struct InspectorExport {
    enum Format: String {
        case png, apng
    }

    let directory: URL

    /// Writes a still or a moving picture of `inspected` and answers its file. An older file of the name is replaced.
    func write(_ inspected: InspectedIndicator, _ format: Format, isDark: Bool) throws -> URL {
        var options = inspected.options(isDark: isDark)
        options.scale = scale
        let stage = Stage(inspected.indicator, options)
        let bytes: [UInt8]
        switch format {
        case .png: bytes = try PNGEncoder().encode(stage.tellingPicture())
        case .apng: bytes = try APNGEncoder().encode(frames: stage.loop(framesPerSecond: framesPerSecond))
        }
        let file = directory.appendingPathComponent("\(inspected.indicator.name).\(format.rawValue)")
        do {
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            throw CommandFailure("cannot write '\(file.path)': \((error as NSError).localizedDescription)")
        }
        return file
    }
}
