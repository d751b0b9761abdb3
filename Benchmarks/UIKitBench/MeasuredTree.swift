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

    /// One arc in Material design, on a surface of 48 points.
    static func arc() -> RenderTree {
        tree(
            [arc(in: CGRect(x: 0, y: 0, width: 48, height: 48), ArcMeasures(radius: 20, lineWidth: 4, lead: 0))],
            size: CGSize(width: 48, height: 48))
    }

    /// `count` such arcs that differ from one another.
    static func differingArcs(count: Int, size: CGSize) -> RenderTree {
        let arcs = (0..<count).map { index -> RenderLayer in
            let frame = CGRect(x: index % columns * pitch, y: index / columns * pitch, width: side, height: side)
            return arc(in: frame, .differing(index))
        }
        return tree(arcs, size: size)
    }

    /// The two ends of a stroked circle move on their own, and the circle turns.
    private static func arc(in frame: CGRect, _ measures: ArcMeasures) -> RenderLayer {
        let radius = measures.radius
        let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
        var shape = ShapeProperties()
        shape.path = PathGeometry(
            ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        shape.fillColor = nil
        shape.strokeColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
        shape.lineWidth = measures.lineWidth
        var properties = LayerProperties()
        properties.bounds = CGRect(origin: .zero, size: frame.size)
        properties.position = CGPoint(x: frame.midX, y: frame.midY)
        properties.shape = shape
        func animation(_ property: AnimatableProperty, _ from: Double, _ to: Double, _ duration: Double)
            -> RenderAnimation
        {
            var timing = endless(duration)
            timing.timeOffset = measures.lead
            return RenderAnimation(
                timing: timing, isRemovedOnCompletion: false,
                content: .basic(BasicAnimation(property: property, from: .scalar(from), to: .scalar(to))))
        }
        return RenderLayer(
            id: .unique(), properties: properties,
            animations: [
                animation(.strokeStart, 0, 0.25, 1.333), animation(.strokeEnd, 0.3, 1, 1.333),
                animation(.rotationZ, 0, 2 * .pi, 1.568),
            ])
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
