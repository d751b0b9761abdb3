import CoreGraphics

/// The questions of the walk down a tree about a layer.
extension RenderLayer {
    /// Whether anything is blended in the layer that must not be combined with what is outside of it.
    var isolates: Bool { properties.isolatesBlending && subtreeBlends }

    /// Whether the layer does nothing to its sublayers but position them, hide them and let them fade; its animations,
    /// too, do nothing else.
    static func onlyHoldsOthers(
        _ properties: LayerProperties, _ animated: [AnimatedProperty], blends: Bool
    ) -> Bool {
        guard properties.kind.isPlain, !properties.masksToBounds, !properties.isOneImage,
            properties.blendMode == .normal, properties.colorMatrix == nil, !(properties.isolatesBlending && blends),
            properties.shadow.opacity == 0, properties.drawnRect.isNull
        else { return false }
        return animated.isEmpty || (!blends && animated.allSatisfy { $0.places || $0.fades })
    }

    /// Whether the sublayers of a layer that only holds them fade one by one as they would in a group: a single one
    /// does. `tint` is what the superlayer multiplies the layer with.
    func handsOpacityOn(_ appearance: LayerAppearance, under tint: RGBA?) -> Bool {
        if holdsOneThatFades { return tint?.isWhite ?? true }
        return tint == nil && appearance.properties.opacity == 1 && !fadesByAnimations
    }

    /// The zPosition at `parentTime`; or, with the transform from the superlayer's space to a plane before which the
    /// layer lies, how near to the viewer its middle is then.
    func depth(at parentTime: Double, in space: CATransform3D?) -> CGFloat {
        guard space != nil || animations.contains(where: { $0.touches(.zPosition) }) else {
            return properties.zPosition
        }
        let time = timing.localTime(fromParent: parentTime)
        var present = properties
        for animation in animations
        where animation.containsProperty(where: { space == nil ? $0 == .zPosition : $0.changesGeometry }) {
            present.apply(animation, at: time)
        }
        guard let space else { return present.zPosition }
        let way = present.localToSuper.concatenating(space)
        let (x, y) = (present.bounds.midX, present.bounds.midY)
        let w = x * way.m14 + y * way.m24 + way.m44
        let z = x * way.m13 + y * way.m23 + way.m43
        return w > 0 ? z / w : z
    }
}

extension LayerAppearance {
    /// The colour that the sublayers are multiplied with, in a layer that `tint` is for, where it hands that on.
    func tintOfSublayers(under tint: RGBA?) -> RGBA? {
        if properties.opacity == 1 { return tint }
        var result = tint ?? .white
        result.a *= Double(properties.opacity)
        return result
    }
}

extension RenderLayer {
    /// Whether a layer around this one, which shows nothing else, can leave it to this one to fade: no shadow fades
    /// with it, nothing in it stands beside it in the list, and no image steps in it.
    var fadesByItself: Bool {
        properties.kind.hasPlane && !hasTransition && steps == nil && properties.shadow.opacity == 0
            && !animatedProperties.contains { $0.property.reach == .anywhere }
    }

    /// A layer with the appearance of this one at `localTime`, seconds of its own time, with `change` made to that: its
    /// own animations are gone but for those that are no values of properties, and what is in it moves on.
    package func still(at localTime: Double, _ change: (inout LayerProperties) -> Void) -> RenderLayer {
        var appearance = properties.applying(animations, at: localTime)
        change(&appearance)
        let kept = animations.filter { animation in
            if case .transition = animation.action { true } else { animation.movesParticles }
        }
        return RenderLayer(
            id: id, properties: appearance, timing: timing, animations: kept, sublayers: sublayers, mask: mask)
    }
}
