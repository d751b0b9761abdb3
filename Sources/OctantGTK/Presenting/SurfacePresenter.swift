#if GTK
    import CoreGraphics
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// Seconds until it is tried again to have a widget painted without GTK, after that was refused.
    private let refusalInterval = 1.0
    /// Seconds without a new tree after which frames are made before they are due: another tree takes them back.
    private let quietInterval = 0.25

    /// Brings the frames of one surface to its widget, each when it is due and none else. Render thread only.
    ///
    /// At every wake-up the renderer returns what changed. If nothing did, nothing is redrawn. Then it returns when the
    /// surface changes next: never (no wake-up), at an instant (one exact timer), or all the time (the frame clock's
    /// ticks).
    ///
    /// Where the window's pixels can be set without GTK, they are. The frame clock does not run then, so the display
    /// keeps the pace, or a timer; what moves all the time is given to the display some frames ahead where that takes
    /// them. In another program's window that is the work of the `HostPainter`.
    final class SurfacePresenter: HostPainter.Client {
        private let renderer: SurfaceRenderer
        /// Where its trees come from.
        private let trees: CommitMailbox
        private let cache: RasterCache
        private let widget: UnsafeMutablePointer<GtkWidget>
        private let observer: DisplayObserver?
        private let clock = HostClock()
        private let isOpaque: Bool
        private var stack: PatchStack
        /// Called with the report of each frame of the display.
        private(set) var reportFrame: ((SurfaceEvent) -> Void)?
        private var timer: WakeTimer?
        private var tick: guint = 0

        /// The painter of the window's pixels without GTK, where that is possible.
        private var painter: (any WindowPainter)?
        /// The position of the widget in the window.
        private var place = WindowPlace()
        /// The opaque part last reported to the window system, in points: a compositor need not draw what is behind it.
        private var opaqueRect = PixelRect.empty
        /// The screen shows something newer than GTK has.
        private var isAhead = false
        /// The pace of what is shown without GTK.
        private var pace = FramePace()
        /// When the display is to be given more frames before they are due: as long as it has one more. Minus infinity
        /// where it has none.
        private var refillTime = -Double.infinity
        /// When the newest tree came.
        private var treeTime = -Double.infinity

        /// The painter of the window's pixels without GTK where that is another program's, and whether it paints this
        /// widget at the moment.
        private var host: HostPainter?
        private var isHosted = false
        /// When to ask it next.
        private var askTime = -Double.infinity
        /// The node that GTK was last given, kept where there is such a painter.
        private(set) var drawnNode: OpaquePointer?

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

        /// Shows what comes in `trees`, with images kept in `cache`. `isOpaque` is whether nothing behind the widget is
        /// ever seen.
        init(
            trees: CommitMailbox, cache: RasterCache, widget: UnsafeMutablePointer<GtkWidget>, isOpaque: Bool,
            observer: DisplayObserver?
        ) {
            (self.trees, self.cache, self.widget, self.isOpaque) = (trees, cache, widget, isOpaque)
            self.observer = observer
            renderer = SurfaceRenderer(mailbox: trees, cache: cache, setsTilesApart: true)
            stack = PatchStack(isOpaque: isOpaque)
        }

        /// The widget is in the window of `surface` now, which GTK draws with `renderer`.
        func enter(_ surface: OpaquePointer, renderer: WindowRenderer) {
            leave()
            if stack.usesTextures != renderer.prefersTextures {
                stack = PatchStack(isOpaque: isOpaque, usesTextures: renderer.prefersTextures)
                self.renderer.invalidate()
            }
            guard isOpaque else {
                guard renderer == .cairo else { return }
                host = gtk_widget_get_native(widget).flatMap {
                    HostPainter.of(surface, native: $0, cache: cache, observer: observer)
                }
                host?.add(self)
                return
            }
            painter =
                WaylandPainter(
                    surface, fill: { [unowned self] in stack.fill($0) }, ready: { [unowned self] in painterIsReady() })
                ?? OverlayPainter(
                    surface, renderer, fill: { [unowned self] in stack.fill($0) },
                    exposed: { [unowned self] in repaint($0) })
        }

        /// The widget is in no window any more.
        func leave() {
            if isAhead { renderer.invalidate() }
            host?.remove(self)
            (painter, host, isAhead, isHosted, askTime) = (nil, nil, false, false, -.infinity)
            refillTime = -.infinity
            keepNode(nil)
        }

        /// Makes GTK draw a frame, with whatever it may have missed.
        func refresh() {
            if isVisible { redraw() }
        }

        /// The display shows so many frames a second.
        func setFrameRate(_ framesPerSecond: Int) {
            pace.setFrameRate(framesPerSecond)
            host?.setFrameRate(framesPerSecond)
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
            leaveHost()
            takeBack(at: clock.now())
            if isVisible {
                renderer.invalidate()
                advance(to: clock.now())
            }
            schedule()
        }

        /// Reports each frame of the display to `report` from now on, or no more; while the surface is visible.
        func setFrameHandler(_ report: ((SurfaceEvent) -> Void)?) {
            reportFrame = report
            takeBack(at: clock.now())
            if isHosted { host?.frameHandlerDidChange(of: self) }
            schedule()
        }

        /// Checks for something new to show.
        func wake() {
            guard isVisible else { return }
            if isHosted {
                if let tree = trees.take() { host?.show(tree, of: self) }
                return
            }
            observer?(.wake)
            guard !isDrawPending else {
                isStale = true
                return
            }
            let now = clock.now()
            if trees.hasUnread {
                treeTime = now
                takeBack(at: now)
            }
            guard mayShow(at: now) else { return }
            if isAccepted(at: now) || showAhead(at: now) { return schedule() }
            advance(to: now)
            if pacesItself, wantsFrames(nextChange) {
                reportFrame?(.frame(timestamp: now, target: now + pace.interval))
                if pace.next <= now { pace.frameIsShown(at: now) }
            }
            schedule()
        }

        /// Whether the painter, if there is one, can show something at `time`. If not, `wake` is called when it can.
        private func mayShow(at time: Double) -> Bool {
            guard let painter, tick == 0 else { return true }
            if painter.isPacedByDisplay {
                isStale = !painter.isReady
                return painter.isReady
            }
            let next = max(pace.next, refillTime)
            guard time < next else { return true }
            setTimer(next)
            return false
        }

        /// The painter can show another frame.
        private func painterIsReady() {
            if isStale || wantsFrames(nextChange) { wake() }
        }

        /// Appends the newest frame to `snapshot`.
        func draw(into snapshot: OpaquePointer) {
            guard pixelWidth > 0, pixelHeight > 0 else { return }
            if isOpaque { findPlace() }
            if isAhead, let painter, painter.stays(at: place) { return drawBeneath(snapshot) }
            takeBack(at: clock.now())
            let hasRightSize = stack.base?.rect.width == pixelWidth && stack.base?.rect.height == pixelHeight
            leaveHost()
            if isAhead { renderer.invalidate() }
            if isStale || !hasRightSize || isAhead {
                if let frame = next(at: clock.now()) { _ = keep(frame) }
                schedule()
            }
            (isDrawPending, isStale) = (false, false)
            if let node = stack.makeRenderNode(scale: scale) {
                gtk_snapshot_append_node(snapshot, node)
                if host != nil { keepNode(node) }
                gsk_render_node_unref(node)
            }
            if !undrawn.isEmpty {
                observer?(.frame(time: newestTime, shown: clock.now(), damage: undrawn))
                undrawn.removeAll(keepingCapacity: true)
            }
            pace.frameIsShown(at: clock.now())
            painter?.giveWay(at: place)
        }

        /// Appends to `snapshot` what GTK has, which shows nowhere: what was shown without GTK lies over it.
        private func drawBeneath(_ snapshot: OpaquePointer) {
            if let node = stack.makeRenderNode(scale: scale) {
                gtk_snapshot_append_node(snapshot, node)
                gsk_render_node_unref(node)
            }
            isDrawPending = false
            guard isStale else { return }
            isStale = false
            wake()
        }

        // MARK: Another program's window

        func returnToGTK() {
            isHosted = false
            if isAhead {
                renderer.invalidate()
                advance(to: clock.now())
            }
            schedule()
        }

        /// Whether the window's painter paints the widget from `time` on.
        private func isAccepted(at time: Double) -> Bool {
            guard let host, time >= askTime, undrawn.isEmpty, tick == 0, pixelWidth > 0, pixelHeight > 0 else {
                return false
            }
            isHosted = host.accept(self, width: pixelWidth, height: pixelHeight, scale: scale, now: time)
            guard isHosted else {
                askTime = time + refusalInterval
                return false
            }
            isAhead = true
            // What GTK has drawn is of a tree; from now on the next one is news.
            if let tree = trees.take() ?? trees.newest { host.show(tree, of: self) }
            return true
        }

        /// The widget is GTK's again, which has not drawn what was shown meanwhile.
        private func leaveHost() {
            guard isHosted else { return }
            isHosted = false
            host?.release(self)
        }

        private func keepNode(_ node: OpaquePointer?) {
            if let node { gsk_render_node_ref(node) }
            if let drawnNode { gsk_render_node_unref(drawnNode) }
            drawnNode = node
        }

        // MARK: Frames

        /// Finds the widget's position in the window, and reports that nothing behind the widget shows. It moves only
        /// when GTK lays out and paints anew.
        private func findPlace() {
            guard let native = gtk_widget_get_native(widget),
                let root = UnsafeMutableRawPointer(native)?.assumingMemoryBound(to: GtkWidget.self)
            else { return }
            var (zero, point) = (graphene_point_t(x: 0, y: 0), graphene_point_t(x: 0, y: 0))
            var (x, y) = (0.0, 0.0)
            guard gtk_widget_compute_point(widget, root, &zero, &point) != 0 else { return }
            gtk_native_get_surface_transform(native, &x, &y)
            let (left, top) = (Double(point.x) + x, Double(point.y) + y)
            place = WindowPlace(
                x: Int((left * scale).rounded()), y: Int((top * scale).rounded()), width: pixelWidth,
                height: pixelHeight, scale: Int(scale))
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

        /// Asks GTK to draw, with whatever is newest then.
        private func redraw() {
            isDrawPending = true
            gtk_widget_queue_draw(widget)
        }

        /// Shows the changes up to `time`, if there are any: at once where that can be, else when GTK draws.
        private func advance(to time: Double) {
            takeBack(at: time)
            let painter = tick == 0 && undrawn.isEmpty ? painter : nil
            let isInPlace = isInPlace
            guard let frame = next(at: time, in: isInPlace ? painter?.memoryForFrame() : nil) else { return }
            if let painter, isInPlace || !frame.isComplete, painter.show(frame.patches) {
                isAhead = true
                pace.frameIsShown(at: time)
                observer?(.frame(time: newestTime, shown: clock.now(), damage: frame.damage))
            } else if keep(frame) {
                redraw()
            }
        }

        /// Whether what the painter showed is where the frame is to be, and over all of what GTK shows there.
        private var isInPlace: Bool {
            guard let painter, place.width == pixelWidth, place.height == pixelHeight else { return false }
            return painter.stays(at: place)
        }

        /// Gives the display what moves all the time before it is due. Returns false where that cannot be, or nothing
        /// does.
        private func showAhead(at now: Double) -> Bool {
            guard let painter, isAhead, isInPlace, tick == 0, undrawn.isEmpty, reportFrame == nil,
                now >= treeTime + quietInterval, nextChange == .continuous
            else { return false }
            let times = painter.timesAhead(now, interval: pace.interval)
            for time in times {
                // What has just come is not to wait for what is made ahead.
                guard !trees.hasUnread, nextChange == .continuous else { break }
                refillTime = time - pace.interval
                guard let frame = next(at: time, in: painter.memoryAhead()) else { continue }
                painter.show(frame.patches, at: time)
                observer?(.frame(time: time, shown: time, damage: frame.damage))
            }
            return !times.isEmpty
        }

        /// Makes the present frame the newest again: the display shows none of those that it was given ahead.
        private func takeBack(at now: Double) {
            guard let painter, refillTime > -.infinity else { return }
            renderer.expose(painter.takeBack(now))
            (newestTime, refillTime) = (min(newestTime, now), -.infinity)
        }

        /// Shows anew what was lost on the screen.
        private func repaint(_ rects: [PixelRect]) {
            guard isVisible, isAhead else { return }
            renderer.expose(rects)
            // GTK is about to draw, and may draw beneath.
            guard !isDrawPending else {
                isStale = true
                return
            }
            advance(to: clock.now())
            schedule()
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
            undrawn += frame.damage
            return true
        }

        /// The frame of what changed up to `time`, for one use in `memory` as far as there is any; nil if nothing did.
        private func next(at time: Double, in memory: (any PatchMemory)? = nil) -> Frame? {
            guard pixelWidth > 0, pixelHeight > 0 else { return nil }
            newestTime = max(newestTime, time)
            return renderer.frame(
                at: newestTime, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, memory: memory)
        }

        /// Whether a painter's display, or a timer, replaces the frame clock.
        private var pacesItself: Bool {
            painter != nil || (host != nil && newestTime >= askTime)
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
            guard !isHosted else {
                stopTicking()
                // A hundred sources of GLib's that never fire cost more than what they are for.
                timer = nil
                return
            }
            let change = nextChange
            let wantsFrames = wantsFrames(change)
            let isPaced = wantsFrames && pacesItself
            if wantsFrames && !isPaced { startTicking() } else { stopTicking() }
            switch change {
            case _ where isPaced: awaitFrame()
            case .at(let time): setTimer(max(time, newestTime + FramePace.leastWakeInterval))
            case .never, .continuous:
                timer?.cancel()
                if !wantsFrames { painter?.rest() }
            }
        }

        /// Sees to it that `wake` is called when the next frame may be shown: by the display, or by a timer.
        private func awaitFrame() {
            if let painter, painter.askForFrame() { timer?.cancel() } else { setTimer(max(pace.next, refillTime)) }
        }

        private func setTimer(_ time: Double) {
            let timer = timer ?? WakeTimer { [unowned self] in wake() }
            self.timer = timer
            timer.set(time)
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
            return FramePace.interval(microseconds: refresh)
        }
    }
#endif
