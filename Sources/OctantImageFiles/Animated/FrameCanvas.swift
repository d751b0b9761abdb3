/// What frames are drawn on, one after the other: premultiplied 0xAARRGGBB words.
struct FrameCanvas: Sendable {
    /// A rectangle of whole pixels.
    struct Area: Sendable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    /// What happens to a frame's rectangle before the next is drawn.
    enum Disposal: Sendable {
        case keep
        case clear
        case restore
    }

    private let width: Int
    private let height: Int
    /// What is to be seen, rows without gaps.
    private(set) var words: [UInt32]
    /// What is to be done before the next frame, and what was there before the last one.
    private var pending: (disposal: Disposal, area: Area, before: [UInt32])?

    /// A transparent canvas.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        words = [UInt32](repeating: 0, count: width * height)
    }

    /// Draws a frame: `pixels` holds the words of `area`, which may reach beyond the canvas. Where it does not replace
    /// what is there, it is laid over it.
    mutating func draw(_ pixels: [UInt32], in area: Area, replaces: Bool, then disposal: Disposal) {
        dispose()
        pending = (disposal, area, disposal == .restore ? words : [])
        for y in rows(of: area) {
            for x in columns(of: area) {
                let new = pixels[(y - area.y) * area.width + x - area.x]
                let (at, alpha) = (y * width + x, new >> 24)
                if replaces || alpha == 255 {
                    words[at] = new
                } else if alpha > 0 {
                    words[at] = Self.over(new, words[at])
                }
            }
        }
    }

    private mutating func dispose() {
        guard let last = pending else { return }
        pending = nil
        switch last.disposal {
        case .keep: break
        case .clear:
            for y in rows(of: last.area) {
                for x in columns(of: last.area) { words[y * width + x] = 0 }
            }
        case .restore: words = last.before
        }
    }

    /// The rows of `area` that are on the canvas.
    private func rows(of area: Area) -> Range<Int> {
        let low = min(max(area.y, 0), height)
        return low..<max(min(area.y + area.height, height), low)
    }

    /// The columns of `area` that are on the canvas.
    private func columns(of area: Area) -> Range<Int> {
        let low = min(max(area.x, 0), width)
        return low..<max(min(area.x + area.width, width), low)
    }

    /// `new` over `old`, both premultiplied.
    private static func over(_ new: UInt32, _ old: UInt32) -> UInt32 {
        let rest = 255 - new >> 24
        func part(_ shift: UInt32) -> UInt32 {
            min((new >> shift & 0xFF) + ((old >> shift & 0xFF) * rest + 127) / 255, 255) << shift
        }
        return part(24) | part(16) | part(8) | part(0)
    }

    /// Returns an image of `words`.
    static func pixels<Pixels: PixelBuffer>(
        _ words: [UInt32], width: Int, height: Int
    ) throws(ImageFileError) -> Pixels {
        let buffer = try Pixels.room(width: width, height: height)
        buffer.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                words.withUnsafeBytes { source in
                    let row = UnsafeRawBufferPointer(rebasing: source[y * width * 4..<(y + 1) * width * 4])
                    bytes[(y * buffer.bytesPerRow)...].copyBytes(from: row)
                }
            }
        }
        return buffer
    }
}
