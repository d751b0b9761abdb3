#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK
    internal import CX11

    /// The most frames that the server is given before they are due: a quarter of a second. With more of them the
    /// program takes no less time that counts beside the server's.
    private let mostFrames = 15
    /// The most bytes that such frames have together; and where the server copies them first, which costs it more than
    /// waking.
    private let (mostBytes, mostCopiedBytes) = (4 << 20, 256 << 10)
    /// A side that no window is longer than, in pixels. Source: the X protocol, coordinates of 16 bits.
    private let longestSide: UInt16 = 32767

    /// Shows pixels in a window of an X server without GTK in between: in a window of its own over GTK's. Render thread
    /// only.
    ///
    /// What moves without a change of the tree can be given to the server some frames before they are due: it shows
    /// each when its time has come (the Present extension), and the program is woken once for all of them.
    final class OverlayPainter: WindowPainter {
        private let window: XWindow
        private let renderer: WindowRenderer
        private let painter: DirectPainter
        private let fill: (Bitmap) -> Bool
        private let exposed: ([PixelRect]) -> Void
        private var handler: gulong = 0
        /// The parts of the overlay that lost their pixels, as far as the server has listed them.
        private var lost: [PixelRect] = []
        private var place = WindowPlace()
        private var overlay: XOverlay?

        /// The frames of the screen; nil before they are asked for, and where the server does not count them.
        private var frames: ScreenFrames?
        private var canQueue = true
        /// All of any window. A frame that names what it changes does not replace another one of the same time.
        private var everything: XserverRegion = 0
        /// Those that the server was given and need not have shown yet: when they are due, and what they change.
        private var queue: [(time: Double, rects: [PixelRect])] = []
        /// The memory that such frames are painted in, and that of those before, which the server may still read.
        private var memories: (next: SharedPixels?, last: SharedPixels?)
        private var canHavePixmaps = true
        /// The bytes of the last frame.
        private var frameBytes = 0

        let isPacedByDisplay = false
        let isReady = true

        /// Nil where `surface`, GDK's, which GTK draws with `renderer`, is none of an X server's, or keeps its pixels
        /// in another way than bitmaps do. `fill` makes a bitmap of the surface's size what GTK shows of it, or returns
        /// false; `exposed` is called with the parts of the surface whose pixels were lost, as those of what was
        /// covered are.
        init?(
            _ surface: OpaquePointer, _ renderer: WindowRenderer, fill: @escaping (Bitmap) -> Bool,
            exposed: @escaping ([PixelRect]) -> Void
        ) {
            guard let window = XWindow(surface), let painter = DirectPainter(window) else { return nil }
            (self.window, self.renderer, self.painter) = (window, renderer, painter)
            (self.fill, self.exposed) = (fill, exposed)
            handler = Signal.connectFilter(UnsafeMutableRawPointer(window.display), "xevent") { [unowned self] event in
                handle(event)
            }
        }

        deinit {
            g_signal_handler_disconnect(UnsafeMutableRawPointer(window.display), handler)
            if everything != 0 { XFixesDestroyRegion(window.connection, everything) }
        }

        func stays(at place: WindowPlace) -> Bool { overlay != nil && place == self.place }

        func giveWay(at place: WindowPlace) {
            self.place = place
            (overlay, queue) = (nil, [])
        }

        /// None before there is an overlay: GTK keeps the bitmaps that it is given.
        func memoryForFrame() -> (any PatchMemory)? { overlay == nil ? nil : painter.memoryForFrame() }

        func askForFrame() -> Bool { false }

        func show(_ patches: [Frame.Patch]) -> Bool {
            guard let overlay = overlay ?? makeOverlay() else { return false }
            painter.show(patches, in: overlay.id)
            noteSize(of: patches)
            return true
        }

        /// The next frame is probably as large as one of `patches`.
        private func noteSize(of patches: [Frame.Patch]) {
            frameBytes = patches.reduce(0) { $0 + 4 * $1.rect.area }
        }

        func rest() { memories = (nil, nil) }

        private var rect: PixelRect { PixelRect(x: place.x, y: place.y, width: place.width, height: place.height) }

        /// The window over GTK's with what GTK shows; nil where that is not known.
        private func makeOverlay() -> XOverlay? {
            guard place.width > 0 else { return nil }
            var image: Bitmap?
            // What Cairo drew the server has. A graphics card may not have shown it yet.
            if renderer != .cairo {
                image = Bitmap(width: place.width, height: place.height)
                guard let image, fill(image) else { return nil }
            }
            let made = XOverlay(window, rect)
            if let image { painter.show(image, in: made.id) }
            overlay = made
            return made
        }

        /// Returns true for what is about the overlay, and nobody else's business.
        private func handle(_ event: UnsafeRawPointer) -> Bool {
            guard event.load(as: Int32.self) == Expose, let overlay else { return false }
            let event = event.load(as: XExposeEvent.self)
            guard event.window == overlay.id else { return false }
            lost.append(
                PixelRect(x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
            if event.count == 0 {
                exposed(lost)
                lost = []
            }
            return true
        }

        // MARK: Frames before they are due

        func timesAhead(_ now: Double, interval: Double) -> [Double] {
            queue.removeAll { $0.time < now - interval }
            guard canQueue, overlay != nil, frameBytes > 0 else { return [] }
            let count = min((canHavePixmaps ? mostBytes : mostCopiedBytes) / frameBytes, mostFrames)
            guard count > 1 else { return [] }
            if frames == nil { frames = ScreenFrames(window, interval: interval) }
            guard let first = frames?.next(after: max(now, (queue.last?.time ?? now) + interval / 2)) else {
                canQueue = false
                return []
            }
            let interval = frames?.interval ?? interval
            prepareMemory(frames: count)
            return (0..<count).map { first + Double($0) * interval }
        }

        /// Sees to it that there is memory for so many frames more.
        private func prepareMemory(frames: Int) {
            memories = (memories.last, memories.next)
            // One may be a little larger than the last.
            let byteCount = frameBytes * (frames + 1)
            if canHavePixmaps, memories.next?.serves(byteCount: byteCount) != true {
                memories.next = SharedPixels(window, byteCount: byteCount, hasPixmaps: true)
                canHavePixmaps = memories.next != nil
            }
            memories.next?.restart()
        }

        func memoryAhead() -> (any PatchMemory)? { memories.next }

        func show(_ patches: [Frame.Patch], at time: Double) {
            guard let overlay, let number = frames?.number(at: time) else { return }
            if everything == 0 {
                var rect = XRectangle(x: 0, y: 0, width: longestSide, height: longestSide)
                everything = XFixesCreateRegion(window.connection, &rect, 1)
            }
            painter.withPixmaps(of: patches, in: memories.next) { patch, pixmap in
                XPresentPixmap(
                    window.connection, overlay.id, pixmap, 0, 0, everything, Int32(patch.rect.x), Int32(patch.rect.y),
                    0, 0, 0, UInt32(PresentOptionCopy), number, 0, 0, nil, 0)
            }
            noteSize(of: patches)
            queue.append((time, patches.map(\.rect)))
        }

        func takeBack(_ now: Double) -> [PixelRect] {
            let waiting = queue.filter { $0.time > now - (frames?.interval ?? 0) }
            queue = []
            guard !waiting.isEmpty, overlay != nil else { return [] }
            // What a window was to show goes with it. The other one begins with what shows.
            overlay = XOverlay(window, rect)
            return waiting.flatMap(\.rects)
        }
    }
#endif
