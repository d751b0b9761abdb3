#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// Seconds in which GDK has to notice the size of its window, before it is made to check.
    private let settlingTime = 0.25

    /// The contents of a surface in one widget of ours, and the reports of its size and visibility: the same in a
    /// window of our own and in another program's. Render thread only.
    final class SurfaceContent {
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let presenter: SurfacePresenter
        private let send: (SurfaceEvent) -> Void
        private var isMapped = false
        private var isMinimized = false
        private var isCovered = false
        private var isVisible = false
        /// The size and scale last sent.
        private var sentSize: (width: Int32, height: Int32, scale: Int32) = (0, 0, 0)
        /// The window system's surface whose state is followed, and the handler's number there.
        private var followed: (surface: OpaquePointer, handler: gulong)?
        private var monitor: MonitorWatcher?
        private var window: XWindowWatcher?
        private var settling: WakeTimer?

        /// `isOpaque` is whether nothing behind the widget is ever seen. What changes goes to `send`, once `show` was
        /// called.
        init(
            widget: UnsafeMutablePointer<GtkWidget>, trees: CommitMailbox, cache: RasterCache, isOpaque: Bool,
            observer: DisplayObserver?, send: @escaping (SurfaceEvent) -> Void
        ) {
            (self.widget, self.send) = (widget, send)
            presenter = SurfacePresenter(
                trees: trees, cache: cache, widget: widget, isOpaque: isOpaque, observer: observer)
            Signal.connectNotify(widget, "scale-factor") { [weak self] in self?.sizeDidChange() }
            Signal.connect(widget, "realize") { [weak self] in self?.followState() }
            Signal.connect(widget, "unrealize") { [weak self] in self?.leaveState() }
            if gtk_widget_get_realized(widget) != 0 { followState() }
        }

        /// The mailbox holds a newer tree.
        func wake() { presenter.wake() }

        /// Appends the newest frame to `snapshot`.
        func draw(into snapshot: OpaquePointer) { presenter.draw(into: snapshot) }

        /// Whether each frame of the display is to be reported.
        func setWantsFrames(_ wants: Bool) { presenter.setFrameHandler(wants ? send : nil) }

        /// The widget may have another size or scale.
        func sizeDidChange() {
            let size = (
                width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget),
                scale: gtk_widget_get_scale_factor(widget)
            )
            guard size != sentSize, size.width > 0, size.height > 0 else { return }
            sentSize = size
            let scale = CGFloat(size.scale)
            // A tree of the new size may be here before `send` returns.
            presenter.setSize(width: size.width, height: size.height, scale: scale)
            send(.resized(CGSize(width: CGFloat(size.width), height: CGFloat(size.height)), scale: scale))
        }

        /// The widget is shown on the screen now, or no longer.
        func setMapped(_ isMapped: Bool) {
            self.isMapped = isMapped
            visibilityDidChange()
        }

        /// Shows and reports nothing any more.
        func close() {
            setMapped(false)
            leaveState()
        }

        /// Follows whether the desktop minimised the window that the widget is in, and which monitor that is on.
        private func followState() {
            leaveState()
            guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native) else {
                return
            }
            presenter.enter(surface, renderer: WindowRenderer(of: native))
            let instance = UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self)
            // A popover is no window of its own, and nobody minimises it.
            guard g_type_check_instance_is_a(instance, gdk_toplevel_get_type()) != 0 else { return }
            let handler = Signal.connectNotify(UnsafeMutableRawPointer(surface), "state") { [weak self] in
                self?.stateDidChange(of: surface)
            }
            g_object_ref(UnsafeMutableRawPointer(surface))
            followed = (surface, handler)
            monitor = MonitorWatcher(surface) { [weak self] event in
                if case .monitor(_, _, let framesPerSecond) = event { self?.presenter.setFrameRate(framesPerSecond) }
                self?.send(event)
            }
            window = XWindowWatcher(surface) { [weak self] change in
                switch change {
                case .covered(let isCovered):
                    self?.isCovered = isCovered
                    self?.visibilityDidChange()
                case .resized(let width, let height): self?.settle(surface, width: width, height: height)
                }
            }
            stateDidChange(of: surface)
        }

        /// Makes sure that GDK notices that the window of `surface` is of so many pixels now: 4.8 forgets one change in
        /// some until its next frame, which may be long in coming.
        private func settle(_ surface: OpaquePointer, width: Int, height: Int) {
            settling = WakeTimer { [weak self] in
                self?.settling = nil
                let scale = Int(gdk_surface_get_scale_factor(surface))
                let missing = (
                    width - Int(gdk_surface_get_width(surface)) * scale,
                    height - Int(gdk_surface_get_height(surface)) * scale
                )
                if abs(missing.0) >= scale || abs(missing.1) >= scale { self?.presenter.refresh() }
            }
            settling?.set(HostClock().now() + settlingTime)
        }

        private func leaveState() {
            settling = nil
            monitor?.stop()
            monitor = nil
            window?.stop()
            window = nil
            isCovered = false
            presenter.leave()
            guard let followed else { return }
            g_signal_handler_disconnect(UnsafeMutableRawPointer(followed.surface), followed.handler)
            g_object_unref(UnsafeMutableRawPointer(followed.surface))
            self.followed = nil
        }

        private func stateDidChange(of surface: OpaquePointer) {
            isMinimized = gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
            visibilityDidChange()
        }

        private func visibilityDidChange() {
            let isVisible = isMapped && !isMinimized
            // To the app a window beneath others is as good as seen: it may be any moment.
            presenter.setVisible(isVisible && !isCovered)
            guard isVisible != self.isVisible else { return }
            self.isVisible = isVisible
            send(.visibility(isVisible))
        }
    }
#endif
