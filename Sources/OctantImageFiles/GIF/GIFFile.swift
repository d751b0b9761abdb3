internal import OctantBase

/// The frames of a GIF file, read by giflib.
///
/// Source: docs/sources/layers.md, Image files.
package final class GIFFile: AnimatedFile {
    /// What a file says before an image.
    private struct Control: Sendable {
        var delay = 0.0
        var disposal = FrameCanvas.Disposal.keep
        var transparent: Int?

        init() {}

        /// The four bytes of a graphic control extension.
        init?(_ block: [UInt8]) {
            guard block.count >= 4 else { return nil }
            delay = Double(Int(block[1]) | Int(block[2]) << 8) / 100
            switch block[0] >> 2 & 7 {
            case 2: disposal = .clear
            case 3: disposal = .restore
            default: disposal = .keep
            }
            transparent = block[0] & 1 != 0 ? Int(block[3]) : nil
        }
    }

    /// What plays the file.
    private struct State {
        var reader: GIFReader?
        var canvas: FrameCanvas
        var next = 0
    }

    package let width: Int
    package let height: Int
    package let plays: Int?
    package let delays: [Double]
    private let file: [UInt8]
    private let maximum: (side: Int, area: Int)
    // Readers are used by one thread at a time.
    private let state: Locked<State>

    /// The frames of `file`.
    init(_ file: [UInt8], maximum: (side: Int, area: Int)) throws(ImageFileError) {
        let reader = try GIFReader(file)
        var size = reader.size
        var (delays, plays, control) = ([Double](), Int?.none, Control())
        reading: while delays.count < frameLimit {
            switch reader.next() {
            case .part:
                guard let part = reader.readPart() else { break reading }
                if part.code == 0xF9 { control = part.blocks.first.flatMap(Control.init) ?? control }
                plays = Self.plays(part) ?? plays
            case .image:
                let area = reader.area
                guard Self.isFit(area, maximum) else { break reading }
                if delays.isEmpty, size.width == 0 || size.height == 0 {
                    size = (area.x + area.width, area.y + area.height)
                }
                delays.append(control.delay)
                control = Control()
                guard reader.skipImage() else { break reading }
            case .end: break reading
            }
        }
        guard !delays.isEmpty else { throw ImageFileError("there is no image in it") }
        try ImageFileError.check(width: size.width, height: size.height, maximum: maximum)
        (width, height, self.plays, self.delays) = (size.width, size.height, plays, delays)
        (self.file, self.maximum) = (file, maximum)
        // The canvas has memory when a frame is asked for.
        state = Locked(State(reader: nil, canvas: FrameCanvas(width: 0, height: 0)))
    }

    private static func isFit(_ area: FrameCanvas.Area, _ maximum: (side: Int, area: Int)) -> Bool {
        area.width > 0 && area.height > 0 && area.width <= maximum.side && area.height <= maximum.side
            && area.width * area.height <= maximum.area
    }

    /// How often the frames are shown, by Netscape's extension.
    private static func plays(_ part: (code: Int, blocks: [[UInt8]])) -> Int? {
        guard part.code == 0xFF, part.blocks.count > 1, part.blocks[0].elementsEqual("NETSCAPE2.0".utf8),
            part.blocks[1].count >= 3, part.blocks[1][0] == 1
        else { return nil }
        return Int(part.blocks[1][1]) | Int(part.blocks[1][2]) << 8
    }

    package func frame<Pixels: PixelBuffer>(_ index: Int, as _: Pixels.Type) throws(ImageFileError) -> Pixels {
        let words = try state.withLock { state throws(ImageFileError) -> [UInt32] in
            if state.reader == nil || index < state.next - 1 {
                state = State(reader: try GIFReader(file), canvas: FrameCanvas(width: width, height: height))
            }
            var control = Control()
            while state.next <= index, let reader = state.reader {
                switch reader.next() {
                case .part:
                    if let part = reader.readPart(), part.code == 0xF9 {
                        control = part.blocks.first.flatMap(Control.init) ?? control
                    }
                case .image where Self.isFit(reader.area, maximum):
                    let (area, transparent) = (reader.area, control.transparent)
                    state.canvas.draw(
                        reader.readImage(transparent: transparent), in: area, replaces: false, then: control.disposal)
                    state.next += 1
                    control = Control()
                default: throw ImageFileError("the file ends before its frame \(index)")
                }
            }
            return state.canvas.words
        }
        return try FrameCanvas.pixels(words, width: width, height: height)
    }
}
