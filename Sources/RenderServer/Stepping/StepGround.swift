import CoreGraphics
import OctantBase

/// The most pairs of steppers and other layers that are compared: beyond that, no tiles are worth the search.
private let pairLimit = 1 << 18

/// A rectangle where an image steps over nothing but one opaque colour, or over nothing at all, and nothing lies on it:
/// its pixels depend on image and colour alone.
struct StepPosition {
    let rect: PixelRect
    /// What is beneath; without opacity for nothing.
    let color: RGBA
}

/// The surroundings of the steppers of a sample, at `scale` pixels a point.
struct StepGround {
    private enum Item {
        /// One opaque colour over these pixels.
        case color(RGBA, over: CGRect, index: Int)
        /// Anything else that is drawn there, by layers before `end`.
        case other(CGRect, end: Int)
    }

    private var items: [Item] = []
    private let layers: [SampledLayer]
    private let scale: CGFloat
    private let limits: PixelRect

    /// The position of each of the sample's steppers on a surface of `limits` pixels; nil for those that have none, and
    /// for those that are not visible.
    static func positions(of tree: SampledTree, scale: CGFloat, limits: PixelRect) -> [StepPosition?] {
        let ground = StepGround(tree, scale: scale, limits: limits)
        guard ground.items.count * tree.steppers.count <= pairLimit else {
            return Array(repeating: nil, count: tree.steppers.count)
        }
        let rects = tree.steppers.map { stepper -> PixelRect in
            stepper.isHidden
                ? .empty : PixelRect(onPixelsOf: tree.layers[stepper.index].ownRect, scale: scale, within: limits)
        }
        let alone = Self.disjoint(rects)
        return tree.steppers.indices.map { alone[$0] ? ground.position(of: tree.steppers[$0], rects[$0]) : nil }
    }

    private init(_ tree: SampledTree, scale: CGFloat, limits: PixelRect) {
        (layers, self.scale, self.limits) = (tree.layers, scale, limits)
        var steppers = tree.steppers.makeIterator()
        var stepper = steppers.next()
        var index = 0
        while index < layers.count {
            if index == stepper?.index {
                stepper = steppers.next()
                index += 1
                continue
            }
            let layer = layers[index]
            if layer.onlyFills {
                let box = layer.transform.bounds(of: layer.appearance.properties.bounds.standardized).shared(
                    with: layer.clip)
                if let color = layer.appearance.properties.backgroundColor, !box.isNull {
                    items.append(.color(color.rgba, over: box.scaled(by: scale), index: index))
                }
                index += 1
            } else {
                items.append(.other(layer.subtreeRect.scaled(by: scale), end: layer.subtreeEnd))
                while let next = stepper, next.index < layer.subtreeEnd { stepper = steppers.next() }
                index = layer.subtreeEnd
            }
        }
    }

    private func position(of stepper: Stepper, _ rect: PixelRect) -> StepPosition? {
        let layer = layers[stepper.index]
        let size = stepper.steps.pixelSize
        // The whole image, pixel on pixel, as `ContentRasterizer` then copies it.
        guard rect.width == size.width, rect.height == size.height, layer.appearance.properties.opacity == 1,
            layer.appearance.properties.contentsRect == .unit, layer.appearance.properties.contentsCenter == .unit,
            !layer.appearance.properties.isGeometryFlipped, layer.transform.isAffine
        else { return nil }
        let affine = layer.transform.affine
        guard affine.b == 0, affine.c == 0, affine.a > 0, affine.d > 0 else { return nil }
        var color: RGBA? = .clear
        for item in items {
            switch item {
            case .color(let beneath, let box, let index):
                guard box.isVisible(in: rect.rect) else { continue }
                if index > stepper.index { return nil }
                color = box.contains(rect.rect) ? beneath : nil
            case .other(let box, let end):
                guard box.isVisible(in: rect.rect) else { continue }
                // What it is in, or what lies on it.
                if end > stepper.index { return nil }
                color = nil
            }
        }
        return color.map { StepPosition(rect: rect, color: $0) }
    }

    /// Whether each of `rects` overlaps none of the others.
    private static func disjoint(_ rects: [PixelRect]) -> [Bool] {
        var result = rects.map { !$0.isEmpty }
        var order = rects.indices.filter { !rects[$0].isEmpty }
        order.sort { rects[$0].y < rects[$1].y }
        for (rank, position) in order.enumerated() {
            for other in order[(rank + 1)...] {
                if rects[other].y >= rects[position].maxY { break }
                guard rects[other].intersects(rects[position]) else { continue }
                (result[position], result[other]) = (false, false)
            }
        }
        return result
    }
}

extension SampledLayer {
    /// Whether the layer draws nothing but an upright rectangle of one opaque colour, or nothing, and leaves its
    /// sublayers as they are.
    fileprivate var onlyFills: Bool {
        guard isUntreated, appearance.properties.kind.isPlain, appearance.properties.opacity == 1,
            appearance.properties.cornerRadius == 0,
            appearance.properties.backdropBlur == 0, !appearance.properties.isShape,
            appearance.properties.contents == nil,
            appearance.properties.contentsBlend == nil,
            appearance.properties.borderWidth == 0 || !appearance.properties.borderColor.isVisible,
            transform.isAffine, transform.affine.keepsRectsUpright
        else { return false }
        guard let color = appearance.properties.backgroundColor, color.alpha > 0 else { return true }
        return color.alpha == 1 && color.paint == nil
    }
}
