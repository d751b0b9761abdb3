import CoreGraphics
import Foundation
import OctantExport
import OctantPackages

// Pixels a point of the gallery's images: sharp on most screens.
private let scale: CGFloat = 2

/// The gallery as files: a still and a moving image of each entry in light and dark, and a page that shows them.
@MainActor
struct GalleryPage {
    let directory: FileName

    /// Writes everything and returns the page's position.
    func write() throws -> FileName {
        try directory.makeFolder()
        var widths: [String: Int] = [:]
        for entry in GalleryEntry.all {
            for isDark in [false, true] { widths[entry.name] = try write(entry, isDark: isDark) }
        }
        let page = directory.appending(FileName("index.html"))
        let file = try OutputFile(page)
        try file.append(Array(html(widths).utf8))
        try file.finish()
        return page
    }

    /// Writes both images and returns how wide they are, in points.
    private func write(_ entry: GalleryEntry, isDark: Bool) throws -> Int {
        var options = entry.options(isDark: isDark)
        options.scale = scale
        let still = try IndicatorRenderer(entry.indicator, options).stillImage()
        let file = try OutputFile(directory.appending(FileName(Self.file(entry, isDark: isDark, "png"))))
        try file.append(PNGEncoder().encode(still))
        try file.finish()
        let recording = try OutputFile(
            directory.appending(FileName(Self.file(entry, isDark: isDark, "apng"))), isRevised: true)
        try IndicatorRenderer(entry.indicator, options).record(RecordingLength(), into: APNGWriter(to: recording))
        try recording.finish()
        return still.width / Int(scale)
    }

    private static func file(_ entry: GalleryEntry, isDark: Bool, _ ending: String) -> String {
        "\(entry.name)-\(isDark ? "dark" : "light").\(ending)"
    }

    private func html(_ widths: [String: Int]) -> String {
        let sections = Indicators.all.map { indicator in
            let entries = GalleryEntry.all.filter { $0.indicator.name == indicator.name }
            return """
                <section>
                <h2>\(indicator.name)</h2>
                <p>\(indicator.summary)</p>
                <table>
                <thead><tr><th>what</th><th>light, moving and still</th><th>dark, moving and still</th></tr></thead>
                <tbody>
                \(entries.map { row($0, width: widths[$0.name] ?? 0) }.joined(separator: "\n"))
                </tbody>
                </table>
                </section>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Octant gallery</title>
            <style>\(style)</style>
            <h1>Octant gallery</h1>
            <p>Every image was drawn without a display, by <code>octant render</code> and <code>octant \
            record</code>.</p>
            \(sections.joined(separator: "\n"))
            </html>

            """
    }

    private func row(_ entry: GalleryEntry, width: Int) -> String {
        let cells = [false, true].map { isDark in
            let images = ["apng", "png"].map { ending in
                let kind = ending == "png" ? "still" : "moving"
                let file = Self.file(entry, isDark: isDark, ending)
                return "<img src=\"\(file)\" width=\"\(width)\" alt=\"\(entry.name), \(kind)\">"
            }
            return "<td class=\"\(isDark ? "dark" : "light")\"><div>\(images.joined())</div></td>"
        }
        return "<tr><th><code>\(entry.arguments)</code></th>\(cells.joined())</tr>"
    }

    private var style: String {
        """

        body { font: 16px/1.5 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem;
               background: #f2f2f7; color: #1c1c1e }
        table { border-collapse: separate; border-spacing: 0; width: 100%; border-radius: 10px; overflow: hidden }
        th { text-align: left; font-weight: normal; background: #fff; padding: .75rem 1rem }
        thead th { font-size: .8rem; color: #6c6c70 }
        td, thead th:not(:first-child) { width: 15rem }
        code { font: .85em ui-monospace, monospace }
        td { padding: .75rem 1rem }
        td div { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 2rem }
        .light { background: #fff }
        .dark { background: #000 }

        """
    }
}
