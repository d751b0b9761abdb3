#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// The least time between two wake-ups for steps, in seconds: no display shows more frames a second than its
    /// inverse, and a tree that changes faster must not keep a processor busy.
    private let leastWakeInterval = 1.0 / 240

    /// Seconds from one frame to the next where the display does not report them.
    private let plainInterval = 1.0 / 60

    /// Brings the frames of one surface to its widget, each when it is due and none else. Render thread only.
    ///
    /// At every wake-up the renderer returns what changed. If nothing did, nothing is redrawn. Then it returns when the
    /// surface changes next: never (no wake-up), at an instant (one exact timer), or all the time (the frame clock's
    /// ticks).
    ///
    /// Where the window's pixels can be set without GTK, they are, and GTK is updated only when it paints for a reason
    /// of its own. The frame clock does not run then, so a timer keeps the display's pace.
    final class SurfacePresenter {
        private let renderer: SurfaceRenderer
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let observer: DisplayObserver?
        private let clock = HostClock()
        private let isOpaque: Bool
        private var stack: PatchStack
        /// Called with the report of each frame of the display.
        private var reportFrame: ((SurfaceEvent) -> Void)?
        private var timer: WakeTimer?
        private var tick: guint = 0

        /// The painter of the window's pixels without GTK, where that is possible.
        private var painter: DirectPainter?
        /// The position of the widget's first pixel in the window.
        private var originX = 0, originY = 0
        /// The opaque part last reported to the window system, in points: a compositor need not draw what is behind it.
        private var opaqueRect = PixelRect.empty
        /// The screen shows something newer than GTK has.
        private var isAhead = false
        /// The soonest that the next frame may be shown without GTK, and the seconds from one to the next.
        private var nextFrame = -Double.infinity, interval = plainInterval
        /// GTK's clock of the window, and the handler that waits for it to paint.
        private var frameClock: (clock: UnsafeMutableRawPointer, handler: gulong)?

        /// The frame's size in pixels, and pixels a point.
        private var pixelWidth = 0, pixelHeight = 0
        private var scale: CGFloat = 1
        private var isVisible = false
        /// GTK was asked to draw and has not done so yet.
        private var isDrawPending = false
        /// Whether something may have changed since the frame that waits to be drawn.
        private var isStale = false
        /// The media time of the newest frame; time never goes back.
        private var newestTime = -Double.infinity
        /// The rectangles that the newest frame changed, kept until GTK draws them.
        private var undrawn: [PixelRect] = []

        /// `isOpaque` is whether nothing behind the widget is ever seen.
        init(
            renderer: SurfaceRenderer, widget: UnsafeMutablePointer<GtkWidget>, isOpaque: Bool,
            observer: DisplayObserver?
        ) {
            (self.renderer, self.widget, self.isOpaque, self.observer) = (renderer, widget, isOpaque, observer)
            stack = PatchStack(isOpaque: isOpaque)
            timer = WakeTimer { [unowned self] in wake() }
        }

        /// The widget is in the window of `surface` now, which GTK draws with `renderer`.
        func enter(_ surface: OpaquePointer, renderer: WindowRenderer) {
            leave()
            if stack.usesTextures != renderer.prefersTextures {
                stack = PatchStack(isOpaque: isOpaque, usesTextures: renderer.prefersTextures)
                self.renderer.invalidate()
            }
            guard isOpaque, renderer == .cairo, let window = XWindow(surface), let painter = DirectPainter(window),
                let clock = gdk_surface_get_frame_clock(surface)
            else { return }
            self.painter = painter
            let handler = Signal.connect(UnsafeMutableRawPointer(clock), "before-paint") { [unowned self] in catchUp() }
            frameClock = (g_object_ref(UnsafeMutableRawPointer(clock)), handler)
        }

        /// The widget is in no window any more.
        func leave() {
            if isAhead { renderer.invalidate() }
            (painter, isAhead) = (nil, false)
            guard let frameClock else { return }
            g_signal_handler_disconnect(frameClock.clock, frameClock.handler)
            g_object_unref(frameClock.clock)
            self.frameClock = nil
        }

        /// Makes GTK draw a frame, with whatever it may have missed.
        func refresh() {
            if isVisible { redraw() }
        }

        /// The display shows so many frames a second.
        func setFrameRate(_ framesPerSecond: Int) {
            interval = 1 / Double(max(framesPerSecond, 1))
        }

        /// The frame is of this many points now, at `scale` pixels a point.
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
                advance(to: clock.now())
            }
            schedule()
        }

        /// Reports each frame of the display to `report` from now on, or no more; while the surface is visible.
        func setFrameHandler(_ report: ((SurfaceEvent) -> Void)?) {
            reportFrame = report
            schedule()
        }

        /// Checks for something new to show.
        func wake() {
            guard isVisible else { return }
            observer?(.wake)
            guard !isDrawPending else {
                isStale = true
                return
            }
            let now = clock.now()
            guard painter == nil || tick != 0 || now >= nextFrame else {
                timer?.set(nextFrame)
                return
            }
            advance(to: now)
            if pacesItself, wantsFrames(nextChange) {
                reportFrame?(.frame(timestamp: now, target: now + interval))
                if nextFrame <= now { setPace(from: now) }
            }
            schedule()
        }

        /// Appends the newest frame to `snapshot`.
        func draw(into snapshot: OpaquePointer) {
            guard pixelWidth > 0, pixelHeight > 0 else { return }
            let hasRightSize = stack.base?.rect.width == pixelWidth && stack.base?.rect.height == pixelHeight
            if isAhead { renderer.invalidate() }
            if isStale || !hasRightSize || isAhead {
                if let frame = next(at: clock.now()) { _ = keep(frame) }
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
            setPace(from: clock.now())
            if isOpaque { findOrigin() }
        }

        /// GTK is about to paint the window, for whatever reason.
        private func catchUp() {
            guard isAhead else { return }
            renderer.invalidate()
            advance(to: clock.now())
        }

        /// Finds the widget's first pixel in the window, and reports that nothing behind the widget shows. It moves
        /// only when GTK lays out and paints anew.
        private func findOrigin() {
            guard let native = gtk_widget_get_native(widget),
                let root = UnsafeMutableRawPointer(native)?.assumingMemoryBound(to: GtkWidget.self)
            else { return }
            var (zero, point) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
            var (x, y) = (0.0, 0.0)
            guard gtk_widget_compute_point(widget, root, &zero, &point) != 0 else { return }
            gtk_native_get_surface_transform(native, &x, &y)
            let (left, top) = (Double(point.x) + x, Double(point.y) + y)
            originX = Int((left * scale).rounded())
            originY = Int((top * scale).rounded())
            let rect = PixelRect(
                x: Int(left), y: Int(top), width: Int(CGFloat(pixelWidth) / scale),
                height: Int(CGFloat(pixelHeight) / scale))
            guard rect != opaqueRect, let surface = gtk_native_get_surface(native) else { return }
            opaqueRect = rect
            var area = cairo_rectangle_int_t(
                x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
            let region = cairo_region_create_rectangle(&area)
            gdk_surface_set_opaque_region(surface, region)
            cairo_region_destroy(region)
        }

        /// A frame is shown at `time`: the next may be an interval later. One that comes late does not delay the
        /// others.
        private func setPace(from time: Double) {
            let isInPace = time >= nextFrame && time < nextFrame + interval
            nextFrame = (isInPace ? nextFrame : time) + interval
        }

        /// Asks GTK to draw, with whatever is newest then.
        private func redraw() {
            isDrawPending = true
            gtk_widget_queue_draw(widget)
        }

        /// Shows the changes up to `time`, if there are any: at once where that can be, else when GTK draws.
        private func advance(to time: Double) {
            let painter = tick == 0 && undrawn.isEmpty ? painter : nil
            guard let frame = next(at: time, in: painter?.memoryForFrame()) else { return }
            if let painter, !frame.isComplete {
                painter.show(frame.patches, x: originX, y: originY)
                isAhead = true
                setPace(from: time)
                observer?(.frame(time: newestTime, shown: clock.now(), damage: frame.patches.map(\.rect)))
            } else if keep(frame) {
                redraw()
            }
        }

        /// Adds `frame` to what GTK draws next. Returns false when there is nothing to draw.
        private func keep(_ frame: Frame) -> Bool {
            var frame = frame
            // What was shown without GTK is missing beneath the changes.
            if isAhead && !frame.isComplete || !stack.apply(frame) {
                renderer.invalidate()
                guard let complete = next(at: newestTime), stack.apply(complete) else { return false }
                frame = complete
            }
            isAhead = false
            // A complete frame replaces what waited to be drawn before it.
            if frame.isComplete { undrawn.removeAll(keepingCapacity: true) }
            undrawn += frame.isComplete ? [frame.patches[0].rect] : frame.patches.map(\.rect)
            return true
        }

        /// The frame of what changed up to `time`, for one use in `memory` as far as there is any; nil if nothing did.
        private func next(at time: Double, in memory: (any PatchMemory)? = nil) -> Frame? {
            guard pixelWidth > 0, pixelHeight > 0 else { return nil }
            newestTime = max(newestTime, time)
            return renderer.frame(
                at: newestTime, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, memory: memory)
        }

        /// Whether a timer replaces the frame clock. A compositor's own pace is known to the frame clock only.
        private var pacesItself: Bool {
            painter != nil && gdk_display_is_composited(gtk_widget_get_display(widget)) == 0
        }

        /// The time when the surface changes next, while it is visible.
        private var nextChange: NextChange {
            isVisible && pixelWidth > 0 && pixelHeight > 0 ? renderer.nextChange(after: newestTime) : .never
        }

        /// Whether each frame of the display is to be drawn or reported, while the frame changes next at `change`.
        private func wantsFrames(_ change: NextChange) -> Bool {
            isVisible && (reportFrame != nil || change == .continuous)
        }

        /// Sets the one next wake-up, if there is to be one.
        private func schedule() {
            let change = nextChange
            let (wantsFrames, pacesItself) = (wantsFrames(change), pacesItself)
            if wantsFrames && !pacesItself { startTicking() } else { stopTicking() }
            switch change {
            case _ where wantsFrames && pacesItself: timer?.set(nextFrame)
            case .at(let time): timer?.set(max(time, newestTime + leastWakeInterval))
            case .never, .continuous: timer?.cancel()
            }
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

        /// Called when one frame of the display is being made.
        private func tick(_ frameClock: OpaquePointer?) {
            observer?(.wake)
            let time = Double(gdk_frame_clock_get_frame_time(frameClock)) * 1e-6
            reportFrame?(.frame(timestamp: time, target: time + interval(of: frameClock)))
            advance(to: time)
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
