#if GTK
    import CoreGraphics
    internal import CGTK

    /// The icon of a program's windows in several sizes, for window systems that take pixels: X11
    /// (`_NET_WM_ICON`). On Wayland a desktop takes the icon from the desktop file. Render thread only.
    struct WindowIcons {
        private let textures: [Texture]

        /// A texture of GDK's.
        private final class Texture {
            let pointer: OpaquePointer

            init?(_ bitmap: Bitmap) {
                let bytes = bitmap.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
                defer { g_bytes_unref(bytes) }
                guard
                    let made = gdk_memory_texture_new(
                        gint(bitmap.width), gint(bitmap.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
                        gsize(bitmap.bytesPerRow))
                else { return nil }
                pointer = made
            }

            deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
        }

        /// The icon that `bitmaps` show; none of a program without one.
        init(_ bitmaps: [Bitmap] = []) { textures = bitmaps.compactMap(Texture.init) }

        /// Whether the window system takes pixels.
        static var areShown: Bool {
            gdk_display_get_default().map { WindowSystem.isDisplay($0, "GdkX11Display") } ?? false
        }

        /// Shows the icon for the window of `surface`, if there is one.
        func apply(to surface: OpaquePointer) {
            guard !textures.isEmpty, Self.areShown else { return }
            var list: UnsafeMutablePointer<GList>?
            for texture in textures { list = g_list_append(list, UnsafeMutableRawPointer(texture.pointer)) }
            gdk_toplevel_set_icon_list(surface, list)
            g_list_free(list)
        }
    }
#endif
