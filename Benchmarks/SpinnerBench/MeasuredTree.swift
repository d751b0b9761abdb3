import CoreGraphics
import RenderServer

/// The side of one spinner and the distance from one to the next, in points, as in peers/measure.h.
private let side = 37
private let pitch = 43
private let columns = 1920 / pitch

/// The trees that are measured, as the render thread gets them.
enum MeasuredTree {
    /// `count` spinners on a surface of `size` points. Each turns once a second in eight steps.
    static func spinners(count: Int, size: CGSize) -> RenderTree {
        let images = (0..<8).compactMap(image)
        let keyframes = KeyframeAnimation(
            property: .contents,
            values: images.map { .image($0) },
            calculationMode: .discrete
        )
        let spin = RenderAnimation(timing: endless(1), isRemovedOnCompletion: false, content: .keyframe(keyframes))
        let spinners = (0..<count).map { index in
            var properties = LayerProperties()
            properties.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            properties.anchorPoint = .zero
            properties.position = CGPoint(x: index % columns * pitch, y: index / columns * pitch)
            return RenderLayer(id: .unique(), properties: properties, animations: [spin])
        }
        return tree(spinners, size: size)
    }

    /// One arc in Material design, on a surface of 48 points: the two ends of a stroked circle move on their own, and
    /// the circle turns.
    static func arc() -> RenderTree {
        var shape = ShapeProperties()
        shape.path = PathGeometry(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40))
        shape.fillColor = nil
        shape.strokeColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        shape.lineWidth = 4
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
        properties.position = CGPoint(x: 24, y: 24)
        properties.shape = shape
        func animation(_ property: AnimatableProperty, _ from: Double, _ to: Double, _ duration: Double)
            -> RenderAnimation
        {
            RenderAnimation(
                timing: endless(duration),
                isRemovedOnCompletion: false,
                content: .basic(BasicAnimation(property: property, from: .scalar(from), to: .scalar(to)))
            )
        }
        let layer = RenderLayer(
            id: .unique(),
            properties: properties,
            animations: [
                animation(.strokeStart, 0, 0.25, 1.333), animation(.strokeEnd, 0.3, 1, 1.333),
                animation(.rotationZ, 0, 2 * .pi, 1.568),
            ]
        )
        return tree([layer], size: CGSize(width: 48, height: 48))
    }

    private static func endless(_ duration: Double) -> MediaTiming {
        var timing = MediaTiming()
        timing.duration = duration
        timing.repeatCount = .infinity
        return timing
    }

    private static func tree(_ layers: [RenderLayer], size: CGSize) -> RenderTree {
        var root = LayerProperties()
        root.bounds = CGRect(origin: .zero, size: size)
        root.anchorPoint = .zero
        root.backgroundColor = CGColor(red: 0.96, green: 0.96, blue: 0.96, alpha: 1)
        return RenderTree(root: RenderLayer(id: .unique(), properties: root, sublayers: layers), size: size)
    }

    /// The image of one step: the one that peers/spokes.h draws.
    private static func image(step: Int) -> CGImage? {
        guard let bitmap = Bitmap(width: side, height: side), let context = CGContext(bitmap: bitmap, scale: 1) else {
            return nil
        }
        context.setLineWidth(4)
        context.setLineCap(.round)
        for spoke in 0..<8 {
            let age = (step - spoke + 8) % 8
            context.saveGState()
            context.translateBy(x: 18.5, y: 18.5)
            context.rotate(by: CGFloat(spoke) * .pi / 4)
            context.setStrokeColor(red: 0.2, green: 0.2, blue: 0.2, alpha: age == 0 ? 1 : 0.9 - CGFloat(age) * 0.1)
            context.move(to: CGPoint(x: 0, y: -8))
            context.addLine(to: CGPoint(x: 0, y: -16))
            context.strokePath()
            context.restoreGState()
        }
        return CGImage(bitmap: bitmap)
    }
}
