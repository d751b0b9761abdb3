#if GTK
    import CoreGraphics
    import Foundation
    internal import CGTK
    import OctantBase

    /// The functions beneath GDK: those of libraries that GTK has loaded, but does not export on every system. Render
    /// thread only.
    enum WindowSystem {
        /// Whether `display` is of the class `typeName`.
        static func isDisplay(_ display: OpaquePointer, _ typeName: String) -> Bool {
            let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
            return g_type_name_from_instance(instance).map { String(cString: $0) } == typeName
        }

        private typealias TrapPush = @convention(c) (OpaquePointer) -> Void
        private typealias TrapPop = @convention(c) (OpaquePointer) -> Int32

        /// Runs `body`, which asks things of the X server of `display`, and returns its result, and the number of the
        /// first error that the server answered with, 0 for none: what it answers is waited for. GDK would end the
        /// process for an error; nil, without running `body`, where that cannot be prevented.
        static func trappingErrors<Result>(
            of display: OpaquePointer, _ body: () -> Result
        ) -> (result: Result, error: Int32)? {
            guard let push = loadedFunction("gdk_x11_display_error_trap_push", as: TrapPush.self),
                let pop = loadedFunction("gdk_x11_display_error_trap_pop", as: TrapPop.self)
            else { return nil }
            push(display)
            let result = body()
            return (result, pop(display))
        }

        typealias Getter = @convention(c) (OpaquePointer?) -> OpaquePointer?
        typealias NumberGetter = @convention(c) (OpaquePointer?) -> UInt

        /// Xlib's connection to the server that `display` is of; nil where that is none of an X server's.
        static func connection(of display: OpaquePointer) -> OpaquePointer? {
            guard isDisplay(display, "GdkX11Display") else { return nil }
            return loadedFunction("gdk_x11_display_get_xdisplay", as: Getter.self)?(display)
        }

        /// The position of the top left of `surface` on the screen, in pixels; zero where the system does not reveal it
        /// (Wayland).
        static func origin(of surface: OpaquePointer) -> CGPoint { XWindow(surface)?.origin ?? .zero }
    }
#endif
