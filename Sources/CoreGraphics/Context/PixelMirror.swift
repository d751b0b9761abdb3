import Foundation

/// Memory of another layout than Cairo's, kept the same as the bitmap that is drawn on.
///
/// The memory belongs to the caller as much as to the context: what the caller writes there is seen by the next
/// drawing, as where the memory itself is drawn on. Belongs to the thread of its context.
final class PixelMirror {
    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: PixelLayout
    private let codec: PixelCodec
    private let bitmap: Bitmap
    private let isOwn: Bool
    /// The memory's contents when both were last the same; nil as long as memory of our own is not shared.
    private var last: [UInt8]?

    private var rowBytes: Int { bitmap.width * layout.bytesPerPixel }

    /// A mirror of `bitmap` in the caller's `memory`, whose pixels it copies, or in zeroed memory of its own.
    init(of bitmap: Bitmap, memory: UnsafeMutableRawPointer?, bytesPerRow: Int, layout: PixelLayout) {
        (self.bitmap, self.bytesPerRow, self.layout) = (bitmap, bytesPerRow, layout)
        codec = PixelCodec(layout)
        isOwn = memory == nil
        self.memory = memory ?? .allocate(byteCount: bytesPerRow * bitmap.height, alignment: 16)
        if isOwn {
            self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * bitmap.height)
        } else {
            readAll()
        }
    }

    deinit { if isOwn { memory.deallocate() } }

    /// Shows the memory to the caller from now on.
    func reveal() {
        guard last == nil else { return }
        last = [UInt8](repeating: 0, count: rowBytes * bitmap.height)
        write(rows: 0..<bitmap.height)
    }

    /// Copies what the caller has written since the last drawing.
    func readChanges() {
        guard var known = last else { return }
        last = nil
        known.withUnsafeMutableBytes { known in
            bitmap.withUnsafeMutableBytes { pixels in
                guard let knownBase = known.baseAddress, let base = pixels.baseAddress else { return }
                for row in 0..<bitmap.height {
                    let (stored, kept) = (memory + row * bytesPerRow, knownBase + row * rowBytes)
                    guard memcmp(stored, kept, rowBytes) != 0 else { continue }
                    memcpy(kept, stored, rowBytes)
                    codec.read(stored, count: bitmap.width, into: base + row * bitmap.bytesPerRow)
                }
            }
        }
        last = known
    }

    /// Shows the caller what was drawn in `rows`.
    func write(rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<bitmap.height)
        guard var known = last, !rows.isEmpty else { return }
        last = nil
        known.withUnsafeMutableBytes { known in
            bitmap.withUnsafeBytes { pixels in
                guard let knownBase = known.baseAddress, let base = pixels.baseAddress else { return }
                for row in rows {
                    let (stored, kept) = (memory + row * bytesPerRow, knownBase + row * rowBytes)
                    codec.write(base + row * bitmap.bytesPerRow, count: bitmap.width, to: kept)
                    memcpy(stored, kept, rowBytes)
                }
            }
        }
        last = known
    }

    private func readAll() {
        var known = [UInt8](repeating: 0, count: rowBytes * bitmap.height)
        known.withUnsafeMutableBytes { known in
            bitmap.withUnsafeMutableBytes { pixels in
                guard let knownBase = known.baseAddress, let base = pixels.baseAddress else { return }
                for row in 0..<bitmap.height {
                    let stored = memory + row * bytesPerRow
                    memcpy(knownBase + row * rowBytes, stored, rowBytes)
                    codec.read(stored, count: bitmap.width, into: base + row * bitmap.bytesPerRow)
                }
            }
        }
        last = known
    }
}
