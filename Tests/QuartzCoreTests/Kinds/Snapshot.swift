import QuartzCore
import RenderServer
import Testing

extension LayerScene {
    /// What the scene shows at `time`, by default when changes have animated to their ends; committed first.
    func image(at time: Double? = nil) throws -> Bitmap {
        CATransaction.flush()
        let tree = try #require(context.newest)
        return try #require(OffscreenRenderer.bitmap(of: tree, at: time ?? clock.now() + 10, scale: 1))
    }
}

/// A layer of one colour.
func box(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension Bitmap {
    /// The parts of a pixel: red, green, blue, alpha, 0...255.
    func parts(_ x: Int, _ y: Int) -> [Int] {
        let pixel = pixel(x: x, y: y)
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
    }

    /// How many pixels are not transparent.
    var inked: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).filter { self.pixel(x: $0, y: y) >> 24 != 0 }.count }
    }
}
