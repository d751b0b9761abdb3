#if GTK
    import CoreGraphics
    import Foundation
    internal import CGTK

    /// What lies beneath GDK: functions of libraries that GTK has loaded, but does not show to its users on every system.
    /// Render thread only.
    enum WindowSystem {
        /// The C function `name` of the libraries that are loaded; nil when none has it. `type` must be its own.
        static func function<Signature>(_ name: String, as type: Signature.Type) -> Signature? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }

        /// Whether `display` is of the class `typeName`.
        static func isDisplay(_ display: OpaquePointer, _ typeName: String) -> Bool {
            let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
            return g_type_name_from_instance(instance).map { String(cString: $0) } == typeName
        }

        typealias Getter = @convention(c) (OpaquePointer?) -> OpaquePointer?
        private typealias NumberGetter = @convention(c) (OpaquePointer?) -> UInt
        private typealias Translate =
            @convention(c) (
                OpaquePointer?, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<UInt>
            ) -> Int32

        /// X's number of `surface`; nil where there is no X.
        static func number(of surface: OpaquePointer) -> UInt? {
            function("gdk_x11_surface_get_xid", as: NumberGetter.self)?(surface)
        }

        /// The monitor that shows most of `surface`; nil when none does. Whoever keeps it has to take a reference.
        ///
        /// Under X11 GDK 4.8 goes by where it put the window itself, so it is asked of X instead.
        static func monitor(of surface: OpaquePointer) -> OpaquePointer? {
            let display = gdk_surface_get_display(surface)
            guard let display, isDisplay(display, "GdkX11Display"), let monitors = gdk_display_get_monitors(display)
            else {
                return gdk_display_get_monitor_at_surface(display, surface)
            }
            let (origin, scale) = (origin(of: surface), CGFloat(gdk_surface_get_scale_factor(surface)))
            let place = CGRect(
                x: origin.x / scale, y: origin.y / scale, width: CGFloat(gdk_surface_get_width(surface)),
                height: CGFloat(gdk_surface_get_height(surface)))
            var best: (monitor: OpaquePointer?, area: CGFloat) = (nil, 0)
            for index in 0..<g_list_model_get_n_items(monitors) {
                guard let item = g_list_model_get_item(monitors, index) else { continue }
                // The list keeps it.
                g_object_unref(item)
                var geometry = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(item), &geometry)
                let shared = place.intersection(
                    CGRect(
                        x: CGFloat(geometry.x), y: CGFloat(geometry.y), width: CGFloat(geometry.width),
                        height: CGFloat(geometry.height)))
                let area = shared.isNull ? 0 : shared.width * shared.height
                if area > best.area { best = (OpaquePointer(item), area) }
            }
            return best.monitor
        }

        /// Where the top left of `surface` stands on the screen, in pixels; zero where the system does not tell (Wayland).
        static func origin(of surface: OpaquePointer) -> CGPoint {
            guard let display = gdk_surface_get_display(surface), isDisplay(display, "GdkX11Display"),
                let native = function("gdk_x11_display_get_xdisplay", as: Getter.self),
                let window = number(of: surface),
                let root = function("XDefaultRootWindow", as: NumberGetter.self),
                let translate = function("XTranslateCoordinates", as: Translate.self)
            else { return .zero }
            let connection = native(display)
            var (x, y, child) = (Int32(0), Int32(0), UInt(0))
            guard translate(connection, window, root(connection), 0, 0, &x, &y, &child) != 0 else {
                return .zero
            }
            return CGPoint(x: CGFloat(x), y: CGFloat(y))
        }
    }
#endif
