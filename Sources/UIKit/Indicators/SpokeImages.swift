import CoreGraphics
import Foundation
import OctantBase

/// The images of one turn of an activity indicator: drawn once and shared by every indicator of the same appearance.
package final class SpokeImages: Sendable {
    /// All that the images depend on.
    package struct Key: Sendable, Hashable {
        package var spokes: ActivityIndicatorDesign.Spokes
        package var spokeCount: Int
        package var opacities: [[Double]]
        /// Radians clockwise from 12 o'clock.
        package var headAngle: Double
        package var color: RGBA
        /// Pixels a point.
        package var scale: CGFloat
        /// Whether the images are those of an activity indicator that grows spoke by spoke, from none to all, clockwise
        /// from the head and all alike, instead of those of a turn.
        package var isGrowing = false

        package init(design: ActivityIndicatorDesign, isLarge: Bool, color: RGBA, scale: CGFloat) {
            spokes = isLarge ? design.large : design.medium
            (spokeCount, opacities, headAngle) = (design.spokeCount, design.opacities, design.headAngle)
            self.color = color
            self.scale = scale > 0 && scale.isFinite ? scale : 1
        }
    }

    /// Images in use somewhere. Only the indicators hold them, so that those of the last one go with it.
    private static let cache = Locked<[Key: Weak<SpokeImages>]>([:])

    /// One image a step, in order; empty when the design leaves nothing to draw.
    package let steps: [CGImage]
    /// Points along each side of an image: the box, grown to whole pixels.
    package let size: CGFloat

    /// The images for `key`, those in use or new ones. Any thread.
    package static func shared(for key: Key) -> SpokeImages {
        cache.withLock { cache in
            if let images = cache[key]?.object { return images }
            cache = cache.filter { $0.value.object != nil }
            let images = SpokeImages(key)
            cache[key] = Weak(images)
            return images
        }
    }

    private init(_ key: Key) {
        let pixels = (sanitized(key.spokes.boxSize) * key.scale).rounded(.up)
        size = pixels / key.scale
        var design = ActivityIndicatorDesign.reference
        (design.spokeCount, design.opacities) = (key.spokeCount, key.opacities)
        guard pixels >= 1, pixels <= CGFloat(bitmapSideLimit) else {
            steps = []
            return
        }
        let side = size
        let count = key.isGrowing ? key.spokeCount + 1 : design.stepCount
        steps = (0..<count).compactMap { step in
            guard let bitmap = Bitmap(width: Int(pixels), height: Int(pixels)),
                let context = CGContext(bitmap: bitmap, scale: key.scale)
            else { return nil }
            Self.draw(key, design, step: step, in: context, side: side)
            return context.makeImage()
        }
    }

    /// Draws the activity indicator of one step in the middle of a square of `side` points.
    private static func draw(
        _ key: Key, _ design: ActivityIndicatorDesign, step: Int, in context: CGContext, side: CGFloat
    ) {
        let spoke = key.spokes.spoke(atScale: key.scale)
        let width = sanitized(spoke.width)
        // The round ends belong to the length; a spoke shorter than wide is a dot.
        let inner = sanitized(spoke.innerRadius) + width / 2
        let outer = max(sanitized(spoke.outerRadius) - width / 2, inner)
        guard width > 0 else { return }
        context.setLineCap(.round)
        context.setLineWidth(width)
        for index in 0..<key.spokeCount {
            let angle =
                CGFloat(key.headAngle.isFinite ? key.headAngle : 0) + 2 * .pi * CGFloat(index) / CGFloat(key.spokeCount)
            let (across, up) = (sin(angle), cos(angle))
            if key.isGrowing && index >= step { break }
            let opacity = key.isGrowing ? 1 : design.opacity(ofSpoke: index, atStep: step)
            let color = key.color.multipliedAlpha(opacity)
            context.setStrokeColor(CGColor(rgba: color))
            context.beginPath()
            context.move(to: CGPoint(x: side / 2 + across * inner, y: side / 2 - up * inner))
            context.addLine(to: CGPoint(x: side / 2 + across * outer, y: side / 2 - up * outer))
            context.strokePath()
        }
    }
}

/// `value`, or 0 when it is negative or not finite.
func sanitized(_ value: CGFloat) -> CGFloat {
    value.isFinite ? max(value, 0) : 0
}
