#if GTK
    import CoreGraphics
    import RenderServer
    internal import CX11

    /// The number of the server's tiles, 5 KiB each for a spinner's step, at which those of bitmaps that are gone are
    /// freed.
    private let leastTiles = 256

    /// The masks of red, green and blue in a pixel that bitmaps and such a window have in common, and of alpha.
    private let masks: (red: UInt, green: UInt, blue: UInt) = (0xFF0000, 0xFF00, 0xFF)
    private let alpha: UInt32 = 0xFF00_0000

    /// Draws pixels in a window of an X server without GTK in between. Render thread only.
    ///
    /// A frame of GTK's, however little changes in it, takes about 300 microseconds of processor time and three
    /// wake-ups; this takes 20 and one. GTK is not notified: the caller updates GTK before it next paints itself.
    final class DirectPainter: WindowPainter {
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
        /// The position of the surface in the window.
        private var place = WindowPlace()

        let isPacedByDisplay = false
        let isReady = true

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

        /// GTK draws over it.
        func stays(at place: WindowPlace) -> Bool { false }

        func giveWay(at place: WindowPlace) { self.place = place }

        func memoryForFrame() -> (any PatchMemory)? {
            shared?.beginFrame()
            return shared
        }

        func show(_ patches: [Frame.Patch]) -> Bool {
            show(patches, within: nil)
            return true
        }

        func askForFrame() -> Bool { false }

        /// Does nothing: the memory is that of a few frames of what changes.
        func rest() {}

        /// Shows `patches`; with `parts`, what of them is in one of these.
        ///
        /// What is asked of the server goes to it when GDK next looks for events, before the loop waits: with that of
        /// other widgets.
        func show(_ patches: [Frame.Patch], within parts: [PixelRect]?) {
            let (x, y) = (place.x, place.y)
            for patch in patches {
                let (left, top) = (x + patch.rect.x, y + patch.rect.y)
                if patch.isShared {
                    XCopyArea(
                        window.connection, tile(of: patch.bitmap), window.id, context, 0, 0, UInt32(patch.rect.width),
                        UInt32(patch.rect.height), Int32(left), Int32(top))
                } else if let parts {
                    for part in parts {
                        let rect = part.intersection(patch.rect)
                        guard !rect.isEmpty else { continue }
                        put(
                            patch.bitmap, rect.placed(in: patch.rect), isOpaque: patch.isOpaque, into: window.id,
                            x: x + rect.x, y: y + rect.y)
                    }
                } else {
                    put(
                        patch.bitmap, whole(patch.bitmap), isOpaque: patch.isOpaque, into: window.id, x: left, y: top)
                }
            }
            share(for: patches)
        }

        /// The server's copy of `bitmap`.
        private func tile(of bitmap: Bitmap) -> UInt {
            if let known = tiles[ObjectIdentifier(bitmap)] {
                if known.bitmap === bitmap { return known.pixmap }
                XFreePixmap(window.connection, known.pixmap)
            }
            if tiles.count >= tileLimit { freeTiles() }
            let pixmap = XCreatePixmap(
                window.connection, window.id, UInt32(bitmap.width), UInt32(bitmap.height), UInt32(visual.depth))
            put(bitmap, whole(bitmap), isOpaque: false, into: pixmap, x: 0, y: 0)
            tiles[ObjectIdentifier(bitmap)] = Tile(bitmap: bitmap, pixmap: pixmap)
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
            guard canShare, bytes > 0, shared?.serves(frameBytes: bytes) != true else { return }
            shared = SharedPixels(window, frameBytes: bytes)
            canShare = shared != nil
        }

        private func whole(_ bitmap: Bitmap) -> PixelRect {
            PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        }

        /// Puts the pixels of `part` of `bitmap` into `drawable`, the first at (`x`, `y`). `isOpaque` is whether all
        /// are known to be opaque.
        private func put(_ bitmap: Bitmap, _ part: PixelRect, isOpaque: Bool, into drawable: UInt, x: Int, y: Int) {
            let isInShared = bitmap.withUnsafeBytes { bytes in
                bytes.baseAddress.map { shared?.holds($0) ?? false } ?? false
            }
            if let shared, isInShared {
                bitmap.withUnsafeMutableBytes { bytes in
                    let words = bytes.bindMemory(to: UInt32.self)
                    if !isOpaque { for index in words.indices { words[index] |= alpha } }
                    var image = image(bitmap, words)
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
