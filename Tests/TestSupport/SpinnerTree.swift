package import CoreGraphics
package import RenderServer

/// The side of one spinner, in points: UIKit's large style.
private let side = 37
/// From one spinner to the next, in points.
private let pitch = 40
/// The steps of one turn, which lasts a second.
private let stepCount = 8

/// A committed tree with a grid of stepped spinners, made by hand: what the controls commit, without the controls.
package enum SpinnerTree {
    /// A way for spinners to be in the tree and out of view.
    package enum Concealment: String, CaseIterable, Sendable {
        case hidden, transparent, covered, outside
    }

    /// `count` spinners on a surface of `size` points, each image made of `scale` pixels a point. Each is eight
    /// different images of opaque pixels, a turn a second from media time 0 on; or, with `frozenAt`, the one that
    /// shows then.
    package static func make(
        count: Int, size: CGSize, scale: Int, frozenAt: Double? = nil, concealed: Concealment? = nil
    ) -> RenderTree {
        let images = (0..<stepCount).compactMap { image(step: $0, scale: scale) }
        var keyframes = KeyframeAnimation(property: .contents, values: images.map { .image($0) })
        keyframes.calculationMode = .discrete
        var timing = MediaTiming()
        timing.duration = 1
        timing.repeatCount = .infinity
        if let frozenAt {
            timing.speed = 0
            timing.timeOffset = frozenAt
        }
        let spin = RenderAnimation(timing: timing, isRemovedOnCompletion: false, content: .keyframe(keyframes))
        let columns = max(1, Int(size.width) / pitch)
        let spinners = (0..<count).map { index in
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            properties.anchorPoint = .zero
            properties.position = CGPoint(x: index % columns * pitch, y: index / columns * pitch)
            properties.contentsScale = CGFloat(scale)
            switch concealed {
            case .hidden: properties.isHidden = true
            case .transparent: properties.opacity = 0
            // The first is just at the edge.
            case .outside: properties.position.x += size.width
            case .covered, nil: break
            }
            return RenderLayer(id: id(index + 1), properties: properties, animations: [spin])
        }
        guard concealed == .covered else { return tree(spinners, size: size) }
        var sheet = LayerProperties()
        sheet.bounds = CGRect(origin: .zero, size: size)
        sheet.anchorPoint = .zero
        sheet.backgroundColor = .black
        return tree(spinners + [RenderLayer(id: id(count + 1), properties: sheet)], size: size)
    }

    /// One spinner that is stopped at its first image and slides along the top from `start` on, for `duration` seconds;
    /// before and after it is where a grid has its first one.
    package static func sliding(size: CGSize, from start: Double, duration: Double) -> RenderTree {
        var timing = MediaTiming()
        timing.beginTime = start
        timing.duration = duration
        let slide = RenderAnimation(
            timing: timing,
            content: .basic(
                BasicAnimation(property: .positionX, from: .scalar(0), to: .scalar(Double(size.width) - Double(side)))
            )
        )
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        properties.anchorPoint = .zero
        properties.contents = image(step: 0, scale: 1)
        let box = RenderLayer(id: id(1), properties: properties, animations: [slide])
        return tree([box], size: size)
    }

    private static func tree(_ layers: [RenderLayer], size: CGSize) -> RenderTree {
        var root = LayerProperties()
        root.bounds = CGRect(origin: .zero, size: size)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 0.125, green: 0.25, blue: 0.5, alpha: 1)
        return RenderTree(root: RenderLayer(id: id(0), properties: root, sublayers: layers), size: size)
    }

    /// The names of the root and of the spinners by index: the same in every tree, so that only what differs is damage.
    private static func id(_ location: Int) -> LayerID { location < ids.count ? ids[location] : .unique() }
    private static let ids = (0...1000).map { _ in LayerID.unique() }

    /// Every pixel of it encodes its step, its column and its row.
    private static func image(step: Int, scale: Int) -> CGImage? {
        guard let bitmap = Bitmap(width: side * scale, height: side * scale) else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = 0xFF00_0000 | UInt32(step * 31) << 16 | UInt32(x * 3 & 255) << 8 | UInt32(y * 3 & 255)
                    bytes.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return CGImage(bitmap: bitmap)
    }
}
