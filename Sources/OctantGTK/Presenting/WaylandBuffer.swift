#if GTK
    import CoreGraphics
    import Foundation
    internal import CWayland
    import RenderServer

    /// The system's name of the memory, for those who look for who takes it.
    private let name = "octant-frame"
    /// The most rectangles that are remembered as older: a buffer that is not used for long is copied as a whole.
    private let mostStale = 4096

    /// Pixels that this program writes and a Wayland compositor reads. Render thread only.
    final class WaylandBuffer {
        let handle: OpaquePointer
        /// The pixels, transparent at first; where they are opaque, the highest byte means nothing.
        let bitmap: Bitmap
        /// Whether the compositor reads it: nothing is to be written then.
        private(set) var isBusy = false
        /// Called when the compositor reads it no more.
        var released: () -> Void = {}
        /// What of it is older than the newest frame; nil for all.
        private(set) var stale: [PixelRect]?

        private let memory: UnsafeMutableRawPointer
        private let byteCount: Int

        /// What Wayland calls: the same for all buffers, and there as long as the process.
        private nonisolated(unsafe) static let listener: UnsafeMutablePointer<wl_buffer_listener> = {
            let listener = UnsafeMutablePointer<wl_buffer_listener>.allocate(capacity: 1)
            listener.initialize(to: wl_buffer_listener())
            listener.pointee.release = { data, _ in
                guard let data else { return }
                let buffer = Unmanaged<WaylandBuffer>.fromOpaque(data).takeUnretainedValue()
                buffer.isBusy = false
                buffer.released()
            }
            return listener
        }()

        /// Nil where there is no memory for it.
        init?(_ connection: WaylandConnection, width: Int, height: Int, isOpaque: Bool = true) {
            let format = isOpaque ? WL_SHM_FORMAT_XRGB8888 : WL_SHM_FORMAT_ARGB8888
            let (bytesPerRow, byteCount) = (4 * width, 4 * width * height)
            guard width > 0, height > 0, let size = Int32(exactly: byteCount) else { return nil }
            let file = octant_wayland_memory(name)
            guard file >= 0 else { return nil }
            defer { Foundation.close(file) }
            // All of it now: memory that is missing when it is written to ends the program.
            guard posix_fallocate(file, 0, byteCount) == 0,
                let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
            else { return nil }
            let pool = wl_shm_create_pool(connection.memory, file, size)
            let handle = pool.flatMap {
                wl_shm_pool_create_buffer(
                    $0, 0, Int32(width), Int32(height), Int32(bytesPerRow), format.rawValue)
            }
            if let pool { wl_shm_pool_destroy(pool) }
            guard let handle,
                let bitmap = Bitmap(
                    memory: memory, width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque)
            else {
                if let handle { wl_buffer_destroy(handle) }
                munmap(memory, byteCount)
                return nil
            }
            (self.handle, self.bitmap, self.memory, self.byteCount) = (handle, bitmap, memory, byteCount)
            wl_buffer_add_listener(handle, Self.listener, Unmanaged.passUnretained(self).toOpaque())
        }

        deinit {
            wl_buffer_destroy(handle)
            munmap(memory, byteCount)
        }

        /// The compositor reads it from now on; it is the newest frame.
        func give() { (isBusy, stale) = (true, []) }

        /// What `rects` show of it is older than the newest frame now.
        func addStale(_ rects: [PixelRect]) {
            guard let count = stale?.count else { return }
            if count + rects.count > mostStale { stale = nil } else { stale?.append(contentsOf: rects) }
        }

        /// Nothing of it is known to be as in the newest frame.
        func spoil() { stale = nil }

        /// Copies what `rects` show of `other`, a buffer of the same size.
        func copy(_ rects: [PixelRect], of other: WaylandBuffer) {
            for rect in rects {
                bitmap.copy(
                    from: other.bitmap, fromX: rect.x, fromY: rect.y, width: rect.width, height: rect.height,
                    toX: rect.x, toY: rect.y)
            }
        }
    }
#endif
