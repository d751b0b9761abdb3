package import CoreGraphics
package import RenderServer

/// Short ways to write trees.
package enum Layers {
    package static func layer(
        _ frame: CGRect, color: RGBA? = nil, opacity: Float = 1, timing: MediaTiming = .layerDefault,
        animations: [RenderAnimation] = [], sublayers: [RenderLayer] = [], mask: RenderLayer? = nil,
        id: LayerID = .unique(), change: (inout LayerProperties) -> Void = { _ in }
    ) -> RenderLayer {
        var properties = LayerProperties()
        properties.bounds = CGRect(origin: .zero, size: frame.size)
        properties.position = CGPoint(x: frame.midX, y: frame.midY)
        properties.opacity = opacity
        properties.backgroundColor = color.map { CGColor(rgba: $0) }
        change(&properties)
        return RenderLayer(
            id: id, properties: properties, timing: timing, animations: animations, sublayers: sublayers, mask: mask)
    }

    package static func tree(_ width: CGFloat, _ height: CGFloat, _ sublayers: [RenderLayer]) -> RenderTree {
        let size = CGSize(width: width, height: height)
        return RenderTree(root: layer(CGRect(origin: .zero, size: size), sublayers: sublayers), size: size)
    }

    package static func timing(
        begin: Double = 0, duration: Double = 1, count: Float = .infinity, fill: FillMode = .removed
    ) -> MediaTiming {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration, timing.repeatCount, timing.fillMode) = (begin, duration, count, fill)
        return timing
    }

    package static func basic(
        _ property: AnimatableProperty, from: AnimationValue?, to: AnimationValue?, by: AnimationValue? = nil,
        timing: MediaTiming = Layers.timing(), removed: Bool = false
    ) -> RenderAnimation {
        RenderAnimation(
            timing: timing, isRemovedOnCompletion: removed,
            content: .basic(BasicAnimation(property: property, from: from, to: to, by: by)))
    }

    /// A stepped animation over images of one colour each, like a spinner's.
    package static func steps(_ count: Int, size: Int, timing: MediaTiming = Layers.timing()) -> RenderAnimation {
        let values: [AnimationValue] = (0..<count).map {
            .image(image(size, .init(r: 0, g: 0, b: 0, a: Double($0 + 1) / Double(count))))
        }
        return RenderAnimation(
            timing: timing, isRemovedOnCompletion: false,
            content: .keyframe(
                KeyframeAnimation(property: .contents, values: values, calculationMode: .discrete)))
    }

    /// A square image of one colour.
    package static func image(_ size: Int, _ color: RGBA) -> CGImage? {
        let source = layer(CGRect(x: 0, y: 0, width: size, height: size), color: color)
        let tree = RenderTree(root: source, size: CGSize(width: size, height: size))
        return OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1).map(CGImage.init(bitmap:))
    }
}

extension Bitmap {
    /// How many pixels satisfy `test`.
    package func count(where test: (UInt32) -> Bool) -> Int {
        withUnsafeBytes { bytes in
            var count = 0
            for y in 0..<height {
                for x in 0..<width where test(bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)) {
                    count += 1
                }
            }
            return count
        }
    }
}
