import CoreGraphics
import RenderServer
import TestSupport

/// Images of which a part shows, and images that stretch in their middle.
extension VectorScenes {
    static let images: [VectorExample] = [
        VectorExample(
            name: "a part of an image",
            tree: tree(color: nil) {
                $0.contents = picture(8)
                $0.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
            }),
        VectorExample(
            name: "a part of an image that begins within a pixel",
            tree: tree(color: nil) {
                $0.contents = picture(8)
                $0.contentsRect = CGRect(x: 0.2, y: 0.1, width: 0.5, height: 0.7)
            }),
        VectorExample(
            name: "an image that stretches in its middle, with less and less room",
            tree: tree(
                [animation(.boundsSize, .size(CGSize(width: 50, height: 40)), .size(CGSize(width: 4, height: 6)))],
                color: nil
            ) {
                $0.contents = picture(9)
                $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
            }),
        VectorExample(
            name: "a turn of a translucent image that stretches within two pixels",
            tree: tree([animation(.rotationZ, .scalar(0), .scalar(2 * .pi))], color: nil) {
                ($0.contents, $0.contentsScale) = (picture(10, alpha: 0.6), 2)
                $0.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
            }),
        VectorExample(
            name: "an image in one colour that stretches in one direction and fades",
            tree: tree([animation(.opacity, .scalar(1), .scalar(0.2))], color: nil) {
                $0.contents = tinted(9, RGBA(r: 0.9, g: 0.2, b: 0.1))
                $0.contentsCenter = CGRect(x: 4.0 / 9, y: 0, width: 1.0 / 9, height: 1)
            }),
    ]

    /// A square whose pixels all differ.
    static func picture(_ side: Int, alpha: Double = 1) -> CGImage? {
        image(side) { x, y in
            let (across, down) = (Double(x) / Double(side - 1), Double(y) / Double(side - 1))
            return RGBA(r: across, g: down, b: (x + y) % 2 == 0 ? 0.6 : 0.4, a: alpha)
        }
    }

    /// A square that gets lighter downwards, and is of `color`.
    private static func tinted(_ side: Int, _ color: RGBA) -> CGImage? {
        func light(_ y: Int) -> Double { 0.5 + 0.5 * Double(y) / Double(side - 1) }
        guard let white = image(side, { RGBA(r: light($1), g: light($1), b: light($1)) }) else { return nil }
        let colored = image(side) { RGBA(r: color.r * light($1), g: color.g * light($1), b: color.b * light($1)) }
        return colored.map { CGImage(bitmap: $0.bitmap, tint: ImageTint(color, of: white)) }
    }

    private static func image(_ side: Int, _ color: (Int, Int) -> RGBA) -> CGImage? {
        guard let bitmap = Bitmap(width: side, height: side) else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<side {
                for x in 0..<side {
                    bytes.storeBytes(
                        of: color(x, y).pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }
}
