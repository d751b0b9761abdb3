#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// One GTK window with the widget that fills it: what is behind an open surface. Render thread only.
    final class WindowSurface: SurfaceWidgetOwner {
        let naturalSize: (width: Int32, height: Int32)
        private let mailbox: CommitMailbox
        private let renderer: SurfaceRenderer
        private let observer: DisplayObserver?
        private let send: (SurfaceEvent) -> Void
        private var window: UnsafeMutablePointer<GtkWindow>?
        private var widget: UnsafeMutablePointer<GtkWidget>?
        private var presenter: SurfacePresenter?
        private var speaker: SurfaceSpeaker?
        private var monitor: MonitorWatcher?
        private var isMapped = false
        private var isMinimized = false
        private var isVisible = false
        /// The size and scale last sent.
        private var sentSize: (width: Int32, height: Int32, scale: Int32) = (0, 0, 0)

        init(
            _ configuration: SurfaceConfiguration,
            mailbox: CommitMailbox,
            cache: RasterCache,
            observer: DisplayObserver?,
            send: @escaping (SurfaceEvent) -> Void
        ) {
            naturalSize = (Self.points(configuration.size.width), Self.points(configuration.size.height))
            renderer = SurfaceRenderer(mailbox: mailbox, cache: cache)
            (self.mailbox, self.observer, self.send) = (mailbox, observer, send)
        }

        /// Shows the window.
        func open(_ configuration: SurfaceConfiguration) {
            guard let widget = SurfaceWidget.make(owner: self), let top = gtk_window_new() else {
                send(.closed)
                return
            }
            let window = UnsafeMutableRawPointer(top).assumingMemoryBound(to: GtkWindow.self)
            (self.widget, self.window) = (widget, window)
            presenter = SurfacePresenter(renderer: renderer, widget: widget, observer: observer)
            if AccessibilityBridge.isWanted { speaker = SurfaceSpeaker(mailbox: mailbox, widget: widget, send: send) }
            gtk_window_set_title(window, configuration.title)
            gtk_window_set_resizable(window, configuration.isResizable ? 1 : 0)
            gtk_window_set_child(window, widget)
            Signal.connectHandled(window, "close-request") { [weak self] in self?.send(.closeRequested) }
            Signal.connectNotify(window, "is-active") { [weak self] in self?.focusDidChange() }
            Signal.connectNotify(widget, "scale-factor") { [weak self] in self?.sizeDidChange() }
            Signal.connect(widget, "realize") { [weak self] in self?.watchState() }
            PointerInput(widget: widget, send: send).attach()
            KeyInput(send: send).attach(to: top)
            gtk_window_present(window)
        }

        /// The mailbox holds a newer tree.
        func treeDidChange() {
            presenter?.wake()
            speaker?.wake()
        }

        /// Whether each frame of the display is to be reported.
        func setWantsFrames(_ wants: Bool) {
            presenter?.setFrameHandler(wants ? send : nil)
        }

        func setTitle(_ title: String) {
            if let window { gtk_window_set_title(window, title) }
        }

        /// Closes the window. Idempotent.
        func close() {
            guard let window else { return }
            setMapped(false)
            presenter = nil
            speaker?.close()
            speaker = nil
            monitor?.stop()
            monitor = nil
            (self.window, widget) = (nil, nil)
            gtk_window_destroy(window)
            send(.closed)
        }

        // MARK: The widget's owner

        func draw(into snapshot: OpaquePointer) {
            presenter?.draw(into: snapshot)
        }

        func didAllocate(width: Int32, height: Int32) {
            sizeDidChange()
        }

        func didMap(_ isMapped: Bool) {
            setMapped(isMapped)
        }

        // MARK: Changes

        private func focusDidChange() {
            guard let window else { return }
            let hasFocus = gtk_window_is_active(window) != 0
            speaker?.activate(hasFocus)
            send(.focus(hasFocus))
        }

        private func sizeDidChange() {
            guard let widget else { return }
            let size = (
                width: gtk_widget_get_width(widget), height: gtk_widget_get_height(widget),
                scale: gtk_widget_get_scale_factor(widget)
            )
            guard size != sentSize, size.width > 0, size.height > 0 else { return }
            sentSize = size
            send(
                .resized(
                    CGSize(width: CGFloat(size.width), height: CGFloat(size.height)),
                    scale: CGFloat(size.scale)
                )
            )
            speaker?.setScale(CGFloat(size.scale))
            presenter?.setSize(width: size.width, height: size.height, scale: CGFloat(size.scale))
        }

        private func setMapped(_ isMapped: Bool) {
            self.isMapped = isMapped
            visibilityDidChange()
        }

        /// Follows whether the desktop minimised the window, and which monitor it is on.
        private func watchState() {
            guard let widget, let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native)
            else {
                return
            }
            monitor?.stop()
            monitor = MonitorWatcher(surface, send)
            Signal.connectNotify(UnsafeMutableRawPointer(surface), "state") { [weak self] in
                self?.isMinimized =
                    gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
                self?.visibilityDidChange()
            }
        }

        private func visibilityDidChange() {
            let isVisible = isMapped && !isMinimized
            guard isVisible != self.isVisible else { return }
            self.isVisible = isVisible
            presenter?.setVisible(isVisible)
            speaker?.show(isVisible)
            send(.visibility(isVisible))
        }

        /// A window's length in whole points, 1...16384; 1 for what is no number.
        private static func points(_ length: CGFloat) -> Int32 {
            length.isFinite ? Int32(min(max(length, 1), CGFloat(bitmapSideLimit)).rounded(.up)) : 1
        }
    }
#endif
