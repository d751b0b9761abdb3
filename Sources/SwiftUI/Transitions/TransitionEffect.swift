/// The difference of the appearance of a view that comes or goes from the one it has in between.
struct TransitionEffect: Equatable {
    /// The factor of its opacity.
    var opacity = 1.0
    /// The scale of its size, about the anchor.
    var scale = 1.0
    var anchor = UnitPoint.center
    /// Points to the right and down.
    var offset = CGSize.zero
    /// The sides that it comes from, each as far off as it is wide or high.
    var edges: [Edge] = []

    /// Whether something moves.
    var hasMotion: Bool { scale != 1 || offset != .zero || !edges.isEmpty }

    /// Both effects at once.
    func combined(with other: TransitionEffect) -> TransitionEffect {
        var result = self
        result.opacity *= other.opacity
        result.scale *= other.scale
        if other.scale != 1 { result.anchor = other.anchor }
        result.offset.width += other.offset.width
        result.offset.height += other.offset.height
        result.edges += other.edges
        return result
    }

    /// `appearance` with the effect on it. The view belongs to something whose frame is `whole`, in points of the view
    /// around both: the effect is on all of that.
    func applied(to appearance: RenderAttributes, in whole: CGRect, isMirrored: Bool) -> RenderAttributes {
        var result = appearance
        result.opacity *= opacity
        var way = offset
        for edge in edges {
            switch edge {
            case .top: way.height -= whole.height
            case .bottom: way.height += whole.height
            case .leading: way.width -= isMirrored ? -whole.width : whole.width
            case .trailing: way.width += isMirrored ? -whole.width : whole.width
            }
        }
        if scale != 1 {
            let (center, own) = (anchor.point(in: whole), appearance.anchorPosition)
            way.width += (own.x - center.x) * (scale - 1)
            way.height += (own.y - center.y) * (scale - 1)
            result.motion.scale.width *= scale
            result.motion.scale.height *= scale
            result.motion.offset.width *= scale
            result.motion.offset.height *= scale
        }
        result.motion.offset.width += way.width
        result.motion.offset.height += way.height
        return result
    }
}

/// Shows a view as one stage of a transition shows it.
nonisolated struct TransitionEffectModifier: WrappingModifier {
    let effect: TransitionEffect

    @MainActor func makeElement(_ node: _Node, around content: Element) -> TransitionEffectElement {
        updated(TransitionEffectElement(node, around: content))
    }

    @MainActor func update(_ element: TransitionEffectElement) { element.effect = effect }
}

/// An element that one stage of a transition is shown on.
final class TransitionEffectElement: EffectElement {
    /// The effect on it.
    var effect = TransitionEffect() {
        didSet { if effect != oldValue { setNeedsAppearance() } }
    }

    override func adjust(_ appearance: inout RenderAttributes) {
        appearance = effect.applied(to: appearance, in: frame, isMirrored: isMirrored)
    }
}
