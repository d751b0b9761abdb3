internal import OctantBase

/// Cairo's image surfaces, in programs that draw. What only reads and writes files does without Cairo, which takes
/// longer to load, with twenty libraries of its own, than a recording to write.
struct CairoSurfaces: Sendable {
    /// Those of this program; nil where nothing in it is linked with Cairo.
    static let shared = CairoSurfaces()

    // cairo_format_t.
    private static let (withOpacity, withoutOpacity): (Int32, Int32) = (0, 1)
    // cairo_status_t.
    private static let (success, noMemory): (Int32, Int32) = (0, 1)

    // What of Cairo is used, by the declarations of its header. Source: docs/sources/layers.md, Image files.
    private let create: @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private let createForData: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, Int32, Int32) -> OpaquePointer?
    private let status: @convention(c) (OpaquePointer) -> Int32
    /// The first pixel of a surface's top row.
    let data: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
    /// From one row of a surface to the next, in bytes.
    let stride: @convention(c) (OpaquePointer) -> Int32
    /// Ends what a surface is at, before its pixels are read or written past Cairo.
    let flush: @convention(c) (OpaquePointer) -> Void
    /// Tells a surface that its pixels were written past Cairo.
    let markDirty: @convention(c) (OpaquePointer) -> Void
    /// Gives a surface up.
    let destroy: @convention(c) (OpaquePointer) -> Void

    private init?() {
        guard let create = loadedFunction("cairo_image_surface_create", as: type(of: create)),
            let createForData = loadedFunction("cairo_image_surface_create_for_data", as: type(of: createForData)),
            let status = loadedFunction("cairo_surface_status", as: type(of: status)),
            let data = loadedFunction("cairo_image_surface_get_data", as: type(of: data)),
            let stride = loadedFunction("cairo_image_surface_get_stride", as: type(of: stride)),
            let flush = loadedFunction("cairo_surface_flush", as: type(of: flush)),
            let markDirty = loadedFunction("cairo_surface_mark_dirty", as: type(of: markDirty)),
            let destroy = loadedFunction("cairo_surface_destroy", as: type(of: destroy))
        else { return nil }
        (self.create, self.createForData, self.status, self.data) = (create, createForData, status, data)
        (self.stride, self.flush, self.markDirty, self.destroy) = (stride, flush, markDirty, destroy)
    }

    /// A surface of pixels of its own, all 0; nil where there is no memory for it.
    func make(width: Int, height: Int, isOpaque: Bool) -> OpaquePointer? {
        whole(create(Self.format(isOpaque), Int32(width), Int32(height)))
    }

    /// A surface of pixels that someone else owns; nil where there is no memory for it.
    func make(
        of memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool
    ) -> OpaquePointer? {
        whole(createForData(memory, Self.format(isOpaque), Int32(width), Int32(height), Int32(bytesPerRow)))
    }

    private static func format(_ isOpaque: Bool) -> Int32 { isOpaque ? withoutOpacity : withOpacity }

    /// The surface if it could be made.
    private func whole(_ surface: OpaquePointer?) -> OpaquePointer? {
        guard let surface else { return nil }
        let status = status(surface)
        if status == Self.success { return surface }
        if status == Self.noMemory { MemoryShortage.note() }
        destroy(surface)
        return nil
    }
}
