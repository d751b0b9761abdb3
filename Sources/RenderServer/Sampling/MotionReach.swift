import CoreGraphics

/// The most layers that are searched for the reach of one that moves.
private let mostLayers = 256
/// The share of the viewer's distance up to which something may come near.
private let nearestDepth: CGFloat = 0.05
/// Pixels a point below which an image's density does not count.
private let coarsest: CGFloat = 0.01

/// The greatest extent of what a layer and its sublayers draw: its position, size and outline are spans between what
/// they are and what the layer's animations make of them.
struct MotionReach {
    /// All that a number may be.
    private struct Span {
        private(set) var low: CGFloat, high: CGFloat

        init(_ value: CGFloat) { (low, high) = (value, value) }

        mutating func add(_ value: CGFloat) { (low, high) = (min(low, value), max(high, value)) }

        /// The farthest from 0.
        var magnitude: CGFloat { max(abs(low), abs(high)) }
        var isFixed: Bool { low == high }
    }

    /// The most that whole transforms do to a point of the layer's plane, about its anchor.
    private struct Space {
        /// The growth of its distance from the anchor.
        private var growth: CGFloat = 0
        /// The shift.
        private var shift: CGFloat = 0
        /// The growth of its distances from the anchor along x and along y.
        private var growthX: CGFloat = 0, growthY: CGFloat = 0
        /// The growth of a point's nearness to the viewer with its distance in space, and the least distance of the
        /// anchor.
        private var perspective: CGFloat = 0, depth: CGFloat = .infinity
        /// Whether the layer only ever rotates about the line to the viewer, and how far it is shifted along that.
        private var facesViewer = true, lift: CGFloat = 0

        /// Adds `m`. Between two matrices each of these lies between theirs, as long as none is tilted. Returns whether
        /// this one is not.
        mutating func add(_ m: CATransform3D) -> Bool {
            guard abs(m.m11 * m.m21 + m.m12 * m.m22 + m.m13 * m.m23) < 1e-6 else { return false }
            let first = m.m11 * m.m11 + m.m12 * m.m12 + m.m13 * m.m13
            let second = m.m21 * m.m21 + m.m22 * m.m22 + m.m23 * m.m23
            let (right, down) = (m.m41 * m.m41, m.m42 * m.m42)
            growth = max(growth, (first + second).squareRoot())
            shift = max(shift, (right + down + m.m43 * m.m43).squareRoot())
            (growthX, growthY) = (max(growthX, first.squareRoot()), max(growthY, second.squareRoot()))
            let parts = TransformParts(m).perspective
            let length = (parts.x * parts.x + parts.y * parts.y + parts.z * parts.z).squareRoot()
            (perspective, depth) = (max(perspective, length), min(depth, parts.w))
            let isFlat = m.m13 == 0 && m.m23 == 0 && m.m31 == 0 && m.m32 == 0 && m.m33 > 0
            facesViewer = facesViewer && isFlat && parts.x == 0 && parts.y == 0
            lift = max(lift, abs(m.m43))
            return true
        }

        /// The greatest distance from the anchor of what lies in `rect` about it; nil where it comes too near to the
        /// viewer.
        func radius(of rect: CGRect) -> CGFloat? {
            let (x, y) = (max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
            // The two axes stay at right angles to each other.
            let (across, down) = (growthX * x, growthY * y)
            let reach = facesViewer ? lift : (across * across + down * down).squareRoot() + shift
            let nearest = depth - perspective * reach
            guard nearest > nearestDepth else { return nil }
            return (growth * (x * x + y * y).squareRoot() + shift) / nearest
        }
    }

    /// The transform in space; nil where the layer only rotates, scales and shifts in its superlayer's plane.
    private var space: Space?
    private var scaleX: Span, scaleY: Span
    private var offsetX: Span, offsetY: Span
    private var positionX: Span, positionY: Span
    private var width: Span, height: Span
    private var lineWidth: Span, miterLimit: Span, blur: Span
    /// Around the outlines that the animations bring.
    private var outlines = CGRect.null
    private var turns: Bool

    private let properties: LayerProperties
    private let animations: [RenderAnimation]

    /// A rectangle of the superlayer's space that contains what a layer and its sublayers draw at any time; nil where
    /// it cannot be computed.
    static func whole(
        _ properties: LayerProperties, _ animations: [RenderAnimation], _ sublayers: [RenderLayer]
    ) -> CGRect? {
        guard var reach = MotionReach(properties, animations) else { return nil }
        for animation in animations where !reach.include(animation) { return nil }
        return reach.rect(with: sublayers)
    }

    /// The layer as it is without animations; nil where it is no plane in its superlayer's.
    private init?(_ properties: LayerProperties, _ animations: [RenderAnimation]) {
        (self.properties, self.animations) = (properties, animations)
        guard properties.kind.staysInPlace else { return nil }
        let transform = properties.transform
        guard !properties.isGeometryFlipped, !properties.throwsShadow, properties.sublayerTransform.isIdentity,
            properties.anchorPointZ == 0
        else { return nil }
        let scales = transform.scales
        (scaleX, scaleY) = (Span(scales.x), Span(scales.y))
        (offsetX, offsetY) = (Span(transform.m41), Span(transform.m42))
        (positionX, positionY) = (Span(properties.position.x), Span(properties.position.y))
        (width, height) = (Span(properties.bounds.width), Span(properties.bounds.height))
        lineWidth = Span(properties.shape?.lineWidth ?? 0)
        miterLimit = Span(properties.shape?.miterLimit ?? 0)
        blur = Span(properties.blur)
        turns = transform.m12 != 0 || transform.m21 != 0
        // A tilted layer is not made of a scale and a rotation, and one in space has more.
        let leans = abs(transform.m11 * transform.m21 + transform.m12 * transform.m22) > 1e-9
        if !transform.isAffine || leans { guard enterSpace() else { return nil } }
    }

    /// Uses whole transforms from now on, beginning with the layer's own.
    private mutating func enterSpace() -> Bool {
        var new = Space()
        guard new.add(properties.transform) else { return false }
        space = new
        return true
    }

    // MARK: Animations

    private mutating func include(_ animation: RenderAnimation) -> Bool {
        guard animation.containsProperty(where: { $0.changesGeometry || $0.reach == .clipping }) else { return true }
        guard animation.timingFunction?.staysBetween != false else { return false }
        switch animation.action {
        case .basic(let box):
            let basic = box.value
            guard let from = basic.from, let to = basic.to, !basic.isAdditive, !basic.isCumulative,
                basic.spring == nil, basic.function == nil, basic.cell == nil
            else { return false }
            return include(from, for: basic.property) && include(to, for: basic.property)
        case .keyframe(let box):
            let keyframe = box.value
            guard !keyframe.isAdditive, !keyframe.isCumulative, keyframe.function == nil, keyframe.cell == nil,
                keyframe.calculationMode != .cubic, keyframe.calculationMode != .cubicPaced,
                keyframe.timingFunctions.allSatisfy(\.staysBetween)
            else { return false }
            for value in keyframe.values where !include(value, for: keyframe.property) { return false }
            return true
        case .group(let members):
            for member in members where !include(member) { return false }
            return true
        case .transition: return false
        }
    }

    /// Whether no animation moves the layer by parts of its transform.
    private var isPlaced: Bool {
        let (scales, transform) = (properties.transform.scales, properties.transform)
        return turns == (transform.m12 != 0 || transform.m21 != 0) && scaleX.isFixed && scaleY.isFixed
            && offsetX.isFixed && offsetY.isFixed && scaleX.low == scales.x && scaleY.low == scales.y
    }

    private mutating func include(_ value: AnimationValue, for property: AnimatableProperty) -> Bool {
        switch (property.reach, property.part, value.coerced(to: property)) {
        case (.transform, nil, .transform(let m)):
            if space == nil { guard isPlaced, enterSpace() else { return false } }
            return space?.add(m) ?? false
        case (.transform, .transform(let part), let value?): return space == nil && include(value, for: part)
        case (.position, nil, .point(let p)):
            positionX.add(p.x)
            positionY.add(p.y)
        case (.position, .x, .scalar(let x)): positionX.add(x)
        case (.position, .y, .scalar(let x)): positionY.add(x)
        case (.bounds, .size, .size(let s)):
            width.add(s.width)
            height.add(s.height)
        case (.bounds, .width, .scalar(let x)): width.add(x)
        case (.bounds, .height, .scalar(let x)): height.add(x)
        case (.lineWidth, _, .scalar(let x)): lineWidth.add(x)
        case (.miterLimit, _, .scalar(let x)): miterLimit.add(x)
        case (.blur, _, .scalar(let x)): blur.add(x)
        case (.dashes, _, _): break
        case (.path, _, .path(let path)): outlines = outlines.union(path.boundingBox)
        default: return !property.changesGeometry && property.reach != .clipping
        }
        return true
    }

    /// Adds a part of the transform, if it is one that keeps the layer in its superlayer's plane.
    private mutating func include(_ value: AnimationValue, for part: TransformPart) -> Bool {
        switch (part, value) {
        case (.rotation, _), (.rotationZ, _): turns = true
        case (.scale, .scalar(let x)), (.scaleXY, .scalar(let x)):
            scaleX.add(x)
            scaleY.add(x)
        case (.scaleX, .scalar(let x)): scaleX.add(x)
        case (.scaleY, .scalar(let x)): scaleY.add(x)
        case (.translation, .size(let s)):
            offsetX.add(s.width)
            offsetY.add(s.height)
        case (.translationX, .scalar(let x)): offsetX.add(x)
        case (.translationY, .scalar(let x)): offsetY.add(x)
        default: return false
        }
        return true
    }

    // MARK: Where it all lies

    private func rect(with sublayers: [RenderLayer]) -> CGRect? {
        guard width.low >= 0, height.low >= 0 else { return nil }
        guard let inside = properties.masksToBounds ? .null : Self.whole(of: sublayers) else { return nil }
        let (origin, anchor) = (properties.bounds.origin, properties.anchorPoint)
        var whole = CGRect.null
        // Edges move evenly with the size, so that the ends suffice.
        for width in [width.low, width.high] {
            for height in [height.low, height.high] {
                guard let drawn = drawn(at: CGSize(width: width, height: height), with: inside) else { return nil }
                whole = whole.union(
                    drawn.offsetBy(dx: -origin.x - width * anchor.x, dy: -origin.y - height * anchor.y))
            }
        }
        return whole.isNull ? whole : placed(whole)
    }

    /// The rectangle that the layer draws at a size, and its sublayers, which lie inside `inside`.
    private func drawn(at size: CGSize, with inside: CGRect) -> CGRect? {
        var properties = properties
        if !width.isFixed || !height.isFixed {
            guard properties.contents == nil || properties.contentsGravity == .resize else { return nil }
            properties.bounds.size = size
        }
        properties.shape?.lineWidth = lineWidth.high
        properties.shape?.miterLimit = miterLimit.high
        properties.blur = blur.high
        guard var rect = properties.reach(under: animations) else { return nil }
        if let shape = properties.shape, !outlines.isNull { rect = rect.union(shape.lineRect(around: outlines)) }
        rect = rect.union(properties.masksToBounds ? properties.bounds.standardized : inside)
        guard properties.isOneImage, !rect.isNull else { return rect }
        // An image has whole pixels, and what is softened reaches out of it.
        let scale = min(max(properties.rasterizationScale, coarsest), 1)
        let margin = 4 * max(properties.blur, 0) + 6 / scale
        return rect.insetBy(dx: -margin, dy: -margin)
    }

    /// The rectangle that `layers` draw at any time.
    private static func whole(of layers: [RenderLayer]) -> CGRect? {
        var rect = CGRect.null
        for layer in layers {
            guard let reach = layer.isMovedByAnimations ? layer.reach : layer.stillReach else { return nil }
            rect = rect.union(reach)
        }
        return rect
    }

    /// `rect`, about the anchor, in the superlayer's space.
    private func placed(_ rect: CGRect) -> CGRect? {
        var box: CGRect
        if let space {
            guard let radius = space.radius(of: rect) else { return nil }
            return CGRect(
                x: positionX.low - radius, y: positionY.low - radius,
                width: positionX.high - positionX.low + 2 * radius, height: positionY.high - positionY.low + 2 * radius)
        }
        if turns {
            let farthest = CGSize(
                width: max(abs(rect.minX), abs(rect.maxX)) * scaleX.magnitude,
                height: max(abs(rect.minY), abs(rect.maxY)) * scaleY.magnitude)
            let radius = (farthest.width * farthest.width + farthest.height * farthest.height).squareRoot()
            box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
        } else {
            box = .null
            for x in [scaleX.low, scaleX.high] {
                for y in [scaleY.low, scaleY.high] {
                    box = box.union(rect.applying(CGAffineTransform(scaleX: x, y: y)))
                }
            }
        }
        return CGRect(
            x: box.minX + offsetX.low + positionX.low, y: box.minY + offsetY.low + positionY.low,
            width: box.width + offsetX.high - offsetX.low + positionX.high - positionX.low,
            height: box.height + offsetY.high - offsetY.low + positionY.high - positionY.low)
    }
}

extension RenderLayer {
    /// The reach of a layer with these properties, animations and sublayers; nil for too many.
    static func reach(
        _ properties: LayerProperties, _ animations: [RenderAnimation], _ sublayers: [RenderLayer], count: Int
    ) -> CGRect? {
        count > mostLayers ? nil : MotionReach.whole(properties, animations, sublayers)
    }

    /// The reach of a layer that no animation moves: computed when it is asked for.
    var stillReach: CGRect? { Self.reach(properties, animations, sublayers, count: subtreeCount) }
}

extension TimingFunction {
    /// Whether the curve keeps between 0 and 1.
    fileprivate var staysBetween: Bool { c1y >= 0 && c1y <= 1 && c2y >= 0 && c2y <= 1 }
}
