import CoreGraphics

/// A layer that only holds a single other one, and that other one, as one layer: each frame visits one the less. Views
/// are made of such chains: one layer that fades, one that turns, one that is drawn.
extension RenderLayer {
    /// The layer that shows what a layer that only holds others shows, with these properties and animations and
    /// `sublayers` in it; nil where no single one can, or nothing in it ever moves. It has the name of the one that is
    /// held.
    static func merged(
        _ properties: LayerProperties, _ animations: [RenderAnimation], _ animated: [AnimatedProperty],
        holding sublayers: [RenderLayer]
    ) -> RenderLayer? {
        guard sublayers.count == 1 else { return nil }
        let held = sublayers[0].merged ?? sublayers[0]
        guard !animations.isEmpty || held.subtreeIsAnimated, held.timing == .layerDefault, held.fadesByItself,
            !held.subtreeBlends, !held.properties.isOneImage, properties.isPlainHolder
        else { return nil }
        var result = held.properties
        guard result.takeFading(of: properties, animated, held.animatedProperties),
            result.takePlace(in: properties, animated, held.animatedProperties)
        else { return nil }
        result.zPosition = properties.zPosition
        return RenderLayer(
            id: held.id, properties: result, animations: animations + held.animations, sublayers: held.sublayers,
            mask: held.mask)
    }
}

extension LayerProperties {
    /// Whether a layer that only holds others does so in the plane, in the common way.
    fileprivate var isPlainHolder: Bool {
        isDoubleSided && allowsGroupOpacity && !isGeometryFlipped && !snapsToPixels && sublayerTransform.isIdentity
    }

    /// Whether the layer lies before its superlayer as it is: neither turned, scaled, flipped nor lifted.
    private var isUpright: Bool { transform.isIdentity && anchorPointZ == 0 && !isGeometryFlipped }

    /// Gives the layer the opacity of the one around it. Returns false where both are translucent or fade.
    fileprivate mutating func takeFading(
        of holder: LayerProperties, _ holders: [AnimatedProperty], _ own: [AnimatedProperty]
    ) -> Bool {
        guard !isHidden, !holder.isHidden else { return false }
        if holder.opacity == 1 && !holders.contains(where: \.fades) { return true }
        guard opacity == 1, allowsGroupOpacity, !own.contains(where: \.fades) else { return false }
        opacity = holder.opacity
        return true
    }

    /// Gives the layer the position in the superlayer of the one around it. Returns false where both are turned or
    /// moved by animations, or are in other ways more than one layer can be.
    fileprivate mutating func takePlace(
        in holder: LayerProperties, _ holders: [AnimatedProperty], _ own: [AnimatedProperty]
    ) -> Bool {
        // The bounds of a layer that is held are its own, and so is an animation of them.
        guard !holders.contains(where: { $0.property.reach == .bounds }) else { return false }
        let outer = holder.anchor
        if holder.isUpright && !holders.contains(where: \.places) {
            guard !own.contains(where: { $0.property.reach == .position }) else { return false }
            position.x += holder.position.x - outer.x
            position.y += holder.position.y - outer.y
            return true
        }
        guard isUpright, !own.contains(where: \.places), bounds.width > 0, bounds.height > 0 else { return false }
        anchorPoint.x += (outer.x - position.x) / bounds.width
        anchorPoint.y += (outer.y - position.y) / bounds.height
        (position, transform, anchorPointZ) = (holder.position, holder.transform, holder.anchorPointZ)
        return true
    }
}
