import Foundation

/// Frames of one size that are compared as one picture.
struct SnapshotPicture: SnapshotFormat {
    static let pathExtension = "png"

    private let pixels: SnapshotPixels
    /// The times of the frames in it, in seconds; none in what was read from a file.
    private let times: [Double]
    private let strip: FilmStrip
    private let tolerance: Double

    /// The frames at `times`, as many; nil where they are more than a picture can have, or none. A pixel may differ by
    /// `tolerance`, by CIEDE2000.
    init?(frames: [SnapshotPixels], times: [Double], tolerance: Double) {
        guard let first = frames.first, let pixels = FilmStrip.picture(of: frames) else { return nil }
        (self.pixels, self.times, self.tolerance) = (pixels, times, tolerance)
        strip = FilmStrip(frameWidth: first.width, frameHeight: first.height, count: frames.count)
    }

    init?(file: Data) {
        guard let pixels = SnapshotPixels(png: file) else { return nil }
        (self.pixels, times, tolerance) = (pixels, [], 0)
        strip = FilmStrip(frameWidth: pixels.width, frameHeight: pixels.height, count: 1)
    }

    var file: Data? { pixels.png }

    func difference(from reference: SnapshotPicture) -> String? {
        let other = reference.pixels
        if pixels == other { return nil }
        guard pixels.width == other.width, pixels.height == other.height else {
            let sizes = [pixels, other].map { "\($0.width) x \($0.height)" }
            return "it is \(sizes[0]) pixels, and its reference \(sizes[1])."
        }
        let comparison = PixelComparison(other, pixels, tolerance: tolerance)
        guard let worst = comparison.worst, worst.difference > tolerance || tolerance <= 0 else { return nil }
        let most = String(format: "%.2f", worst.difference)
        return """
            \(comparison.count) of \(pixels.words.count) pixels differ, most of all \(place(worst)): it is \
            \(color(worst.result)), not \(color(worst.reference)), a difference (CIEDE2000) of \(most); \
            \(tolerance > 0 ? "\(tolerance) is" : "none is") allowed.
            """
    }

    func exhibits(beside reference: SnapshotPicture) -> [(name: String, ending: String, file: Data)] {
        guard let difference = PixelComparison.picture(reference.pixels, pixels) else { return [] }
        let row = FilmStrip.row(of: [reference.pixels, pixels, difference])
        return [("difference", difference), ("comparison", row)].compactMap { name, picture in
            picture?.png.map { (name, Self.pathExtension, $0) }
        }
    }

    private func place(_ worst: PixelComparison.Worst) -> String {
        guard times.count > 1, let (frame, x, y) = strip.frame(x: worst.x, y: worst.y) else {
            return "the one at (\(worst.x), \(worst.y))"
        }
        return "the one at (\(x), \(y)) of frame \(frame + 1), \(times[frame]) s, (\(worst.x), \(worst.y)) of the strip"
    }

    /// "#RRGGBB", or "#RRGGBBAA" where it is not opaque, premultiplied.
    private func color(_ word: UInt32) -> String {
        let alpha = word >> 24
        let rgb = String(format: "#%06X", word & 0xFF_FFFF)
        return alpha == 255 ? rgb : rgb + String(format: "%02X", alpha)
    }
}
