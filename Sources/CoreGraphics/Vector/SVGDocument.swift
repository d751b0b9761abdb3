internal import CCairo
import OctantBase

/// An SVG file, drawn by librsvg. It loads no other file.
final class SVGDocument: VectorImage.Drawing, @unchecked Sendable {
    // `@unchecked Sendable`: one thread at a time uses it (`VectorImage.turn`).

    /// librsvg's rectangle, RsvgRectangle.
    private struct Box {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    /// librsvg's length, RsvgLength.
    private struct Length {
        var number = 0.0
        var unit: Int32 = 0
    }

    private typealias Number = UnsafeMutablePointer<Double>
    private typealias Flag = UnsafeMutablePointer<Int32>
    /// A GError that the caller does not want to hear of.
    private typealias NoError = UnsafeMutableRawPointer?

    /// What of librsvg is used. Source: docs/sources/views.md, Vector images.
    private struct Library: Sendable {
        let make: @convention(c) (UnsafePointer<UInt8>, Int, NoError) -> OpaquePointer?
        let setResolution: @convention(c) (OpaquePointer, Double) -> Void
        let pixelSize: @convention(c) (OpaquePointer, Number, Number) -> Int32
        let dimensions:
            @convention(c) (
                OpaquePointer, Flag, UnsafeMutableRawPointer, Flag, UnsafeMutableRawPointer, Flag,
                UnsafeMutableRawPointer
            ) -> Void
        let has: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
        let geometry:
            @convention(c) (
                OpaquePointer, UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutableRawPointer,
                UnsafeMutableRawPointer, NoError
            ) -> Int32
        let renderLayer:
            @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<CChar>?, UnsafeRawPointer, NoError) -> Int32
        let release: @convention(c) (OpaquePointer) -> Void

        static let shared = Library()

        private init?() {
            guard let library = LateLibrary("librsvg-2.so.2", package: "librsvg2-2", for: "SVG images"),
                let make = library.function("rsvg_handle_new_from_data", as: type(of: make)),
                let setResolution = library.function("rsvg_handle_set_dpi", as: type(of: setResolution)),
                let pixelSize = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: type(of: pixelSize)),
                let dimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: type(of: dimensions)),
                let has = library.function("rsvg_handle_has_sub", as: type(of: has)),
                let geometry = library.function("rsvg_handle_get_geometry_for_layer", as: type(of: geometry)),
                let renderLayer = library.function("rsvg_handle_render_layer", as: type(of: renderLayer)),
                let release = library.function("g_object_unref", as: type(of: release))
            else { return nil }
            (self.make, self.setResolution, self.pixelSize, self.dimensions) =
                (make, setResolution, pixelSize, dimensions)
            (self.has, self.geometry, self.renderLayer, self.release) = (has, geometry, renderLayer, release)
        }
    }

    private let library: Library
    private let handle: OpaquePointer

    /// The file in `data`.
    init(_ data: Data) throws(VectorImage.Fault) {
        guard let library = Library.shared else { throw VectorImage.Fault(reason: "librsvg is not installed") }
        let bytes = [UInt8](data)
        guard let handle = VectorImage.turn.withLock({ _ in library.make(bytes, bytes.count, nil) }) else {
            throw VectorImage.Fault(reason: "it is no SVG file")
        }
        (self.library, self.handle) = (library, handle)
        // CSS's inch: a length without a unit is a point, as at Apple's.
        library.setResolution(handle, 96)
    }

    deinit { VectorImage.turn.withLock { _ in library.release(handle) } }

    /// The size in points, which is that of the `viewBox` where the file says no other; nil where it says neither.
    var size: CGSize? {
        VectorImage.turn.withLock { _ in
            var (width, height) = (0.0, 0.0)
            if library.pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
            var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
            var (across, down, box) = (Length(), Length(), Box())
            library.dimensions(handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
            return hasBox != 0 ? CGSize(width: box.width, height: box.height) : nil
        }
    }

    /// Whether there is an element of this identifier.
    func has(_ identifier: String) -> Bool {
        VectorImage.turn.withLock { _ in library.has(handle, "#" + identifier) != 0 }
    }

    /// The rectangle that an element fills where the whole is `size` points large, with the widths of its lines or
    /// without; nil where there is no such element.
    func bounds(of identifier: String, size: CGSize, withLines: Bool) -> CGRect? {
        guard has(identifier) else { return nil }
        return VectorImage.turn.withLock { _ in
            var (whole, ink, logical) = (Box(width: size.width, height: size.height), Box(), Box())
            guard library.geometry(handle, "#" + identifier, &whole, &ink, &logical, nil) != 0 else { return nil }
            let box = withLines ? ink : logical
            return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        }
    }

    func draw(in context: OpaquePointer, width: CGFloat, height: CGFloat) {
        draw(nil, in: context, width: width, height: height)
    }

    /// Draws an element of the file, nil for all of it, where the whole is `width` by `height` large.
    func draw(_ identifier: String?, in context: OpaquePointer, width: CGFloat, height: CGFloat) {
        var whole = Box(width: width, height: height)
        _ = library.renderLayer(handle, context, identifier.map { "#" + $0 }, &whole, nil)
    }
}
