#if GTK
    internal import CGTK
    import OctantDisplay

    /// Makes the content providers that GDK passes to other programs. Render thread only.
    ///
    /// Texts are given as the bytes that they are. GDK 4.8 would make them of a string, too, and then stops its thread
    /// for good when an X client wants more than the 256 KiB that go at once: it closes the stream before the rest is
    /// gone, and waits for the client's next message, which nothing is left to receive.
    enum ClipboardProvider {
        /// Providers of `format`: of a text under both names that programs ask for.
        static func make(_ format: ClipboardFormat) -> [UnsafeMutablePointer<GdkContentProvider>?] {
            let bytes = g_bytes_new(format.bytes, gsize(format.bytes.count))
            defer { g_bytes_unref(bytes) }
            let types = format.type == ClipboardFormat.plainText ? [format.type, "text/plain"] : [format.type]
            return types.map { gdk_content_provider_new_for_bytes($0, bytes) }
        }
    }
#endif
