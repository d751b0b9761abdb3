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

        /// Where the top left of `surface` stands on the screen, in pixels; zero where the system does not tell (Wayland).
        static func origin(of surface: OpaquePointer) -> CGPoint {
            guard let display = gdk_surface_get_display(surface), isDisplay(display, "GdkX11Display"),
                let native = function("gdk_x11_display_get_xdisplay", as: Getter.self),
                let window = function("gdk_x11_surface_get_xid", as: NumberGetter.self),
                let root = function("XDefaultRootWindow", as: NumberGetter.self),
                let translate = function("XTranslateCoordinates", as: Translate.self)
            else { return .zero }
            let connection = native(display)
            var (x, y, child) = (Int32(0), Int32(0), UInt(0))
            guard translate(connection, window(surface), root(connection), 0, 0, &x, &y, &child) != 0 else {
                return .zero
            }
            return CGPoint(x: CGFloat(x), y: CGFloat(y))
        }
    }
#endif
