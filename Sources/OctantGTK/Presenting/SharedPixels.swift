#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    internal import CGTK
    internal import CX11
    import OctantBase

    /// The least and the most memory that is shared, in bytes: 28 frames of an arc of 48 pixels, two of a large window.
    private let (leastBytes, mostBytes) = (256 << 10, 16 << 20)
    /// The frames that the memory is for, so that the server is seldom waited for.
    private let framesKept = 4
    /// What the first byte of a bitmap is a multiple of, in bytes: a line of the processor's cache.
    private let alignment = 64

    /// Memory that this program paints in and the X server reads pixels from, so that they need not go through the
    /// connection. It is filled from begin to end, frame after frame; where the next may not find room the server is
    /// waited for, once, until it has read all, and it is filled anew. Render thread only.
    final class SharedPixels: PatchMemory {
        private typealias Query = @convention(c) (OpaquePointer) -> Int32
        private typealias Attach = @convention(c) (OpaquePointer, UnsafeMutablePointer<XShmSegmentInfo>) -> Int32
        private typealias Put =
            @convention(c) (
                OpaquePointer, UInt, GC, UnsafeMutablePointer<XImage>, Int32, Int32, Int32, Int32, UInt32, UInt32, Int32
            ) -> Int32

        private let window: XWindow
        private let (attach, detach, put): (Attach, Attach, Put)
        private let segment: UnsafeMutablePointer<XShmSegmentInfo>
        private let capacity: Int
        /// The bytes that are filled since the server was waited for, and those of them when this frame began.
        private var filled = 0, frameStart = 0
        /// The bytes of the last frame that had any.
        private var frameBytes = 0

        /// Memory for frames of `frameBytes` bytes; nil where the server has no such extension, or is on another
        /// machine.
        init?(_ window: XWindow, frameBytes: Int) {
            guard let query = loadedFunction("XShmQueryExtension", as: Query.self),
                let attach = loadedFunction("XShmAttach", as: Attach.self),
                let detach = loadedFunction("XShmDetach", as: Attach.self),
                let put = loadedFunction("XShmPutImage", as: Put.self),
                query(window.connection) != 0
            else { return nil }
            let capacity = min(max(framesKept * frameBytes, leastBytes), mostBytes)
            let identifier = shmget(IPC_PRIVATE, capacity, IPC_CREAT | 0o600)
            guard identifier >= 0 else { return nil }
            // It goes with the last one that has it, whatever becomes of this program.
            defer { shmctl(identifier, IPC_RMID, nil) }
            guard let address = shmat(identifier, nil, 0), Int(bitPattern: address) != -1 else { return nil }
            segment = .allocate(capacity: 1)
            segment.initialize(to: XShmSegmentInfo())
            (segment.pointee.shmid, segment.pointee.readOnly) = (identifier, 1)
            segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
            (self.window, self.attach, self.detach, self.put, self.capacity) = (window, attach, detach, put, capacity)
            let segment = segment
            let answer = WindowSystem.trappingErrors(of: window.display) {
                attach(window.connection, segment) != 0
            }
            guard let answer, answer.result, answer.error == 0 else {
                shmdt(address)
                segment.deallocate()
                return nil
            }
        }

        deinit {
            _ = detach(window.connection, segment)
            shmdt(segment.pointee.shmaddr)
            segment.deallocate()
        }

        /// Whether frames of so many bytes go through it well.
        func serves(frameBytes: Int) -> Bool { framesKept * frameBytes <= capacity || capacity == mostBytes }

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

        /// Whether `pixels` are in the memory.
        func holds(_ pixels: UnsafeRawPointer) -> Bool {
            let start = UnsafeRawPointer(segment.pointee.shmaddr)
            return start.map { pixels >= $0 && pixels < $0 + capacity } ?? false
        }

        /// Asks the server to draw `part` of `image`, whose pixels the memory holds, into `drawable`.
        func put(
            _ image: inout XImage, _ part: PixelRect, into drawable: UInt, _ context: GC, x: Int, y: Int
        ) {
            image.obdata = UnsafeMutableRawPointer(segment).assumingMemoryBound(to: CChar.self)
            _ = put(
                window.connection, drawable, context, &image, Int32(part.x), Int32(part.y), Int32(x), Int32(y),
                UInt32(part.width), UInt32(part.height), 0)
        }
    }
#endif
