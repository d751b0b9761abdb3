import UIKit

/// The side of the largest tile, in points: what a part of an image is scaled to is no larger.
private let largestTile: CGFloat = 4096

/// A paint made of an image, or of a part of one, that is repeated.
public struct ImagePaint: PaintingStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of the image, in fractions of it.
    public var sourceRect: CGRect
    /// How many times as large as it is the image is.
    public var scale: CGFloat

    /// The part `sourceRect` of `image`, in fractions of it, `scale` times as large as it is.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    func paint(in surroundings: PaintSurroundings) -> Paint {
        guard let environment = surroundings.environment,
            let tile = GraphicsContext.Tile(image, sourceRect, scale: scale, in: environment)
        else { return .color(.clear) }
        return .image(tile)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// The part `sourceRect` of `image`, in fractions of it, `scale` times as large as it is, repeated.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension GraphicsContext {
    /// Pixels that are repeated, to the right and down from a point, or stretched.
    struct Tile: Hashable, Sendable {
        /// The pixels.
        let pixels: CGImage
        /// The size of one, in points.
        let size: CGSize
        /// The corner of one of them, in points.
        var origin = CGPoint.zero
        /// 0...1.
        var opacity = 1.0
        /// Whether the pixels are stretched to what is painted.
        var isStretched = false

        /// Pixels that are stretched.
        init(stretching pixels: CGImage) { (self.pixels, size, isStretched) = (pixels, .zero, true) }

        /// A part of `image`; nil where there is nothing of it.
        init?(_ image: Image, _ sourceRect: CGRect, scale: CGFloat, in environment: EnvironmentValues) {
            nonisolated(unsafe) let environment = environment
            guard scale.isFinite, scale > 0, !sourceRect.isEmpty, !sourceRect.isInfinite,
                let cut = MainActor.assumeIsolated({ Self.cut(image, sourceRect, scale: scale, in: environment) })
            else { return nil }
            (pixels, size) = cut
        }

        @MainActor private static func cut(
            _ image: Image, _ part: CGRect, scale: CGFloat, in environment: EnvironmentValues
        ) -> (CGImage, CGSize)? {
            guard let drawn = image.drawn(in: environment) else { return nil }
            let whole = CGSize(width: drawn.size.width * scale, height: drawn.size.height * scale)
            let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
            guard size.width >= 1 / environment.displayScale, size.height >= 1 / environment.displayScale,
                size.width <= largestTile, size.height <= largestTile
            else { return nil }
            let format = UIGraphicsImageRendererFormat()
            format.scale = environment.displayScale
            let ink = UIColor(
                cgColor: CGColor(rgba: ForegroundStyle().paint(in: environment.paintSurroundings).firstColor))
            let tile = UIGraphicsImageRenderer(size: size, format: format).image { _ in
                let shown = drawn.isTemplate ? drawn.withTintColor(ink, renderingMode: .alwaysOriginal) : drawn
                shown.draw(
                    in: CGRect(
                        x: -whole.width * part.minX, y: -whole.height * part.minY, width: whole.width,
                        height: whole.height))
            }
            return tile.cgImage.map { ($0, size) }
        }

        static func == (one: Tile, other: Tile) -> Bool {
            one.pixels === other.pixels && one.size == other.size && one.origin == other.origin
                && one.opacity == other.opacity && one.isStretched == other.isStretched
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pixels)) }

        /// Repeats the pixels all over the clip of `context`, whose y axis points down, from the corner of `rect` on.
        func fill(_ context: CGContext, over rect: CGRect) {
            context.saveGState()
            context.setAlpha(opacity)
            // Images are upright where y goes up.
            let first = CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y)
            context.translateBy(x: first.x, y: first.y)
            context.scaleBy(x: 1, y: -1)
            if isStretched {
                context.draw(pixels, in: CGRect(x: 0, y: -rect.height, width: rect.width, height: rect.height))
                return context.restoreGState()
            }
            context.draw(
                pixels, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
            context.restoreGState()
        }
    }
}
