#if GTK
    import CoreGraphics
    import RenderServer
    internal import CX11

    /// The number of the server's tiles, 5 KiB each for a spinner's step, at which those of bitmaps that are gone are
    /// freed.
    private let leastTiles = 256

    /// The frames that shared memory is for, so that the server is seldom waited for.
    private let framesKept = 4

    /// The masks of red, green and blue in a pixel that bitmaps and such a window have in common, and of alpha.
    private let masks: (red: UInt, green: UInt, blue: UInt) = (0xFF0000, 0xFF00, 0xFF)
    private let alpha: UInt32 = 0xFF00_0000

    /// Draws pixels in a window of an X server without GTK in between. Render thread only.
    ///
    /// A frame of GTK's, however little changes in it, takes about 300 microseconds of processor time and three
    /// wake-ups; this takes 20 and one. GTK is not notified.
    final class DirectPainter {
        private let window: XWindow
        private let visual: XWindowAttributes
        private let context: GC
        /// A frame that the server has, for as long as the bitmap is there that it was made of.
        private struct Tile {
            weak var bitmap: Bitmap?
            let pixmap: UInt
        }

        private var tiles: [ObjectIdentifier: Tile] = [:]
        private var tileLimit = leastTiles
        /// The memory that the server has in common with this program, once there were pixels for it.
        private var shared: SharedPixels?
        private var canShare = true
        /// The pixels on their way to the server that are not in that memory.
        private var pixels: [UInt32] = []

        /// Nil where the window keeps its pixels in another way than bitmaps do.
        init?(_ window: XWindow) {
            guard let visual = window.attributes, visual.depth == 24 || visual.depth == 32,
                let format = visual.visual?.pointee, XImageByteOrder(window.connection) == LSBFirst,
                (format.red_mask, format.green_mask, format.blue_mask) == masks
            else { return nil }
            var values = XGCValues()
            values.graphics_exposures = 0
            guard let context = XCreateGC(window.connection, window.id, UInt(GCGraphicsExposures), &values) else {
                return nil
            }
            (self.window, self.visual, self.context) = (window, visual, context)
        }

        deinit {
            for tile in tiles.values { XFreePixmap(window.connection, tile.pixmap) }
            XFreeGC(window.connection, context)
        }

        /// The memory to paint the patches in that are shown next; nil for none.
        func memoryForFrame() -> (any PatchMemory)? {
            shared?.beginFrame()
            return shared
        }

        /// Shows `patches` in `drawable`, the window or one in it; with `parts`, what of them is in one of these.
        /// Pixels that are not opaque are drawn over black. Bitmaps in the memory for frames are no more to be used
        /// then.
        ///
        /// What is asked of the server goes to it when GDK next looks for events, before the loop waits: with that of
        /// other widgets.
        func show(_ patches: [Frame.Patch], in drawable: UInt, within parts: [PixelRect]? = nil) {
            for patch in patches {
                let rect = patch.rect
                if patch.isShared {
                    XCopyArea(
                        window.connection, tile(of: patch.bitmap), drawable, context, 0, 0, UInt32(rect.width),
                        UInt32(rect.height), Int32(rect.x), Int32(rect.y))
                } else if let parts {
                    for part in parts {
                        let part = part.intersection(rect)
                        guard !part.isEmpty else { continue }
                        put(
                            patch.bitmap, part.placed(in: rect), isOpaque: patch.isOpaque, into: drawable, x: part.x,
                            y: part.y)
                    }
                } else {
                    put(
                        patch.bitmap, whole(patch.bitmap), isOpaque: patch.isOpaque, into: drawable, x: rect.x,
                        y: rect.y)
                }
            }
            share(for: patches)
        }

        /// Shows `bitmap` in `drawable`, its first pixel at the first one there.
        func show(_ bitmap: Bitmap, in drawable: UInt) {
            put(bitmap, whole(bitmap), isOpaque: false, into: drawable, x: 0, y: 0)
        }

        /// Hands the pixels of each of `patches` over in a pixmap, the server's number of which `body` gets: those in
        /// `memory` where they are, and not to be changed before the server has read them.
        func withPixmaps(
            of patches: [Frame.Patch], in memory: SharedPixels?, _ body: (Frame.Patch, UInt) -> Void
        ) {
            for patch in patches {
                guard !patch.isShared else {
                    body(patch, tile(of: patch.bitmap))
                    continue
                }
                let pixmap: UInt
                if let memory, memory.holds(patch.bitmap) {
                    if !patch.isOpaque { makeOpaque(patch.bitmap) }
                    pixmap = memory.pixmap(of: patch.bitmap, depth: Int(visual.depth))
                } else {
                    pixmap = makePixmap(of: patch.bitmap, isOpaque: patch.isOpaque)
                }
                body(patch, pixmap)
                XFreePixmap(window.connection, pixmap)
            }
        }

        private func makeOpaque(_ bitmap: Bitmap) {
            bitmap.withUnsafeMutableBytes { bytes in
                let words = bytes.bindMemory(to: UInt32.self)
                for index in words.indices { words[index] |= alpha }
            }
        }

        /// The server's copy of `bitmap`.
        private func tile(of bitmap: Bitmap) -> UInt {
            if let known = tiles[ObjectIdentifier(bitmap)] {
                if known.bitmap === bitmap { return known.pixmap }
                XFreePixmap(window.connection, known.pixmap)
            }
            if tiles.count >= tileLimit { freeTiles() }
            let pixmap = makePixmap(of: bitmap, isOpaque: false)
            tiles[ObjectIdentifier(bitmap)] = Tile(bitmap: bitmap, pixmap: pixmap)
            return pixmap
        }

        private func makePixmap(of bitmap: Bitmap, isOpaque: Bool) -> UInt {
            let pixmap = XCreatePixmap(
                window.connection, window.id, UInt32(bitmap.width), UInt32(bitmap.height), UInt32(visual.depth))
            put(bitmap, whole(bitmap), isOpaque: isOpaque, into: pixmap, x: 0, y: 0)
            return pixmap
        }

        /// Makes the server free what no bitmap asks for any more.
        private func freeTiles() {
            for (name, tile) in tiles where tile.bitmap == nil {
                XFreePixmap(window.connection, tile.pixmap)
                tiles[name] = nil
            }
            tileLimit = max(leastTiles, 2 * tiles.count)
        }

        /// Sees to it that there is shared memory for another such frame, if there can be any.
        private func share(for patches: [Frame.Patch]) {
            let bytes = patches.reduce(0) { $0 + ($1.isShared ? 0 : 4 * $1.bitmap.width * $1.bitmap.height) }
            guard canShare, bytes > 0, shared?.serves(byteCount: framesKept * bytes) != true else { return }
            shared = SharedPixels(window, byteCount: framesKept * bytes)
            canShare = shared != nil
        }

        private func whole(_ bitmap: Bitmap) -> PixelRect {
            PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        }

        /// Puts the pixels of `part` of `bitmap` into `drawable`, the first at (`x`, `y`). `isOpaque` is whether all
        /// are known to be opaque.
        private func put(_ bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool, into drawable: UInt, x: Int, y: Int) {
            if let shared, shared.holds(bitmap) {
                if !isOpaque { makeOpaque(bitmap) }
                bitmap.withUnsafeMutableBytes { bytes in
                    var image = image(bitmap, bytes.bindMemory(to: UInt32.self))
                    if XInitImage(&image) != 0 { shared.put(&image, part, into: drawable, context, x: x, y: y) }
                }
                return
            }
            let count = bitmap.width * bitmap.height
            if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
            pixels.withUnsafeMutableBufferPointer { pixels in
                copy(bitmap, to: pixels)
                var image = image(bitmap, pixels)
                guard XInitImage(&image) != 0 else { return }
                XPutImage(
                    window.connection, drawable, context, &image, Int32(part.x), Int32(part.y), Int32(x), Int32(y),
                    UInt32(part.width), UInt32(part.height))
            }
        }

        /// Copies the bitmap's rows to `space`, one after the other and opaque.
        private func copy(_ bitmap: Bitmap, to space: UnsafeMutableBufferPointer<UInt32>) {
            let (width, bytesPerRow) = (bitmap.width, bitmap.bytesPerRow)
            bitmap.withUnsafeBytes { source in
                guard let first = source.baseAddress, let start = space.baseAddress else { return }
                for row in 0..<bitmap.height {
                    let from = (first + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                    let to = start + row * width
                    for column in 0..<width { to[column] = from[column] | alpha }
                }
            }
        }

        /// The description of such a bitmap whose pixels are at `space`.
        private func image(_ bitmap: Bitmap, _ space: UnsafeMutableBufferPointer<UInt32>) -> XImage {
            var image = XImage()
            (image.width, image.height) = (Int32(bitmap.width), Int32(bitmap.height))
            (image.format, image.depth, image.bits_per_pixel) = (ZPixmap, visual.depth, 32)
            (image.byte_order, image.bitmap_bit_order) = (LSBFirst, LSBFirst)
            (image.bitmap_unit, image.bitmap_pad, image.bytes_per_line) = (32, 32, Int32(bitmap.width * 4))
            (image.red_mask, image.green_mask, image.blue_mask) = masks
            image.data = UnsafeMutableRawPointer(space.baseAddress)?.assumingMemoryBound(to: CChar.self)
            return image
        }
    }
#endif
