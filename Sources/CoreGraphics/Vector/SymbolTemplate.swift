internal import CCairo
import OctantBase

/// A symbol in several weights and scales: an SVG file as the SF Symbols app writes them, which symbol sets of asset
/// catalogues hold. Any thread.
///
/// Source: docs/sources/views.md, Vector images.
package final class SymbolTemplate: Sendable {
    /// The size, weight and scale in which a symbol is drawn.
    package struct Style: Hashable, Sendable {
        /// The size, in points, of the text that it stands beside.
        package var pointSize: CGFloat = 17
        /// The weight, from 1, the thinnest, to 9; 4 is that of running text.
        package var weight = 4
        /// 1 is small, 2 medium, 3 large.
        package var scale = 2

        /// Regular, medium, for text of 17 points.
        package init() {}
    }

    /// The size of text, in points, that templates are drawn for.
    private static let templateSize: CGFloat = 100
    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    private static let scales = ["S", "M", "L"]
    /// The sizes of the scales beside one another, for files that have one of them alone; ours.
    private static let scaleSizes: [CGFloat] = [0.79, 1, 1.28]

    private let document: SVGDocument
    private let size: CGSize

    /// The symbol in `data`, an SVG file. Throws where it is none, and where librsvg is not installed.
    package init(_ data: Data) throws(VectorImage.Fault) {
        document = try SVGDocument(data)
        guard let size = document.size else {
            throw VectorImage.Fault(reason: "it says neither a size nor a viewBox")
        }
        self.size = size
    }

    /// The symbol in `style`, in black: the drawing that comes nearest to it, the weight before the scale. It is as
    /// wide as its margins say, and as high as what is drawn.
    package func image(_ style: Style) throws(VectorImage.Fault) -> VectorImage {
        guard let variant = nearest(to: style),
            let ink = document.bounds(of: variant.name, size: size, withLines: true), ink.width > 0, ink.height > 0
        else { throw VectorImage.Fault(reason: "it has no symbol such as 'Regular-M'") }
        var box = ink
        func margin(_ side: String) -> CGFloat? {
            document.bounds(of: "\(side)-margin-\(variant.name)", size: size, withLines: false)?.midX
        }
        if let left = margin("left"), let right = margin("right"), left < right {
            box = box.union(CGRect(x: left, y: ink.minY, width: right - left, height: ink.height))
        }
        let points = style.pointSize.isFinite && style.pointSize > 0 ? style.pointSize : Style().pointSize
        let scale = Self.scaleSizes[min(max(style.scale, 1), 3) - 1] / Self.scaleSizes[variant.scale]
        let factor = points / Self.templateSize * scale
        return try VectorImage(
            Glyph(document: document, whole: size, name: variant.name, box: box),
            size: CGSize(width: box.width * factor, height: box.height * factor))
    }

    /// The variant that comes nearest to `style`, and the position of its scale.
    private func nearest(to style: Style) -> (name: String, scale: Int)? {
        let all = Self.weights.indices.flatMap { weight in Self.scales.indices.map { (weight: weight, scale: $0) } }
        func distance(_ variant: (weight: Int, scale: Int)) -> Int {
            abs(variant.weight - (style.weight - 1)) * 3 + abs(variant.scale - (style.scale - 1))
        }
        for variant in all.ordered(by: { distance($0) < distance($1) }) {
            let name = "\(Self.weights[variant.weight])-\(Self.scales[variant.scale])"
            if document.has(name) { return (name, variant.scale) }
        }
        return nil
    }

    /// One variant.
    private struct Glyph: VectorImage.Drawing {
        let document: SVGDocument
        /// The size of the file's page.
        let whole: CGSize
        let name: String
        /// The part of the page that is drawn.
        let box: CGRect

        func draw(in context: OpaquePointer, width: CGFloat, height: CGFloat) {
            cairo_scale(context, width / box.width, height / box.height)
            cairo_translate(context, -box.minX, -box.minY)
            document.draw(name, in: context, width: whole.width, height: whole.height)
        }
    }
}
