#if GTK
    import Foundation
    internal import CGTK

    /// Opens addresses in the desktop's programs for them. Render thread only.
    enum AddressOpener {
        private final class Answer {
            let body: @Sendable (Bool) -> Void
            init(_ body: @escaping @Sendable (Bool) -> Void) { self.body = body }
        }

        /// Opens `address`, at the wish of who uses `window`; `opened` gets whether a program was started, or the
        /// portal took it on.
        static func open(_ address: String, over window: WindowSurface?, _ opened: @escaping @Sendable (Bool) -> Void) {
            gtk_show_uri_full(
                window?.top, address, guint32(GDK_CURRENT_TIME), nil,
                { source, result, data in
                    guard let data else { return }
                    let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
                    let parent = source.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
                    answer.body(gtk_show_uri_full_finish(parent, result, nil) != 0)
                }, Unmanaged.passRetained(Answer(opened)).toOpaque())
        }
    }
#endif
