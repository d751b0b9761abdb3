// Between two frames: pixels, and a grey that is seen beside light and dark.
private let gap = 2
private let gapColor: UInt32 = 0xFF80_8080
/// A strip is no wider than this many pixels where it has several rows; what pages of reviews show without shrinking.
private let widest = 2048

/// Frames of one size in one picture, in rows, from the top left on.
struct FilmStrip {
    let frameWidth: Int, frameHeight: Int
    let count: Int

    /// The number of frames in a row.
    var columns: Int { max(1, min(count, (widest + gap) / (frameWidth + gap))) }

    /// The frames as one picture; the only one as it is. Nil for no frames, and for more than a picture can have.
    static func picture(of frames: [SnapshotPixels]) -> SnapshotPixels? {
        guard let first = frames.first else { return nil }
        if frames.count == 1 { return first }
        let strip = FilmStrip(frameWidth: first.width, frameHeight: first.height, count: frames.count)
        let rows = (strip.count + strip.columns - 1) / strip.columns
        guard
            var picture = SnapshotPixels(
                width: strip.columns * (strip.frameWidth + gap) - gap, height: rows * (strip.frameHeight + gap) - gap,
                color: gapColor)
        else { return nil }
        for (index, frame) in frames.enumerated() {
            let (column, row) = (index % strip.columns, index / strip.columns)
            picture.place(frame, x: column * (strip.frameWidth + gap), y: row * (strip.frameHeight + gap))
        }
        return picture
    }

    /// The frame in which the pixel (`x`, `y`) of the picture lies, and where there; nil between frames.
    func frame(x: Int, y: Int) -> (index: Int, x: Int, y: Int)? {
        let (column, row) = (x / (frameWidth + gap), y / (frameHeight + gap))
        let (insideX, insideY) = (x % (frameWidth + gap), y % (frameHeight + gap))
        let index = row * columns + column
        guard insideX < frameWidth, insideY < frameHeight, index < count else { return nil }
        return (index, insideX, insideY)
    }

    /// Pictures of any sizes beside one another; nil for more than a picture can have.
    static func row(of pictures: [SnapshotPixels]) -> SnapshotPixels? {
        let width = pictures.reduce(-gap) { $0 + $1.width + gap }
        let height = pictures.map(\.height).max() ?? 0
        guard var row = SnapshotPixels(width: width, height: height, color: gapColor) else { return nil }
        var x = 0
        for picture in pictures {
            row.place(picture, x: x, y: 0)
            x += picture.width + gap
        }
        return row
    }
}
