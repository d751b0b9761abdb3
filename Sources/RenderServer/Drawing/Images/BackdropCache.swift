import CoreGraphics

/// The softened images of what lies beneath layers, kept as long as nothing there changes: what moves above them then
/// costs no blur. Confined to one thread. Whether an image was kept never shows.
final class BackdropCache {
    /// The number of images kept; they are as large as screens.
    private static let most = 4

    /// The identity of an image, besides what lies beneath.
    struct Key: Equatable {
        let layer: SampledLayer.Name
        let source: PixelRect
        let deviation: Double
        let scale: CGFloat
        let surface: PixelRect
        let background: RGBA?
    }

    private struct Entry {
        let key: Key
        let beneath: ArraySlice<SampledLayer>
        let bitmap: Bitmap
        /// Whether it was asked for since the last sweep.
        var isInUse = true
    }

    /// The entries, the one used last at the end.
    private var entries: [Entry] = []

    /// The image for `key` above `beneath`, the first layers of a sample; kept or made by `make`.
    func bitmap(for key: Key, above beneath: ArraySlice<SampledLayer>, make: () -> Bitmap?) -> Bitmap? {
        if let index = entries.firstIndex(where: { $0.key == key }) {
            var entry = entries.remove(at: index)
            entry.isInUse = true
            let limits = key.source
            if !SampledTree.differ(entry.beneath, beneath, scale: key.scale, within: limits) {
                entries.append(entry)
                return entry.bitmap
            }
        }
        guard let bitmap = make() else { return nil }
        entries.append(Entry(key: key, beneath: beneath, bitmap: bitmap))
        if entries.count > Self.most { entries.removeFirst() }
        return bitmap
    }

    /// Lets go of what was not used since the last sweep.
    func sweep() {
        entries.removeAll { !$0.isInUse }
        for index in entries.indices { entries[index].isInUse = false }
    }
}
