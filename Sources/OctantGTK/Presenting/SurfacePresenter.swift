#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// The least time between two wake-ups for steps, in seconds: no display shows more frames a second than its inverse,
    /// and a tree that changes faster must not keep a processor busy.
    private let leastWakeInterval = 1.0 / 240

    /// Seconds from one frame to the next where the display does not say.
    private let plainInterval = 1.0 / 60

    /// Brings the pictures of one surface to its widget, each when it is due and none else. Render thread only.
    ///
    /// At every wake-up the renderer says what changed. If nothing did, nothing is redrawn. Then it says when the picture
    /// changes next: never (no wake-up), at an instant (one exact timer), or all the time (the frame clock's ticks).
    final class SurfacePresenter {
        private let renderer: SurfaceRenderer
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let observer: DisplayObserver?
        private let clock = HostClock()
        private let stack: PatchStack
        /// Whom each frame of the display is reported to.
        private var reportFrame: ((SurfaceEvent) -> Void)?
        private var timer: WakeTimer?
        private var tick: guint = 0

        /// The picture's size in pixels, and pixels a point.
        private var pixelWidth = 0, pixelHeight = 0
        private var scale: CGFloat = 1
        private var isVisible = false
        /// GTK was asked to draw and has not done so yet.
        private var isDrawPending = false
        /// Something may have changed since the picture that waits to be drawn.
        private var isStale = false
        /// The media time of the newest picture; time never goes back.
        private var newestTime = -Double.infinity
        /// What the newest picture changed, kept until GTK draws it.
        private var undrawn: [PixelRect] = []

        /// `isOpaque` is whether nothing behind the widget is ever seen.
        init(
            renderer: SurfaceRenderer, widget: UnsafeMutablePointer<GtkWidget>, isOpaque: Bool,
            observer: DisplayObserver?
        ) {
            (self.renderer, self.widget, self.observer) = (renderer, widget, observer)
            stack = PatchStack(isOpaque: isOpaque)
            timer = WakeTimer { [unowned self] in wake() }
        }

        /// The picture is of this many points now, at `scale` pixels a point.
        func setSize(width: Int32, height: Int32, scale: CGFloat) {
            self.scale = scale
            pixelWidth = Int(CGFloat(width) * scale)
            pixelHeight = Int(CGFloat(height) * scale)
            if isVisible { redraw() }
        }

        /// Whether the user can see the surface. While not, nothing is drawn and nothing wakes.
        func setVisible(_ isVisible: Bool) {
            guard isVisible != self.isVisible else { return }
            self.isVisible = isVisible
            isDrawPending = false
            if isVisible {
                renderer.invalidate()
                if pull(at: clock.now()) { redraw() }
            }
            schedule()
        }

        /// Reports each frame of the display to `report` from now on, or no more; while the surface is visible.
        func setFrameHandler(_ report: ((SurfaceEvent) -> Void)?) {
            reportFrame = report
            schedule()
        }

        /// There may be something new to show.
        func wake() {
            guard isVisible else { return }
            observer?(.wake)
            guard !isDrawPending else {
                isStale = true
                return
            }
            if pull(at: clock.now()) { redraw() }
            schedule()
        }

        /// Appends the newest picture to `snapshot`.
        func draw(into snapshot: OpaquePointer) {
            guard pixelWidth > 0, pixelHeight > 0 else { return }
            let hasRightSize = stack.base?.rect.width == pixelWidth && stack.base?.rect.height == pixelHeight
            if isStale || !hasRightSize {
                _ = pull(at: clock.now())
                schedule()
            }
            (isDrawPending, isStale) = (false, false)
            if let node = stack.makeRenderNode(scale: scale) {
                gtk_snapshot_append_node(snapshot, node)
                gsk_render_node_unref(node)
            }
            if !undrawn.isEmpty {
                observer?(.frame(time: newestTime, shown: clock.now(), damage: undrawn))
                undrawn.removeAll(keepingCapacity: true)
            }
        }

        /// Asks GTK to draw, with whatever is newest then.
        private func redraw() {
            isDrawPending = true
            gtk_widget_queue_draw(widget)
        }

        /// Takes the changes up to `time` from the renderer. Answers whether there are any.
        private func pull(at time: Double) -> Bool {
            guard pixelWidth > 0, pixelHeight > 0 else { return false }
            newestTime = max(newestTime, time)
            guard var frame = next() else { return false }
            if !stack.apply(frame) {
                renderer.invalidate()
                guard let complete = next(), stack.apply(complete) else { return false }
                frame = complete
            }
            // A whole picture takes in what waited to be drawn before it.
            if frame.isComplete { undrawn.removeAll(keepingCapacity: true) }
            undrawn += frame.isComplete ? [frame.patches[0].rect] : frame.patches.map(\.rect)
            return true
        }

        private func next() -> Frame? {
            renderer.frame(at: newestTime, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
        }

        /// Sets the one next wake-up, if there is to be one.
        private func schedule() {
            switch isVisible && pixelWidth > 0 && pixelHeight > 0 ? renderer.nextChange(after: newestTime) : .never {
            case .never:
                tickForReports()
                timer?.cancel()
            case .at(let time):
                tickForReports()
                timer?.set(max(time, newestTime + leastWakeInterval))
            case .continuous:
                timer?.cancel()
                startTicking()
            }
        }

        /// Ticks only if somebody wants to hear of it.
        private func tickForReports() {
            if reportFrame != nil && isVisible { startTicking() } else { stopTicking() }
        }

        private func startTicking() {
            guard tick == 0 else { return }
            tick = gtk_widget_add_tick_callback(
                widget,
                { _, frameClock, data in
                    guard let data else { return 0 }
                    Unmanaged<SurfacePresenter>.fromOpaque(data).takeUnretainedValue().tick(frameClock)
                    return 1
                },
                Unmanaged.passUnretained(self).toOpaque(),
                nil
            )
        }

        private func stopTicking() {
            guard tick != 0 else { return }
            gtk_widget_remove_tick_callback(widget, tick)
            tick = 0
        }

        /// One frame of the display is being made.
        private func tick(_ frameClock: OpaquePointer?) {
            observer?(.wake)
            let time = Double(gdk_frame_clock_get_frame_time(frameClock)) * 1e-6
            reportFrame?(.frame(timestamp: time, target: time + interval(of: frameClock)))
            if pull(at: time) { redraw() }
            schedule()
        }

        /// Seconds from one frame to the next.
        private func interval(of frameClock: OpaquePointer?) -> Double {
            var (refresh, presentation) = (gint64(0), gint64(0))
            gdk_frame_clock_get_refresh_info(frameClock, 0, &refresh, &presentation)
            return refresh > 0 ? Double(refresh) * 1e-6 : plainInterval
        }
    }
#endif
