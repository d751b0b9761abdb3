#if GTK
    internal import CGTK

    /// The renderer with which GTK draws a window. Render thread only.
    enum WindowRenderer {
        /// Cairo, in memory.
        case cairo
        /// OpenGL or Vulkan.
        case graphicsCard

        init(of native: OpaquePointer) {
            let name = gtk_native_get_renderer(native).flatMap { renderer in
                g_type_name_from_instance(UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self))
            }
            self = name.map { String(cString: $0) } == "GskCairoRenderer" ? .cairo : .graphicsCard
        }

        /// Whether a frame that is shown once costs less as a texture than as a Cairo surface: OpenGL uploads both,
        /// the surface after one more copy. Cairo would draw both, the surface with fewer copies.
        var prefersTextures: Bool { self == .graphicsCard }
    }
#endif
