import CoreGraphics
import Foundation
import OctantExport
import OctantPackages
import UIKit

// Pixels a point of the gallery's pictures: sharp on most screens.
private let scale: CGFloat = 2

/// The gallery as files: a page on which each entry moves, is changed and is copied, and beside it what was recorded of
/// each in light and in dark.
@MainActor
struct GalleryPage {
    let directory: FileName

    /// Writes everything and returns the page's position.
    func write() throws -> FileName {
        try directory.makeFolder()
        let line = ProgressLine(isLong: true)
        var entries: [PageEntry] = []
        for entry in GalleryEntry.all {
            line.show(Double(entries.count) / Double(GalleryEntry.all.count))
            entries.append(try page(entry))
        }
        let data = PageData(marker: PageVectors.marker, scale: Int(scale), colors: Self.colors, entries: entries)
        let page = directory.appending(FileName("index.html"))
        let file = try OutputFile(page)
        try file.append(Array(PageDocument(data: data, version: version).html().utf8))
        try file.finish()
        return page
    }

    /// Writes what is recorded of `entry`, and returns what the page knows of it.
    private func page(_ entry: GalleryEntry) throws -> PageEntry {
        let light = try PageRecording(entry, isDark: false, scale: scale, directory: directory)
        var (vectors, reason): ([PageVectors]?, String) = (nil, "")
        do {
            vectors = try PageVectors.draw(entry, as: [.svg, .html])
        } catch let error as VectorError {
            reason = "It is shown as a picture, of which only the size can be chosen: SVG and CSS \(error.reason)."
        }
        // What vectors say alike is alike.
        let isSame = vectors?.first?.isSame ?? false
        let dark = isSame ? light : try PageRecording(entry, isDark: true, scale: scale, directory: directory)
        let code = PageCode.template(entry)
        let size = IndicatorRenderer(entry.indicator, entry.options(isDark: false)).window.bounds.size
        return PageEntry(
            name: entry.name, title: entry.title, variant: entry.variant,
            module: PageCode.module(of: code), summary: entry.indicator.summary, width: Double(size.width),
            height: Double(size.height), tints: entry.indicator.parameters.contains { $0.name == "color" },
            svg: vectors?[0], html: vectors?[1], reason: reason, swift: code,
            files: PageEntry.Files(light: light.files, dark: dark.files), isSame: isSame, missing: light.missing)
    }

    /// The palette: the inspector's, in the appearances.
    private static var colors: [PageColor] {
        InspectorColors.all.map { name, color in
            let digits = [UIUserInterfaceStyle.light, .dark].map { style in
                let shown = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.rgba
                return SVGText.longColor([shown.r, shown.g, shown.b])
            }
            return PageColor(name: name, light: digits[0], dark: digits[1])
        }
    }
}

extension GalleryEntry {
    /// The indicator's name in words, as a heading.
    fileprivate var title: String {
        let words = indicator.name.replacing(/^swiftui-/, with: "").replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The style and the design in words; empty where there is one only.
    fileprivate var variant: String { [style, design].compactMap(\.self).joined(separator: ", ") }
}
