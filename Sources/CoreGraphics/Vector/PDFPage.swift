internal import CCairo
import OctantBase

/// The first page of a PDF file, drawn by Poppler.
final class PDFPage: VectorImage.Drawing, @unchecked Sendable {
    // `@unchecked Sendable`: one thread at a time uses it (`VectorImage.turn`).

    /// What of Poppler and GLib is used. Source: docs/sources/views.md, Vector images.
    private struct Library: Sendable {
        let bytes: @convention(c) (UnsafePointer<UInt8>, UInt) -> OpaquePointer?
        let releaseBytes: @convention(c) (OpaquePointer) -> Void
        let open: @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
        let page: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
        let size: @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
        let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void
        let release: @convention(c) (OpaquePointer) -> Void

        static let shared = Library()

        private init?() {
            guard let library = LateLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8", for: "PDF images"),
                let bytes = library.function("g_bytes_new", as: type(of: bytes)),
                let releaseBytes = library.function("g_bytes_unref", as: type(of: releaseBytes)),
                let open = library.function("poppler_document_new_from_bytes", as: type(of: open)),
                let page = library.function("poppler_document_get_page", as: type(of: page)),
                let size = library.function("poppler_page_get_size", as: type(of: size)),
                let render = library.function("poppler_page_render", as: type(of: render)),
                let release = library.function("g_object_unref", as: type(of: release))
            else { return nil }
            (self.bytes, self.releaseBytes, self.open) = (bytes, releaseBytes, open)
            (self.page, self.size, self.render, self.release) = (page, size, render, release)
        }
    }

    /// The size in points, turned as the page says.
    let size: CGSize
    private let library: Library
    private let document: OpaquePointer
    private let page: OpaquePointer

    /// The first page of the file in `data`.
    init(_ data: Data) throws(VectorImage.Fault) {
        guard let library = Library.shared else { throw VectorImage.Fault(reason: "Poppler is not installed") }
        let file = [UInt8](data)
        let opened = VectorImage.turn.withLock { _ -> (document: OpaquePointer, page: OpaquePointer, size: CGSize)? in
            guard let bytes = library.bytes(file, UInt(file.count)) else { return nil }
            // The document keeps them.
            defer { library.releaseBytes(bytes) }
            guard let document = library.open(bytes, nil, nil) else { return nil }
            guard let page = library.page(document, 0) else {
                library.release(document)
                return nil
            }
            var (width, height) = (0.0, 0.0)
            library.size(page, &width, &height)
            return (document, page, CGSize(width: width, height: height))
        }
        guard let opened else { throw VectorImage.Fault(reason: "it is no PDF file with a page") }
        (self.library, document, page, size) = (library, opened.document, opened.page, opened.size)
    }

    deinit {
        VectorImage.turn.withLock { _ in
            library.release(page)
            library.release(document)
        }
    }

    func draw(in context: OpaquePointer, width: CGFloat, height: CGFloat) {
        cairo_scale(context, width / size.width, height / size.height)
        library.render(page, context)
    }
}
