import CoreGraphics

/// A committed tree at one instant: the visible layers in drawing order, each with what it looks like then.
///
/// The list is in pre-order, sublayers sorted by zPosition; a layer's subtree is the run from it to `subtreeEnd`.
/// Hidden and fully transparent subtrees are not in it.
package struct SampledTree {
    package var layers: [SampledLayer] = []

    package init() {}
}

/// One visible layer at one instant.
package struct SampledLayer {
    /// The committed layer this is a sample of.
    package let source: RenderLayer
    /// The committed properties with the animations applied.
    package var properties: LayerProperties
    /// From the layer's own space to the surface, in points.
    package var transform: CGAffineTransform
    /// What is visible at most, in the surface's points: the surface cut by every superlayer that masks to its bounds.
    package var clip: CGRect
    /// Where the layer itself draws, cut by `clip`, in the surface's points; empty when nothing.
    package var ownRect: CGRect
    /// Where the layer or anything in its subtree draws, in the surface's points.
    package var subtreeRect: CGRect
    /// The index past the last layer of the subtree.
    package var subtreeEnd: Int
    /// The mask at this instant, placed on the surface too; nil without one.
    package var mask: SampledTree?
    /// Whether the layer has a mask. One that draws nothing hides everything.
    package var hasMask: Bool { source.mask != nil }
}

extension RenderTree {
    /// The tree at `time`, seconds of media time: pure, the same answer on any thread and after any other sample.
    package func sample(at time: Double) -> SampledTree {
        var result = SampledTree()
        sample(at: time, into: &result)
        return result
    }

    /// As `sample(at:)`, into a tree whose memory is used again.
    package func sample(at time: Double, into result: inout SampledTree) {
        result.layers.removeAll(keepingCapacity: true)
        let surface = CGRect(origin: .zero, size: size)
        var sampler = Sampler(result: result)
        result = SampledTree()
        sampler.visit(root, parentTime: time, parentTransform: .identity, clip: surface)
        result = sampler.result
    }
}

/// The walk that samples a tree.
private struct Sampler {
    var result: SampledTree

    /// Samples `layer` and its subtree. Answers where the subtree draws.
    mutating func visit(_ layer: RenderLayer, parentTime: Double, parentTransform: CGAffineTransform, clip: CGRect) {
        let localTime = layer.timing.localTime(fromParent: parentTime)
        let properties =
            layer.animations.isEmpty
            ? layer.properties : layer.properties.applying(layer.animations, at: localTime)
        guard !properties.isHidden, properties.opacity > 0 else { return }
        let transform = properties.planeToSuper.concatenating(parentTransform)
        let drawn = properties.drawnRect
        let ownRect = drawn.isNull ? .null : drawn.onSurface(transform).intersection(clip)
        let index = result.layers.count
        result.layers.append(
            SampledLayer(
                source: layer, properties: properties, transform: transform, clip: clip, ownRect: ownRect,
                subtreeRect: ownRect, subtreeEnd: index + 1))

        if !layer.sublayers.isEmpty {
            var inner = clip
            if properties.masksToBounds {
                inner = properties.bounds.standardized.onSurface(transform).intersection(clip)
            }
            if !inner.isNull && !inner.isEmpty {
                visitSublayers(of: layer, properties, localTime: localTime, transform: transform, clip: inner)
            }
        }
        var rect = ownRect
        var next = index + 1
        while next < result.layers.count {
            let child = result.layers[next]
            rect = rect.union(child.subtreeRect)
            next = child.subtreeEnd
        }
        result.layers[index].subtreeRect = rect
        result.layers[index].subtreeEnd = result.layers.count
        if let mask = layer.mask {
            var sampler = Sampler(result: SampledTree())
            sampler.visit(mask, parentTime: localTime, parentTransform: transform, clip: clip)
            result.layers[index].mask = sampler.result
        }
    }

    private mutating func visitSublayers(
        of layer: RenderLayer, _ properties: LayerProperties, localTime: Double, transform: CGAffineTransform,
        clip: CGRect
    ) {
        let inner =
            properties.sublayerTransform.isIdentity
            ? transform : properties.sublayersToLocal.flattenedNoting.concatenating(transform)
        let depths = layer.sublayers.lazy.map { $0.depth(at: localTime) }
        guard depths.contains(where: { $0 != 0 }) else {
            for sublayer in layer.sublayers {
                visit(sublayer, parentTime: localTime, parentTransform: inner, clip: clip)
            }
            return
        }
        // Equal depths keep the order of the array: the sort is made stable by the index.
        let order = depths.enumerated().sorted {
            $0.element != $1.element ? $0.element < $1.element : $0.offset < $1.offset
        }
        for entry in order {
            visit(layer.sublayers[entry.offset], parentTime: localTime, parentTransform: inner, clip: clip)
        }
    }
}

extension RenderLayer {
    /// The zPosition at `parentTime`.
    fileprivate func depth(at parentTime: Double) -> CGFloat {
        guard animations.contains(where: { $0.touches(.zPosition) }) else { return properties.zPosition }
        return properties.applying(animations, at: timing.localTime(fromParent: parentTime)).zPosition
    }
}

extension RenderAnimation {
    /// Whether the animation, or a member of it, sets `property`.
    func touches(_ property: AnimatableProperty) -> Bool {
        containsProperty { $0 == property }
    }

    /// Whether the animation, or a member of it, sets a property that satisfies `test`.
    func containsProperty(where test: (AnimatableProperty) -> Bool) -> Bool {
        switch content {
        case .basic(let basic): test(basic.property)
        case .keyframe(let keyframe): test(keyframe.property)
        case .group(let members): members.contains { $0.containsProperty(where: test) }
        }
    }
}

extension LayerProperties {
    /// From the layer's plane to its superlayer's, seen along the z axis.
    var planeToSuper: CGAffineTransform {
        let anchorX = bounds.origin.x + bounds.width * anchorPoint.x
        let anchorY = bounds.origin.y + bounds.height * anchorPoint.y
        if transform.isIdentity {
            return CGAffineTransform(translationX: position.x - anchorX, y: position.y - anchorY)
        }
        if anchorPointZ != 0 { return localToSuper.flattenedNoting }
        let turn = transform.flattenedNoting
        return CGAffineTransform(
            a: turn.a, b: turn.b, c: turn.c, d: turn.d,
            tx: turn.tx + position.x - anchorX * turn.a - anchorY * turn.c,
            ty: turn.ty + position.y - anchorX * turn.b - anchorY * turn.d)
    }
}

extension CATransform3D {
    /// `flattened`, with one log line where perspective is lost by it.
    var flattenedNoting: CGAffineTransform {
        if hasPerspective {
            Log.once("transform.perspective", "perspective (m14, m24, m34) is not drawn yet: the layer is drawn flat")
        }
        return flattened
    }
}

extension CGRect {
    /// The smallest upright rectangle around this one once it is sent through `transform`.
    func onSurface(_ transform: CGAffineTransform) -> CGRect {
        if transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1 {
            return offsetBy(dx: transform.tx, dy: transform.ty)
        }
        return applying(transform)
    }
}
