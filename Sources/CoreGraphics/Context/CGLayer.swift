/// A drawing of its own, to be drawn into contexts again and again.
public final class CGLayer {
    /// The size, in units of the context that the layer was made for.
    public let size: CGSize
    /// What draws into the layer: y grows upwards.
    public let context: CGContext?

    /// A layer of `size` for drawing into contexts like `context`, with as many pixels as that has for it. Nothing of
    /// `auxiliaryInfo` is read. nil for sizes that no bitmap has: 1...16384 pixels a side.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let transform = context.ctm
        let (scaleX, scaleY) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
        let sides = 1...CGFloat(bitmapSideLimit)
        guard sides ~= width, sides ~= height,
            let own = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        (self.size, self.context) = (size, own)
    }
}

extension CGContext {
    /// Draws `layer` as large as `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    /// Draws `layer` in its own size, its corner with the least coordinates at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
