package import CoreGraphics
import OctantExport
package import Testing

// The folder of the images, from this file: Tests/Goldens beside Tests/TestSupport.
private let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")
// Where images of failures go: .build/golden-failures at the package's root.
private let failures = goldens.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/golden-failures")

/// Expects `bitmap` to be the image Tests/Goldens/`name`.png, no part of a pixel off by more than `tolerance` of 255.
///
/// On failure the image as it is and an image of the differences are written to .build/golden-failures. With
/// OCTANT_RECORD=1 in the environment the image is recorded instead.
package func expectGolden(
    _ bitmap: Bitmap,
    named name: String,
    tolerance: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = goldens.appendingPathComponent(name + ".png")
    if ProcessInfo.processInfo.environment["OCTANT_RECORD"] == "1" {
        try write(bitmap, to: file)
        return
    }
    guard let data = try? Data(contentsOf: file) else {
        let actual = failures.appendingPathComponent(name + ".actual.png")
        try write(bitmap, to: actual)
        Issue.record(
            "there is no golden image \(file.path); OCTANT_RECORD=1 records it. What was drawn: \(actual.path)",
            sourceLocation: sourceLocation
        )
        return
    }
    let golden = try PNGDecoder().decodeBitmap(Array(data))
    let difference = greatestDifference(bitmap, golden)
    if let difference, difference <= tolerance { return }
    let actual = failures.appendingPathComponent(name + ".actual.png")
    try write(bitmap, to: actual)
    var said = "\(name): the image is \(bitmap.width)x\(bitmap.height), not \(golden.width)x\(golden.height) pixels."
    if let difference, let image = differenceImage(bitmap, golden) {
        let path = failures.appendingPathComponent(name + ".difference.png")
        try write(image, to: path)
        said = "\(name): off by \(difference) of 255, \(tolerance) allowed. Differences: \(path.path)."
    }
    Issue.record("\(said) What was drawn: \(actual.path)", sourceLocation: sourceLocation)
}

/// The greatest difference of any part of any pixel, 0...255; nil for images of two sizes.
package func greatestDifference(_ one: Bitmap, _ other: Bitmap) -> Int? {
    guard one.width == other.width, one.height == other.height else { return nil }
    var greatest = 0
    for y in 0..<one.height {
        for x in 0..<one.width { greatest = max(greatest, difference(one.pixel(x: x, y: y), other.pixel(x: x, y: y))) }
    }
    return greatest
}

/// Writes `bitmap` as a PNG file, making folders on the way.
package func write(_ bitmap: Bitmap, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNGEncoder().encode(bitmap)).write(to: file)
}

private func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var greatest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
        let (a, b): (UInt32, UInt32) = (one >> shift & 0xFF, other >> shift & 0xFF)
        greatest = max(greatest, abs(Int(a) - Int(b)))
    }
    return greatest
}

/// Black where the images are the same, and the redder the more they differ.
private func differenceImage(_ one: Bitmap, _ other: Bitmap) -> Bitmap? {
    guard let image = Bitmap(width: one.width, height: one.height) else { return nil }
    image.withUnsafeMutableBytes { pixels in
        for y in 0..<one.height {
            for x in 0..<one.width {
                let off = difference(one.pixel(x: x, y: y), other.pixel(x: x, y: y))
                // Even a difference of 1 is to be seen.
                let red = off == 0 ? 0 : UInt32(min(64 + off * 3, 255))
                let pixel = 0xFF00_0000 | red << 16
                pixels.storeBytes(of: pixel, toByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
    }
    return image
}
