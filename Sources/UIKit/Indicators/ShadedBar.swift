import CoreGraphics

/// The images of a bar's track and fill in a colour that the design shades: darker at the upper edge, as it is at the
/// lower one. What is shaded is the colour itself, so that its alpha stays what it is. A value.
struct ShadedBar: Equatable {
    var color: RGBA
    /// The shade of the colour at the upper edge, 0...1.
    var shade: CGFloat
    var ends: ProgressBarDesign.Ends
    /// Points from the upper to the lower edge, and pixels a point.
    var height: CGFloat, scale: CGFloat

    /// Whether there is anything to shade.
    var isShaded: Bool { shade > 0 && rows >= 1 && rows <= CGFloat(bitmapSideLimit) }

    /// Pixels from the upper to the lower edge.
    private var rows: CGFloat { (height * scale).rounded(.up) }

    /// The colour of a row of pixels, the first of which is above the bar.
    private func color(ofRow row: Int) -> RGBA {
        let depth = min(max((CGFloat(row) - 0.5) / rows, 0), 1)
        let light = 1 - shade * (1 - depth)
        return RGBA(r: color.r * light, g: color.g * light, b: color.b * light, a: color.a)
    }

    /// A column of pixels, one more above and below the bar; nil when nothing is shaded.
    var column: CGImage? {
        guard isShaded, let bitmap = Bitmap(width: 1, height: Int(rows) + 2) else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<bitmap.height {
                bytes.storeBytes(of: color(ofRow: y).pixel, toByteOffset: y * bitmap.bytesPerRow, as: UInt32.self)
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// The two ends of a fill with a column between them that is to be stretched, one pixel more above and below the
    /// bar, and the part that stretches, in units of the image; nil when nothing is shaded.
    var piece: (image: CGImage, center: CGRect)? {
        guard isShaded else { return nil }
        let long = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: rows)
        let cap = ends.reach(in: long).rounded(.up) + 1
        let width = 2 * cap + 1
        guard let bitmap = bitmap(width: width) else { return nil }
        var white = self
        white.color = .white.multipliedAlpha(color.a)
        // What keeps colours apart from pixels also keeps what images were drawn with.
        let pixels = ImageMark.areKept ? white.bitmap(width: width) : nil
        let tint = pixels.map { ImageTint(color, of: CGImage(bitmap: $0)) }
        let center = CGRect(x: cap / width, y: 0, width: 1 / width, height: 1)
        return (CGImage(bitmap: bitmap, tint: tint), center)
    }

    /// A whole bar of `width` pixels, one pixel more above and below it.
    private func bitmap(width: CGFloat) -> Bitmap? {
        guard width <= CGFloat(bitmapSideLimit), let bitmap = Bitmap(width: Int(width), height: Int(rows) + 2),
            let context = CGContext(bitmap: bitmap, scale: 1)
        else { return nil }
        context.addPath(ends.outline(in: CGRect(x: 0, y: 1, width: width, height: rows), widenedBy: 1))
        context.clip()
        for row in 0..<bitmap.height {
            context.setFillColor(CGColor(rgba: color(ofRow: row)))
            context.fill(CGRect(x: 0, y: CGFloat(row), width: width, height: 1))
        }
        return bitmap
    }
}
