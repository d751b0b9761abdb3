import QuartzCore
import RenderServer
import Testing

/// An image of 4 x 4 pixels in one grey, 0...1: white by default.
func smallImage(_ gray: CGFloat = 1) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: 4, height: 4))
    let context = try #require(CGContext(bitmap: bitmap, scale: 1))
    context.setFillColor(CGColor(gray: gray, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    return CGImage(bitmap: bitmap)
}
