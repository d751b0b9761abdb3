internal import CCairo
import OctantBase

/// A picture of lines and areas, from an SVG or PDF file, drawn with as many pixels as are wanted. Any thread.
package final class VectorImage: Sendable {
    /// The kind of a file, by its ending.
    package enum Kind: String, CaseIterable, Sendable {
        case svg
        case pdf
    }

    /// Why a file is none.
    package struct Fault: Error {
        /// In a few words.
        package let reason: String

        /// A fault for this reason.
        package init(reason: String) { self.reason = reason }
    }

    /// What draws the picture. One thread at a time calls it.
    protocol Drawing: Sendable {
        /// Draws it so that it is `width` by `height` pixels large, in a context that is transparent.
        func draw(in context: OpaquePointer, width: CGFloat, height: CGFloat)
    }

    /// Neither library is for several threads at once, whatever they draw.
    static let turn = Locked(())

    /// The size, in points.
    package let size: CGSize
    private let drawing: any Drawing
    /// What was drawn last: most pictures are shown in one size.
    private let last = Locked<(scale: CGFloat, image: CGImage)?>(nil)

    /// The picture in `data`: of a PDF file its first page. Throws where it is none, and where the library that draws
    /// it is not installed.
    package convenience init(_ data: Data, _ kind: Kind) throws(Fault) {
        switch kind {
        case .svg:
            let document = try SVGDocument(data)
            guard let size = document.size else { throw Fault(reason: "it says neither a size nor a viewBox") }
            try self.init(document, size: size)
        case .pdf:
            let page = try PDFPage(data)
            try self.init(page, size: page.size)
        }
    }

    /// What `drawing` draws, `size` points large.
    init(_ drawing: any Drawing, size: CGSize) throws(Fault) {
        let limit = CGFloat(bitmapSideLimit)
        guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
            throw Fault(reason: "its size is not between 0 and \(bitmapSideLimit) points")
        }
        (self.drawing, self.size) = (drawing, size)
    }

    /// The most pixels a point that it is drawn with.
    package var greatestScale: CGFloat {
        min(
            CGFloat(bitmapSideLimit) / max(size.width, size.height),
            (CGFloat(bitmapAreaLimit) / (size.width * size.height)).squareRoot())
    }

    /// The picture with `scale` pixels a point, or with fewer where those would be too many; a scale that is not above
    /// 0 counts as 1. Nil where there is no memory for it.
    package func image(scale: CGFloat) -> CGImage? {
        let scale = min(scale.isFinite && scale > 0 ? scale : 1, greatestScale)
        if let last = last.withLock({ $0 }), last.scale == scale { return last.image }
        func pixels(_ length: CGFloat) -> Int { max(Int((length * scale).rounded()), 1) }
        let (width, height) = (pixels(size.width), pixels(size.height))
        guard let bitmap = Bitmap(width: width, height: height), let context = cairo_create(bitmap.surface) else {
            return nil
        }
        defer { cairo_destroy(context) }
        Self.turn.withLock { _ in drawing.draw(in: context, width: CGFloat(width), height: CGFloat(height)) }
        cairo_surface_flush(bitmap.surface)
        let image = CGImage(bitmap: bitmap)
        last.withLock { $0 = (scale, image) }
        return image
    }
}
