import CoreGraphics

/// The questions of the walk down a tree about a layer.
extension RenderLayer {
    /// Whether anything is blended in the layer that must not be combined with what is outside of it.
    var isolates: Bool { properties.isolatesBlending && subtreeBlends }

    /// Whether the layer, which draws nothing itself and has the appearance `appearance`, does nothing to its sublayers
    /// but position them.
    func onlyHoldsOthers(_ appearance: LayerAppearance) -> Bool {
        appearance.properties.kind.isPlain && animations.isEmpty && mask == nil && appearance.properties.opacity == 1
            && !appearance.properties.masksToBounds
            && !appearance.properties.isOneImage && appearance.properties.blendMode == .normal
            && appearance.properties.colorMatrix == nil && !isolates
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

extension RenderLayer {
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
