import CoreGraphics
import RenderServer

/// From one layer's plane to another's, perspective included.
enum PlaneMap {
    /// From the space of `from` to that of `to`; nil means the space around the root layer. Where a layer on the way
    /// flattens the plane to a line there is no way into it, and its space counts as that around it.
    static func between(_ from: CALayer?, _ to: CALayer?) -> PlaneTransform {
        // From one layer to the next, as hit tests go, without climbing to the root.
        if let to, let from, to.superlayer === from {
            let map = to.mapToSuperlayer
            return map.inverted ?? map
        }
        if let from, let to, from.superlayer === to { return from.mapToSuperlayer }
        let targets = ancestry(of: to)
        var up = PlaneTransform.identity
        var layer = from
        while let next = layer, !targets.contains(where: { $0 === next }) {
            up = up.concatenating(next.mapToSuperlayer)
            layer = next.superlayer
        }
        var down = PlaneTransform.identity
        for next in targets {
            if next === layer { break }
            down = down.concatenating(next.mapToSuperlayer)
        }
        return up.concatenating(down.inverted ?? down)
    }

    /// `layer` and the layers around it, inside out. Asked once, for a presentation's are made anew at each asking.
    private static func ancestry(of layer: CALayer?) -> [CALayer] {
        var result: [CALayer] = []
        var next = layer
        while let layer = next {
            result.append(layer)
            next = layer.superlayer
        }
        return result
    }
}

extension CALayer {
    /// The point of this layer that is seen at `p` of its superlayer; nil where none is.
    final func pointSeen(at p: CGPoint) -> CGPoint? {
        let map = mapToSuperlayer
        if map.isAffine && isDoubleSided { return convert(p, from: superlayer) }
        if !isDoubleSided {
            let parent = superlayer.flatMap { $0.maskLayer === self ? nil : $0 }
            if properties.turnsAway(through: parent?.properties.sublayersToLocal) { return nil }
        }
        let point = convert(p, from: superlayer)
        return map.isBeforeViewer(point) ? point : nil
    }

    /// From this layer's plane to its superlayer's, each layer flattened into its superlayer's plane.
    fileprivate var mapToSuperlayer: PlaneTransform {
        let own = properties.localToSuper
        guard let parent = superlayer, parent.maskLayer !== self else { return PlaneTransform(flattening: own) }
        return PlaneTransform(flattening: own.concatenating(parent.properties.sublayersToLocal))
    }
}
