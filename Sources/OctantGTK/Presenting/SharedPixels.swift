#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    internal import CGTK
    internal import CX11
    import OctantBase

    /// The least and the most memory that is shared, in bytes: 28 frames of an arc of 48 pixels, two of a large window.
    private let (leastBytes, mostBytes) = (256 << 10, 16 << 20)
    /// What the first byte of a bitmap is a multiple of, in bytes: a line of the processor's cache.
    private let alignment = 64

    /// Memory that this program paints in and the X server reads pixels from, so that they need not go through the
    /// connection. It is filled from begin to end, frame after frame. Where all is put at once, and the next frame may
    /// not find room, the server is waited for, once, until it has read all, and it is filled anew. Render thread only.
    final class SharedPixels: PatchMemory {
        private let window: XWindow
        private let segment: UnsafeMutablePointer<XShmSegmentInfo>
        private let capacity: Int
        /// The bytes that are filled since the server was waited for, and those of them when this frame began.
        private var filled = 0, frameStart = 0
        /// The bytes of the last frame that had any.
        private var frameBytes = 0

        /// Memory of `byteCount` bytes, or as near to that as is sensible; nil where the server has no such extension,
        /// or is on another machine. With `hasPixmaps`, also where the server cannot have pixmaps in it.
        init?(_ window: XWindow, byteCount: Int, hasPixmaps: Bool = false) {
            var (major, minor, canHavePixmaps) = (Int32(0), Int32(0), Int32(0))
            guard XShmQueryVersion(window.connection, &major, &minor, &canHavePixmaps) != 0,
                !hasPixmaps || canHavePixmaps != 0 && XShmPixmapFormat(window.connection) == ZPixmap
            else { return nil }
            let capacity = min(max(byteCount, leastBytes), mostBytes)
            let identifier = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0o600)
            guard identifier >= 0 else { return nil }
            // It goes with the last one that has it, whatever becomes of this program.
            defer { shmctl(identifier, IPC_RMID, nil) }
            guard let address = shmat(identifier, nil, 0), Int(bitPattern: address) != -1 else { return nil }
            segment = .allocate(capacity: 1)
            segment.initialize(to: XShmSegmentInfo())
            (segment.pointee.shmid, segment.pointee.readOnly) = (identifier, hasPixmaps ? 0 : 1)
            segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
            (self.window, self.capacity) = (window, capacity)
            let segment = segment
            let answer = WindowSystem.trappingErrors(of: window.display) {
                XShmAttach(window.connection, segment) != 0
            }
            guard let answer, answer.result, answer.error == 0 else {
                shmdt(address)
                segment.deallocate()
                return nil
            }
        }

        deinit {
            XShmDetach(window.connection, segment)
            shmdt(segment.pointee.shmaddr)
            segment.deallocate()
        }

        /// Whether it is as good as one of so many bytes.
        func serves(byteCount: Int) -> Bool { byteCount <= capacity || capacity == mostBytes }

        /// Nothing that was painted is to be read any more.
        func restart() { (filled, frameStart) = (0, 0) }

        /// The next frame is to be painted: what the last one's bitmaps hold was put.
        func beginFrame() {
            if filled > frameStart { frameBytes = filled - frameStart }
            // The next needs as much as the last, most of the time.
            if filled + frameBytes > capacity {
                XSync(window.connection, 0)
                filled = 0
            }
            frameStart = filled
        }

        func bitmap(width: Int, height: Int) -> Bitmap? {
            let bytes = (4 * width * height + alignment - 1) / alignment * alignment
            guard width > 0, height > 0, bytes <= capacity - filled, let address = segment.pointee.shmaddr else {
                return nil
            }
            let memory = UnsafeMutableRawPointer(address + filled)
            filled += bytes
            return Bitmap(memory: memory, width: width, height: height, bytesPerRow: 4 * width, isOpaque: false)
        }

        /// Whether the pixels of `bitmap` are in the memory.
        func holds(_ bitmap: Bitmap) -> Bool {
            guard let start = UnsafeRawPointer(segment.pointee.shmaddr) else { return false }
            return bitmap.withUnsafeBytes { bytes in
                bytes.baseAddress.map { $0 >= start && $0 < start + capacity } ?? false
            }
        }

        /// Returns a pixmap whose pixels are those of `bitmap`, in this memory, as they are when it is read.
        func pixmap(of bitmap: Bitmap, depth: Int) -> UInt {
            let start = bitmap.withUnsafeBytes { UnsafeMutableRawPointer(mutating: $0.baseAddress) }
            return XShmCreatePixmap(
                window.connection, window.id, start?.assumingMemoryBound(to: CChar.self), segment,
                UInt32(bitmap.width), UInt32(bitmap.height), UInt32(depth))
        }

        /// Asks the server to draw `part` of `image`, whose pixels the memory holds, into `drawable`.
        func put(
            _ image: inout XImage, _ part: PixelRect, into drawable: UInt, _ context: GC, x: Int, y: Int
        ) {
            image.obdata = UnsafeMutableRawPointer(segment).assumingMemoryBound(to: CChar.self)
            XShmPutImage(
                window.connection, drawable, context, &image, Int32(part.x), Int32(part.y), Int32(x), Int32(y),
                UInt32(part.width), UInt32(part.height), 0)
        }
    }
#endif
