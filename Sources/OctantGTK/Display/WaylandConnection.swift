#if GTK
    internal import CGTK
    internal import CWayland
    import OctantBase

    /// The first version of `wl_compositor` whose surfaces report damage in pixels of their buffers. Source: the
    /// Wayland protocol, wl_surface.damage_buffer.
    private let compositorVersion: UInt32 = 4

    /// What a Wayland compositor offers to programs that show pixels without GDK. Render thread only; exists as long as
    /// the process.
    final class WaylandConnection {
        let compositor: OpaquePointer
        let subcompositor: OpaquePointer
        let memory: OpaquePointer

        /// What GDK's display offers, once that was asked for.
        private nonisolated(unsafe) static var known: [OpaquePointer: WaylandConnection] = [:]

        /// What the compositor of GDK's `display` offers; nil where it is none, or does not offer all.
        static func of(_ display: OpaquePointer) -> WaylandConnection? {
            if let known = known[display] { return known }
            guard WindowSystem.isDisplay(display, "GdkWaylandDisplay"),
                let native = loadedFunction("gdk_wayland_display_get_wl_display", as: WindowSystem.Getter.self)?(
                    display)
            else { return nil }
            let made = WaylandConnection(native)
            known[display] = made
            return made
        }

        /// Wayland's surface behind GDK's `surface`, as long as GDK keeps that one; nil while there is none.
        static func surface(of surface: OpaquePointer) -> OpaquePointer? {
            loadedFunction("gdk_wayland_surface_get_wl_surface", as: WindowSystem.Getter.self)?(surface)
        }

        /// The names of globals, and the greatest versions of them that the compositor has.
        private final class Globals {
            var names: [String: (name: UInt32, version: UInt32)] = [:]
        }

        private init?(_ display: OpaquePointer) {
            // On a queue of its own, so that nothing of GDK's is handled out of turn.
            guard let queue = wl_display_create_queue(display) else { return nil }
            defer { wl_event_queue_destroy(queue) }
            guard let wrapper = wl_proxy_create_wrapper(UnsafeMutableRawPointer(display)) else { return nil }
            wl_proxy_set_queue(OpaquePointer(wrapper), queue)
            let registry = wl_display_get_registry(OpaquePointer(wrapper))
            wl_proxy_wrapper_destroy(wrapper)
            guard let registry else { return nil }
            defer { wl_registry_destroy(registry) }
            let globals = Globals()
            var listener = wl_registry_listener()
            listener.global = { data, _, name, interface, version in
                guard let data, let interface else { return }
                Unmanaged<Globals>.fromOpaque(data).takeUnretainedValue().names[String(cString: interface)] =
                    (name, version)
            }
            listener.global_remove = { _, _, _ in }
            let isAnswered = withUnsafePointer(to: &listener) { listener in
                wl_registry_add_listener(registry, listener, Unmanaged.passUnretained(globals).toOpaque()) == 0
                    && wl_display_roundtrip_queue(display, queue) >= 0
            }
            func bind(_ interface: String, version: UInt32 = 1) -> OpaquePointer? {
                guard let global = globals.names[interface], global.version >= version,
                    let bound = octant_wayland_bind(registry, global.name, interface, version)
                else { return nil }
                // What it makes reports on GDK's queue: on the render thread.
                wl_proxy_set_queue(OpaquePointer(bound), nil)
                return OpaquePointer(bound)
            }
            guard isAnswered, let compositor = bind("wl_compositor", version: compositorVersion),
                let subcompositor = bind("wl_subcompositor"), let memory = bind("wl_shm")
            else { return nil }
            (self.compositor, self.subcompositor, self.memory) = (compositor, subcompositor, memory)
        }
    }
#endif
