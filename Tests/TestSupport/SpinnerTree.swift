package import CoreGraphics
package import RenderServer

/// The side of one spinner, in points: UIKit's large style.
private let side = 37
/// From one spinner to the next, in points.
private let pitch = 40
/// The steps of one turn, which takes a second.
private let stepCount = 8

/// A committed tree with a grid of stepped spinners, made by hand: what the controls commit, without the controls.
package enum SpinnerTree {
    /// `count` spinners on a surface of `size` points, each image made of `scale` pixels a point. Each is eight different
    /// pictures of opaque pixels, a turn a second from media time 0 on; or, with `frozenAt`, the one that shows then.
    package static func make(count: Int, size: CGSize, scale: Int, frozenAt: Double? = nil) -> RenderTree {
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
            return RenderLayer(id: .unique(), properties: properties, animations: [spin])
        }
        var root = LayerProperties()
        root.bounds = CGRect(origin: .zero, size: size)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 0.125, green: 0.25, blue: 0.5, alpha: 1)
        return RenderTree(root: RenderLayer(id: .unique(), properties: root, sublayers: spinners), size: size)
    }

    /// Every pixel of it tells its step, its column and its row.
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
