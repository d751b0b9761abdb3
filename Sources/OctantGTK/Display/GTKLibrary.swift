#if GTK
    import CoreGraphics
    import Foundation
    internal import CGTK
    import OctantDisplay

    /// GTK itself: how it is started, and its information about the screen.
    enum GTKLibrary {
        /// Frames a second of a monitor that does not report them.
        private static let usualFrameRate = 60

        /// Starts GTK on the calling thread, which becomes its own. Returns whether there is a display.
        static func start() -> Bool {
            // GTK 4.8's own accessibility neither reports changed values nor announces; ours replaces it.
            setenv("GTK_A11Y", "none", 1)
            // What changes on a screen of ours is small. Cairo shows it with the least memory and, on an X server,
            // without GTK's frames.
            setenv("GSK_RENDERER", "cairo", 0)
            if getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" {
                // Then OpenGL would only cost time and memory, and its threads.
                let flags = getenv("GDK_DEBUG").map { String(cString: $0) + "," } ?? ""
                setenv("GDK_DEBUG", flags + "gl-disable", 1)
            }
            g_main_context_acquire(nil)
            gtk_disable_setlocale()
            if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
            SessionBus.join()
            guard gtk_init_check() != 0, gdk_display_get_default() != nil else {
                g_main_context_release(nil)
                return false
            }
            return true
        }

        /// The displays that the environment names, for an error's text.
        static var askedFor: String {
            let environment = ProcessInfo.processInfo.environment
            let named = ["WAYLAND_DISPLAY", "DISPLAY", "GDK_BACKEND"].compactMap { name in
                environment[name].map { "\(name)=\($0)" }
            }
            return named.isEmpty ? "neither WAYLAND_DISPLAY nor DISPLAY is set" : named.joined(separator: " ")
        }

        /// The first monitor. Render thread only.
        static func screen() -> ScreenDescription {
            let unknown = ScreenDescription(size: CGSize(width: 1024, height: 768), scale: 1)
            guard let monitors = gdk_display_get_monitors(gdk_display_get_default()),
                let item = g_list_model_get_item(monitors, 0)
            else { return unknown }
            defer { g_object_unref(item) }
            return describe(OpaquePointer(item))
        }

        /// The description of `monitor`. Render thread only.
        static func describe(_ monitor: OpaquePointer) -> ScreenDescription {
            var geometry = GdkRectangle()
            gdk_monitor_get_geometry(monitor, &geometry)
            let milliHertz = Int(gdk_monitor_get_refresh_rate(monitor))
            return ScreenDescription(
                size: CGSize(width: CGFloat(geometry.width), height: CGFloat(geometry.height)),
                scale: CGFloat(gdk_monitor_get_scale_factor(monitor)),
                maximumFramesPerSecond: milliHertz > 0 ? (milliHertz + 500) / 1000 : usualFrameRate
            )
        }
    }
#endif
