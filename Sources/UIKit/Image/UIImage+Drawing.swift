import CoreGraphics
import Foundation

extension UIImage {
    /// Draws the image in its own size with its top left corner at `point`, in the current context.
    public func draw(at point: CGPoint) {
        draw(at: point, blendMode: .normal, alpha: 1)
    }

    /// Draws the image in its own size with its top left corner at `point`, with a blend mode and an opacity, 0...1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills `rect`, in the current context; caps keep their size.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image so that it fills `rect`, with a blend mode and an opacity, 0...1; caps keep their size.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        suited(to: .current).draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Fills `rect` with the image in its own size again and again, from the top left of what is drawn in on.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let tile = suited(to: .current).upright else { return }
        let size = size
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        // Such a tile is drawn upside down where y goes down.
        context.scaleBy(x: 1, y: -1)
        context.draw(tile, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
        context.restoreGState()
    }

    /// Draws the image so that it fills `rect` of `context`, whose y axis points down.
    func draw(in rect: CGRect, of context: CGContext) {
        sharp(in: rect, of: context).drawPixels(in: rect, of: context)
    }

    private func drawPixels(in rect: CGRect, of context: CGContext) {
        guard let upright, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        guard isResizable else { return context.drawUpright(upright, in: rect) }
        let columns = Self.slices(
            of: size.width, in: rect.width, low: capInsets.left, high: capInsets.right, origin: rect.minX)
        let rows = Self.slices(
            of: size.height, in: rect.height, low: capInsets.top, high: capInsets.bottom, origin: rect.minY)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard let part = upright.cropping(to: source) else { continue }
                draw(part, in: target, of: context)
            }
        }
    }

    /// Whether the image fills other sizes by its parts.
    var isResizable: Bool { capInsets != .zero || isTiled }

    /// The pixels turned as they are to be shown.
    package var upright: CGImage? {
        guard imageOrientation != .up, let cgImage else { return cgImage }
        let context = makeImageContext(size: size, isOpaque: false, scale: scale)
        guard let context else { return nil }
        let size = CGSize(width: cgImage.width, height: cgImage.height)
        let shown = self.size
        let unit = CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height)
            .concatenating(imageOrientation.unitTransform)
            .concatenating(CGAffineTransform(scaleX: shown.width, y: shown.height))
        context.concatenate(unit)
        context.interpolationQuality = .none
        context.drawUpright(cgImage, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }

    /// One axis cut into low cap, middle and high cap: from where in the image, to where, in points.
    private static func slices(
        of length: CGFloat, in room: CGFloat, low: CGFloat, high: CGFloat, origin: CGFloat
    ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
        let low = min(low, length)
        let high = min(high, length - low)
        // Caps that do not fit shrink in proportion.
        let fit = low + high > room ? room / (low + high) : 1
        let (lowEnd, highStart) = (origin + low * fit, origin + room - high * fit)
        var all: [(source: Range<CGFloat>, target: Range<CGFloat>)] = []
        if low > 0 { all.append((0..<low, origin..<lowEnd)) }
        if lowEnd < highStart, low < length - high { all.append((low..<length - high, lowEnd..<highStart)) }
        if high > 0 { all.append((length - high..<length, highStart..<origin + room)) }
        return all
    }

    /// Draws one part stretched or repeated.
    private func draw(_ part: CGImage, in target: CGRect, of context: CGContext) {
        let tile = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        guard resizingMode == .tile, tile.width > 0, tile.height > 0,
            tile.width < target.width || tile.height < target.height
        else { return context.drawUpright(part, in: target) }
        context.saveGState()
        context.clip(to: target)
        for y in stride(from: target.minY, to: target.maxY, by: tile.height) {
            for x in stride(from: target.minX, to: target.maxX, by: tile.width) {
                context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: tile))
            }
        }
        context.restoreGState()
    }
}

extension CGContext {
    /// Draws `image` upright in `rect` where the y axis points down; Core Graphics alone would draw it upside down.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: rect)
        restoreGState()
    }
}

extension CGImage {
    /// The same shape in one colour.
    func tinted(_ color: RGBA) -> CGImage? { bitmap.colored(color).map(CGImage.init(bitmap:)) }
}

extension UIImage: LayerContents {
    /// The pixels turned as they are to be shown, for a layer whose contents the image is.
    package var layerContents: CGImage? { upright }
}
