import OctantBase

/// What makes pixels of images. Any thread.
public final class CIContext: NSObject, Sendable {
    /// What halves of 255ths may have lost on their way to light and back, in 255ths: they are rounded up all the same.
    private static let slack: Float = 1 / 1024

    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    private let rendering: Rendering

    /// A context whose filters work with numbers proportional to light.
    public override convenience init() { self.init(options: nil) }

    /// A context as `options` ask.
    public init(options: [CIContextOption: Any]?) {
        rendering = Rendering(isLinear: options?[.workingColorSpace] == nil)
        super.init()
    }

    /// The space in which filters work; nil for numbers proportional to light.
    public var workingColorSpace: CGColorSpace? { rendering.isLinear ? nil : CGColorSpaceCreateDeviceRGB() }

    /// Returns the pixels of `image` in `fromRect`, which is grown to whole pixels; nil for less than one, and, with
    /// one line on standard error, for more than an image may have.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = PixelArea(covering: fromRect)
        guard !area.isEmpty, let block = block(image, area),
            let bitmap = Bitmap(width: area.x.count, height: area.y.count)
        else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            forEachColor(of: block, in: area) { row, column, color in
                let parts = SIMD4<UInt32>((color * 255 + CIContext.slack).rounded(.toNearestOrAwayFromZero))
                bytes.storeBytes(
                    of: parts.w << 24 | parts.x << 16 | parts.y << 8 | parts.z,
                    toByteOffset: row * bitmap.bytesPerRow + column * 4, as: UInt32.self)
            }
        }
        return CGImage(bitmap: bitmap)
    }

    /// Returns the pixels of `image` in `fromRect` as `createCGImage(_:from:)` does; nil for a space of greys, and for
    /// a layout of other than four bytes.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard format.offsets != nil, colorSpace?.model != .monochrome else { return nil }
        return createCGImage(image, from: fromRect)
    }

    /// Writes the pixels of `image` in `bounds` to the memory at `data`, the top row first, each row `rowBytes` after
    /// the one before, colours multiplied by the opacity: in sRGB, or for no space as filters work with them. A layout
    /// of other than four bytes, a space of greys and rows that are too short write nothing, with one line on standard
    /// error.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let area = PixelArea(covering: bounds)
        guard let offsets = format.offsets, colorSpace?.model != .monochrome, rowBytes >= area.x.count * 4 else {
            Log.once("coreImage.render", "CIContext.render(_:toBitmap:…) writes rows of four bytes a pixel, of colours")
            return
        }
        guard !area.isEmpty, let block = block(image, area) else { return }
        forEachColor(of: block, in: area, isEncoded: colorSpace != nil) { row, column, color in
            let parts = SIMD4<UInt8>((color * 255 + CIContext.slack).rounded(.toNearestOrAwayFromZero))
            for part in 0..<4 {
                data.storeBytes(
                    of: parts[part], toByteOffset: row * rowBytes + column * 4 + offsets[part], as: UInt8.self)
            }
        }
    }

    private func block(_ image: CIImage, _ area: PixelArea) -> PixelBlock? {
        do {
            try rendering.check(area)
            return try image.recipe.block(area, rendering)
        } catch {
            Log.once("coreImage.area", "a CIImage is not rendered: \(error.reason)")
            return nil
        }
    }

    /// Calls `store` with the row from the top, the column and the colour, multiplied by the opacity, of every pixel of
    /// `area`.
    private func forEachColor(
        of block: PixelBlock, in area: PixelArea, isEncoded: Bool = true,
        _ store: (_ row: Int, _ column: Int, _ color: Pixel) -> Void
    ) {
        // Neighbours are mostly alike.
        var (last, color) = (Pixel.clear, Pixel.clear)
        for y in area.y {
            for x in area.x {
                let pixel = block[x, y]
                if pixel != last {
                    let straight = pixel.straight.clamped(lowerBound: .zero, upperBound: .one)
                    (last, color) = (pixel, isEncoded ? rendering.color(pixel).multiplied : straight.multiplied)
                }
                store(area.y.upperBound - 1 - y, x - area.x.lowerBound, color)
            }
        }
    }
}
