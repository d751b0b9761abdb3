import CoreGraphics
import OctantExport

extension PageVectors {
    // The colour that stands for the chosen one: no indicator has it by itself, and its digits cannot be written short.
    static let marker = "#fe01dc"
    private static let markerColor = RGBA(hexadecimal: 0xFE01_DCFF)

    /// The texts of `entry` in each of `formats`. Throws `VectorError` where one of them cannot say what is shown.
    @MainActor static func draw(_ entry: GalleryEntry, as formats: [VectorFormat]) throws -> [PageVectors] {
        let hasColor = entry.indicator.parameters.contains { $0.name == "color" }
        // For each appearance the indicator in its own colours and, where it has one to choose, in the marker's.
        let timelines = try [false, true].map { isDark in
            try [nil, markerColor].prefix(hasColor ? 2 : 1).map { color in
                var options = entry.options(isDark: isDark)
                options.color = color
                return try timeline(entry.indicator, options)
            }
        }
        return try formats.map { format in
            let pairs = try timelines.map { timelines in
                let texts = try timelines.map { try $0.encoded(as: format, name: entry.name + "-") }
                return Pair(own: texts[0], tinted: texts.count > 1 ? texts[1] : nil)
            }
            return PageVectors(light: pairs[0], dark: pairs[1], marker: marker)
        }
    }

    /// What vectors say of `indicator`.
    @MainActor static func timeline(
        _ indicator: any Indicator.Type, _ options: IndicatorOptions
    ) throws -> VectorTimeline {
        ImageMark.areKept = true
        return try IndicatorRenderer(indicator, options).timeline(RecordingLength())
    }
}

extension VectorTimeline {
    /// The text in `format`, of which ids and classes begin with `name`.
    func encoded(as format: VectorFormat, name: String) throws -> String {
        try format.encode(self, name: name, background: nil)
    }
}

extension VectorError {
    /// The reason for somebody who knows no layers, after the name of a format.
    var reason: String {
        if case .unsupported(_, let what) = self { "cannot say \(what)" } else { "cannot say this: \(self)" }
    }
}
