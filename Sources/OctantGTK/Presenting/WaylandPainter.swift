#if GTK
    import CoreGraphics
    internal import CGTK
    internal import CWayland
    import RenderServer

    /// The most buffers: one that is shown, one that is to be, and one for the next frame.
    private let mostBuffers = 3
    /// The most rectangles that a frame is reported to have changed: a compositor puts each in order among all others.
    private let mostRects = 64
    /// The side of the squares that changes are reported by where there are more, in pixels.
    private let squareSide = 256

    /// Shows pixels in a window of a Wayland compositor without GTK in between: on a surface of its own over GTK's, as
    /// large as ours, which passes all input on to that. Render thread only.
    ///
    /// A frame of GTK's, however little changes in it, takes more than a millisecond of processor time; this takes a
    /// fifth. The compositor reports when the next frame may be shown, as it does to GTK. While GTK paints for a reason
    /// of its own it stays; when GTK has something newer to show of ours, it goes, with GTK's frame.
    final class WaylandPainter: WindowPainter {
        /// The surface over GTK's.
        private struct Overlay {
            /// GTK's. It may have another one when the window is shown anew.
            let parent: OpaquePointer
            let surface: OpaquePointer
            let role: OpaquePointer
        }

        private let connection: WaylandConnection
        private let window: OpaquePointer
        private let fill: (Bitmap) -> Bool
        private let ready: () -> Void
        private var overlay: Overlay?
        private var place = WindowPlace()
        private var buffers: [WaylandBuffer] = []
        /// A transparent pixel.
        private var nothing: WaylandBuffer?
        /// The buffer that shows; nil while GTK shows ours.
        private var front: WaylandBuffer?
        /// What reports when the next frame may be shown; nil once it may be.
        private var callback: OpaquePointer?
        /// Whether nothing will be shown for some time.
        private var isResting = false

        let isPacedByDisplay = true

        /// Nil where `surface`, GDK's, is none of a Wayland compositor's that has subsurfaces. `fill` makes a bitmap of
        /// the surface's size what GTK shows of it, or returns false; `ready` is called when another frame can be
        /// shown.
        init?(_ surface: OpaquePointer, fill: @escaping (Bitmap) -> Bool, ready: @escaping () -> Void) {
            guard let display = gdk_surface_get_display(surface), let connection = WaylandConnection.of(display) else {
                return nil
            }
            (window, self.connection, self.fill, self.ready) = (surface, connection, fill, ready)
        }

        deinit { removeOverlay() }

        // MARK: The surface

        func stays(at place: WindowPlace) -> Bool {
            front != nil && place == self.place && overlay?.parent == WaylandConnection.surface(of: window)
        }

        func giveWay(at place: WindowPlace) {
            if place != self.place { buffers.removeAll() }
            self.place = place
            guard let parent = WaylandConnection.surface(of: window) else { return removeOverlay() }
            if overlay?.parent != parent {
                removeOverlay()
                makeOverlay(over: parent)
            } else if front != nil {
                forgetCallback()
                front = nil
                for buffer in buffers { buffer.spoil() }
                showNothing()
            }
            guard let overlay else { return }
            wl_subsurface_set_position(overlay.role, Int32(place.x / place.scale), Int32(place.y / place.scale))
        }

        private func makeOverlay(over parent: OpaquePointer) {
            guard let surface = wl_compositor_create_surface(connection.compositor) else { return }
            guard let role = wl_subcompositor_get_subsurface(connection.subcompositor, surface, parent) else {
                return wl_surface_destroy(surface)
            }
            if let region = wl_compositor_create_region(connection.compositor) {
                wl_surface_set_input_region(surface, region)
                wl_region_destroy(region)
            }
            overlay = Overlay(parent: parent, surface: surface, role: role)
            showNothing()
        }

        /// Shows a transparent pixel from GTK's next frame on, together with that. Without any, a compositor may not
        /// look for what is shown there until GTK paints again (weston 10).
        private func showNothing() {
            nothing = nothing ?? WaylandBuffer(connection, width: 1, height: 1, isOpaque: false)
            guard let overlay, let nothing else { return }
            wl_subsurface_set_sync(overlay.role)
            wl_surface_set_buffer_scale(overlay.surface, 1)
            wl_surface_attach(overlay.surface, nothing.handle, 0, 0)
            wl_surface_damage_buffer(overlay.surface, 0, 0, 1, 1)
            wl_surface_commit(overlay.surface)
        }

        private func removeOverlay() {
            forgetCallback()
            if let overlay {
                wl_subsurface_destroy(overlay.role)
                wl_surface_destroy(overlay.surface)
            }
            (overlay, front) = (nil, nil)
            buffers.removeAll()
        }

        /// What does not show may never be reported.
        private func forgetCallback() {
            if let callback { wl_callback_destroy(callback) }
            callback = nil
        }

        // MARK: Frames

        var isReady: Bool {
            callback == nil && (buffers.count < mostBuffers || buffers.contains { !$0.isBusy })
        }

        /// None: a patch is painted where the processor has it at hand, and copied.
        func memoryForFrame() -> (any PatchMemory)? { nil }

        func show(_ patches: [Frame.Patch]) -> Bool {
            guard let overlay, nothing != nil, let buffer = freeBuffer() else { return false }
            for patch in patches { buffer.bitmap.put(patch.bitmap, at: patch.rect) }
            let rects = patches.map(\.rect)
            wl_subsurface_set_desync(overlay.role)
            wl_surface_set_buffer_scale(overlay.surface, Int32(place.scale))
            wl_surface_attach(overlay.surface, buffer.handle, 0, 0)
            for rect in front == nil ? [whole] : Self.reported(rects) {
                wl_surface_damage_buffer(
                    overlay.surface, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
            }
            commit(overlay)
            isResting = false
            for other in buffers where other !== buffer { other.addStale(rects) }
            buffer.give()
            front = buffer
            return true
        }

        func askForFrame() -> Bool {
            guard let overlay, front != nil else { return false }
            if callback == nil { commit(overlay) }
            return true
        }

        func rest() {
            isResting = true
            buffers.removeAll { $0 !== front && !$0.isBusy }
        }

        private var whole: PixelRect { PixelRect(x: 0, y: 0, width: place.width, height: place.height) }

        /// A buffer to paint in that shows what the last frame did; nil without memory for one.
        private func freeBuffer() -> WaylandBuffer? {
            if let front, !front.isBusy { return front }
            guard let buffer = buffers.first(where: { !$0.isBusy }) ?? makeBuffer() else { return nil }
            if let front {
                buffer.copy(buffer.stale ?? [whole], of: front)
            } else if !fill(buffer.bitmap) {
                return nil
            }
            return buffer
        }

        private func makeBuffer() -> WaylandBuffer? {
            guard buffers.count < mostBuffers,
                let buffer = WaylandBuffer(connection, width: place.width, height: place.height)
            else { return nil }
            buffer.released = { [unowned self] in
                if isResting { rest() }
                if isReady { ready() }
            }
            buffers.append(buffer)
            return buffer
        }

        /// Shows what was set, and has the next frame reported.
        private func commit(_ overlay: Overlay) {
            callback = wl_surface_frame(overlay.surface)
            if let callback {
                wl_callback_add_listener(callback, Self.listener, Unmanaged.passUnretained(self).toOpaque())
            }
            wl_surface_commit(overlay.surface)
        }

        /// What Wayland calls: the same for all painters, and there as long as the process.
        private nonisolated(unsafe) static let listener: UnsafeMutablePointer<wl_callback_listener> = {
            let listener = UnsafeMutablePointer<wl_callback_listener>.allocate(capacity: 1)
            listener.initialize(to: wl_callback_listener())
            listener.pointee.done = { data, callback, _ in
                wl_callback_destroy(callback)
                guard let data else { return }
                let painter = Unmanaged<WaylandPainter>.fromOpaque(data).takeUnretainedValue()
                painter.callback = nil
                if painter.isReady { painter.ready() }
            }
            return listener
        }()

        /// Rectangles that cover `rects`: these, or, where they are many, the boxes around those that begin in the same
        /// square.
        static func reported(_ rects: [PixelRect]) -> [PixelRect] {
            guard rects.count > mostRects else { return rects }
            struct Square: Hashable { let x: Int, y: Int }
            var boxes: [Square: PixelRect] = [:]
            for rect in rects {
                let square = Square(x: rect.x / squareSide, y: rect.y / squareSide)
                boxes[square] = boxes[square]?.union(rect) ?? rect
            }
            return Array(boxes.values)
        }
    }
#endif
