import Foundation
import OctantExport
import OctantPackages
import OctantRecordings

// Pixels a point of what the inspector exports: sharp on most screens.
private let scale: CGFloat = 2

/// Writes what the inspector shows into files.
@MainActor
struct InspectorExport {
    enum Format: String {
        case png, apng
    }

    let directory: URL

    /// Writes a still or a moving image of `inspected` and returns its file. An older file of the name is replaced.
    func write(_ inspected: InspectedIndicator, _ format: Format, isDark: Bool) throws -> URL {
        var options = inspected.options(isDark: isDark)
        options.scale = scale
        let name = "\(inspected.indicator.name).\(format.rawValue)"
        let file = try OutputFile(FileName(directory).appending(FileName(name)), isRevised: format == .apng)
        let renderer = IndicatorRenderer(inspected.indicator, options)
        switch format {
        case .png: try file.append(PNGEncoder().encode(renderer.stillImage()))
        case .apng: try renderer.record(RecordingLength(), into: APNGWriter(to: file))
        }
        try file.finish()
        return directory.appendingPathComponent(name)
    }
}
