#if GTK
    import CoreGraphics
    import OctantBase
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// Seconds between two paintings of the program's own in which pixels set without GTK are not worth it: each
    /// painting brings GTK's picture of our widgets up to date.
    private let busyInterval = 0.5
    /// Seconds until it is tried again.
    private let restInterval = 1.0

    /// Paints widgets of ours in a window of another program's without GTK. All widgets in a window have one. Render
    /// thread only, which here is the program's main thread.
    ///
    /// What is behind such a widget shows through it, and something may lie on it. So GTK's own picture of the window
    /// is looked at first: where one colour is behind the widget and nothing on it, its pixels are known. A widget is
    /// painted here from then on, until GTK paints anything in the window.
    final class HostPainter {
        /// A widget.
        protocol Client: AnyObject {
            /// The node that GTK has of it; nil for none.
            var drawnNode: OpaquePointer? { get }
            /// Gets the report of each frame of the display; nil where that is not wanted.
            var reportFrame: ((SurfaceEvent) -> Void)? { get }
            /// It is painted here no more: GTK has to draw it, before it paints next.
            func returnToGTK()
        }

        private let window: XWindow
        private let painter: DirectPainter
        private let surface: OpaquePointer
        private let native: OpaquePointer
        private let observer: DisplayObserver?
        private let frameClock: UnsafeMutableRawPointer
        private var handlers: [gulong] = []
        private let clock = HostClock()
        private var timer: WakeTimer?
        private let mailbox = CommitMailbox()
        private let renderer: SurfaceRenderer

        /// All widgets in the window.
        private var clients: [ObjectIdentifier: any Client] = [:]
        /// Those that are painted here.
        private var scene = HostScene()
        private var isSceneNew = false
        /// Those of them that want the report of each frame.
        private var reporters: [any Client] = []
        private var newestTime = -Double.infinity
        private var pace = FramePace()
        /// GTK makes a frame of the window at the moment.
        private(set) var isPainting = false
        /// GTK's picture of the window, since it painted last; nil before it is needed.
        private var picture: (root: OpaquePointer, nodes: HostNodes)?
        /// When GTK last painted while widgets were painted here, and until when they are left to it.
        private var lastReturn = -Double.infinity, restEnd = -Double.infinity

        /// The painters of all windows.
        private nonisolated(unsafe) static var all: [OpaquePointer: Weak<HostPainter>] = [:]

        /// The painter of the window of `surface`, which `native` has; nil where there can be none. Images are kept in
        /// `cache`.
        static func of(
            _ surface: OpaquePointer, native: OpaquePointer, cache: RasterCache, observer: DisplayObserver?
        ) -> HostPainter? {
            if let known = all[surface]?.object { return known }
            guard let window = XWindow(surface), let painter = DirectPainter(window),
                let clock = gdk_surface_get_frame_clock(surface)
            else { return nil }
            all = all.filter { $0.value.object != nil }
            let made = HostPainter(
                window, painter, surface: surface, native: native, cache: cache, observer: observer,
                frameClock: UnsafeMutableRawPointer(clock))
            all[surface] = Weak(made)
            return made
        }

        private init(
            _ window: XWindow, _ painter: DirectPainter, surface: OpaquePointer, native: OpaquePointer,
            cache: RasterCache, observer: DisplayObserver?, frameClock: UnsafeMutableRawPointer
        ) {
            (self.window, self.painter, self.surface, self.native) = (window, painter, surface, native)
            self.observer = observer
            self.frameClock = g_object_ref(frameClock)
            renderer = SurfaceRenderer(mailbox: mailbox, cache: cache)
            handlers = [
                Signal.connect(frameClock, "before-paint") { [unowned self] in willPaint() },
                Signal.connect(frameClock, "after-paint") { [unowned self] in isPainting = false },
            ]
            timer = WakeTimer { [unowned self] in wake() }
        }

        deinit {
            forgetPicture()
            for handler in handlers { g_signal_handler_disconnect(frameClock, handler) }
            g_object_unref(frameClock)
        }

        // MARK: Widgets

        /// `client` is in the window now.
        func add(_ client: any Client) { clients[ObjectIdentifier(client)] = client }

        /// `client` is in the window no more.
        func remove(_ client: any Client) {
            release(client)
            clients[ObjectIdentifier(client)] = nil
        }

        /// Paints `client`, of `width` x `height` pixels at `scale` pixels a point, as soon as it is shown. False where
        /// that cannot be at `now`: GTK is to draw it.
        func accept(_ client: any Client, width: Int, height: Int, scale: CGFloat, now: Double) -> Bool {
            guard !isPainting, now >= restEnd, let node = client.drawnNode, let nodes = nodes(),
                let ground = nodes.ground(
                    beneath: node, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
                    scale: scale)
            else { return false }
            // Where the window's widget begins in the window: a shadow may be around it.
            var (x, y) = (0.0, 0.0)
            gtk_native_get_surface_transform(native, &x, &y)
            let rect = PixelRect(
                x: Int(((ground.origin.x + CGFloat(x)) * scale).rounded()),
                y: Int(((ground.origin.y + CGFloat(y)) * scale).rounded()), width: width, height: height)
            if scene.isEmpty {
                let size = (gdk_surface_get_width(surface), gdk_surface_get_height(surface))
                scene.setSize(
                    width: Int(CGFloat(size.0) * scale), height: Int(CGFloat(size.1) * scale), scale: scale)
                renderer.invalidate()
            }
            scene.add(ObjectIdentifier(client), at: rect, on: ground.color)
            setReporting(client, client.reportFrame != nil)
            return true
        }

        /// `client`, which is painted here, shows `tree` now.
        func show(_ tree: RenderTree, of client: any Client) {
            scene.set(tree, of: ObjectIdentifier(client))
            isSceneNew = true
            timer?.set(pace.next)
        }

        /// `client`, which is painted here, wants, or does not want, to be notified of frames.
        func frameHandlerDidChange(of client: any Client) {
            setReporting(client, client.reportFrame != nil)
            schedule()
        }

        private func setReporting(_ client: any Client, _ reports: Bool) {
            reporters.removeAll { $0 === client }
            if reports { reporters.append(client) }
        }

        /// `client` is painted here no more.
        func release(_ client: any Client) {
            scene.remove(ObjectIdentifier(client))
            setReporting(client, false)
            isSceneNew = true
        }

        /// The display shows so many frames a second.
        func setFrameRate(_ framesPerSecond: Int) { pace.setFrameRate(framesPerSecond) }

        // MARK: Frames

        private func wake() {
            guard !scene.isEmpty, !isPainting else { return }
            observer?(.wake)
            let now = clock.now()
            guard now >= pace.next else {
                timer?.set(pace.next)
                return
            }
            if isSceneNew { mailbox.post(scene.tree) }
            isSceneNew = false
            paint(at: now)
            if wantsFrames(nextChange) {
                for client in reporters {
                    client.reportFrame?(.frame(timestamp: now, target: now + pace.interval))
                }
                if pace.next <= now { pace.frameIsShown(at: now) }
            }
            schedule()
        }

        private func paint(at time: Double) {
            newestTime = max(newestTime, time)
            let rects = scene.rects
            renderer.parts = rects
            guard
                let frame = renderer.frame(
                    at: newestTime, pixelWidth: scene.width, pixelHeight: scene.height, scale: scene.scale,
                    memory: painter.memoryForFrame())
            else { return }
            painter.show(frame.patches, in: window.id, within: rects)
            pace.frameIsShown(at: time)
            guard let observer else { return }
            for rect in rects {
                let damage = frame.patches.map { $0.rect.intersection(rect) }.filter { !$0.isEmpty }
                guard !damage.isEmpty else { continue }
                observer(.frame(time: newestTime, shown: clock.now(), damage: damage.map { $0.placed(in: rect) }))
            }
        }

        private var nextChange: NextChange { renderer.nextChange(after: newestTime) }

        private func wantsFrames(_ change: NextChange) -> Bool { change == .continuous || !reporters.isEmpty }

        /// Sets the one next wake-up, if there is to be one.
        private func schedule() {
            guard !scene.isEmpty else {
                timer?.cancel()
                return
            }
            let change = isSceneNew ? .at(pace.next) : nextChange
            guard !wantsFrames(change) else {
                timer?.set(pace.next)
                return
            }
            switch change {
            case .at(let time): timer?.set(max(time, newestTime + FramePace.leastWakeInterval))
            case .never, .continuous: timer?.cancel()
            }
        }

        // MARK: GTK

        /// GTK's picture as it painted it last.
        private func nodes() -> HostNodes? {
            if let picture { return picture.nodes }
            guard let paintable = gtk_widget_paintable_new(UnsafeMutablePointer(native)) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            let snapshot = gtk_snapshot_new()
            gdk_paintable_snapshot(
                paintable, snapshot, Double(gdk_paintable_get_intrinsic_width(paintable)),
                Double(gdk_paintable_get_intrinsic_height(paintable)))
            guard let root = gtk_snapshot_free_to_node(snapshot) else { return nil }
            let nodes = HostNodes(root, ours: Set(clients.values.compactMap(\.drawnNode)))
            picture = (root, nodes)
            return nodes
        }

        private func forgetPicture() {
            if let picture { gsk_render_node_unref(picture.root) }
            picture = nil
        }

        /// GTK is about to paint the window, for whatever reason.
        private func willPaint() {
            isPainting = true
            forgetPicture()
            guard !scene.isEmpty else { return }
            let now = clock.now()
            if now < lastReturn + busyInterval { restEnd = now + restInterval }
            lastReturn = now
            returnAll()
        }

        private func returnAll() {
            let returning = clients.values.filter { scene.rect(of: ObjectIdentifier($0)) != nil }
            scene.removeAll()
            reporters.removeAll()
            timer?.cancel()
            for client in returning { client.returnToGTK() }
        }
    }
#endif
