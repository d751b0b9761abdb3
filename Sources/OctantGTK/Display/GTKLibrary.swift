#if GTK
    import CoreGraphics
    import Foundation
    internal import CGTK
    import OctantDisplay
    import OctantBase

    /// GTK itself: how it is started, and its information about the screen.
    enum GTKLibrary {
        /// Frames a second of a monitor that does not report them.
        private static let usualFrameRate = 60

        /// What came of the start.
        enum Outcome: Sendable {
            /// There is a display, and this is its screen.
            case ready(ScreenDescription)
            case noDisplay
            /// The program runs already, and was told.
            case handedOver
        }

        /// Starts GTK on the calling thread, which becomes its own, for `program`, nil for one that is no desktop's.
        static func start(for program: ProgramDescription?) -> Outcome {
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
            // What window systems know the program by is its identifier, and what people know it by its name.
            if g_get_application_name() == nil { g_set_application_name(ProcessInfo.processInfo.processName) }
            if g_get_prgname() == nil { g_set_prgname(program?.identifier ?? ProcessInfo.processInfo.processName) }
            SessionBus.join()
            if let program, program.isSingle, ProgramInstance.claim(program) == .later {
                g_main_context_release(nil)
                return .handedOver
            }
            guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
                g_main_context_release(nil)
                return .noDisplay
            }
            if let program { setClass(program.identifier, on: display) }
            return .ready(screen())
        }

        /// Sets the class of windows on an X server, by which desktops find a program's desktop file, to `name`. GDK
        /// would begin it with a capital letter. On Wayland it is GLib's name of the program.
        private static func setClass(_ name: String, on display: OpaquePointer) {
            typealias Setter = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
            guard WindowSystem.isDisplay(display, "GdkX11Display") else { return }
            loadedFunction("gdk_x11_display_set_program_class", as: Setter.self)?(display, name)
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
