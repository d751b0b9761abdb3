import RenderServer
import TestSupport
import Testing

@testable import CoreGraphics
@testable import OctantExport

// The mean difference of the parts of pixels that a browser may show, of 255.
private let greatestMean = 1.0
// The number of instants that are compared.
private let instants = 16

/// The instants of an example, off all of its steps, in seconds from the begin of its file.
private func times(_ example: VectorExample) -> [Double] {
    (0..<instants).map { example.length * (Double($0) + 0.37) / Double(instants) }
}

/// The mean difference of two pictures without transparency, and that of the worst pair.
private func means(_ example: VectorExample, _ pictures: [Bitmap]) throws -> [Double] {
    try zip(times(example), pictures).map { time, picture in
        let ours = try #require(
            OffscreenRenderer.bitmap(of: example.tree, at: example.start + time, scale: 1, background: .white))
        return ours.meanDifference(from: picture)
    }
}

@Suite("Vector files in Chromium", .enabled(if: Browser.isInstalled))
struct BrowserTests {
    private func check(_ example: VectorExample, _ document: String) throws {
        let pictures = try Browser.pictures(of: document, size: example.tree.size, at: times(example))
        for (index, mean) in try means(example, pictures).enumerated() {
            #expect(mean <= greatestMean, "at instant \(index)")
        }
    }

    @Test("SVG with CSS is shown as we draw it, at 16 instants", arguments: VectorScenes.inSVG)
    func css(_ example: VectorExample) throws {
        try check(example, SVGEncoder(motion: .css).encode(example.timeline))
    }

    @Test("SVG with SMIL is shown as we draw it, at 16 instants", arguments: VectorScenes.inSVG)
    func smil(_ example: VectorExample) throws {
        try check(example, SVGEncoder(motion: .smil).encode(example.timeline))
    }

    @Test("HTML is shown as we draw it, at 16 instants", arguments: VectorScenes.inSVG)
    func html(_ example: VectorExample) throws {
        try check(example, HTMLEncoder().encode(example.timeline))
    }
}
