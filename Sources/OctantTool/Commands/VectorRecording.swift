import CoreGraphics
import Foundation
import OctantExport
import OctantPackages

// The id of the outermost element of a fragment.
private let fragmentName = "octant"

/// A recording as a file of vectors.
enum VectorRecording {
    /// Writes what `request` asks for as `format`, one loop, or `duration` seconds that repeat.
    @MainActor static func write(
        _ request: ImageRequest, _ format: VectorFormat, duration: Double?
    ) throws {
        ImageMark.areKept = true
        let renderer = try request.renderer()
        let timeline = try renderer.timeline(RecordingLength(duration: duration))
        let text: String
        do {
            text = try format.encode(
                timeline, name: format == .html ? fragmentName : "", background: request.options.background)
        } catch {
            throw CommandFailure(error.description)
        }
        try request.write { try $0.append(Array(text.utf8)) }
    }
}
