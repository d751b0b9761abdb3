extension View {
    /// This view with a shadow, `x` points to the right and `y` points down. `radius`, in points, is the standard
    /// deviation of the bell curve that blurs it, as on layers; what is negative or not finite counts as 0.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y))) }

    /// This view, turned by `angle` in space about an axis through `anchor`, `anchorZ` points away from it towards the
    /// viewer. The viewer is as far away as its longer side is long, divided by `perspective`; 0 is without perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        var motion = RenderMotion()
        motion.anchor = anchor
        motion.spin = RenderSpin(
            angle: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchorZ: anchorZ, perspective: perspective)
        return modifier(MotionModifier(motion: motion))
    }
}

/// A shadow behind a view.
struct RenderShadow: Equatable {
    /// The colour, its opacity included.
    var color: CGColor
    /// How blurred, in points.
    var radius: CGFloat
    /// Points to the right and down.
    var offset: CGSize
}

/// A turn in space, the angle as a number, so that a full turn is not the same as none.
struct RenderSpin: Equatable {
    /// Radians.
    var angle: Double
    /// The axis.
    var x: CGFloat, y: CGFloat, z: CGFloat
    /// How far in front of the view the axis lies, in points.
    var anchorZ: CGFloat
    /// How strong things far away get smaller.
    var perspective: CGFloat

    /// The turn with what is not finite as 0, which turns nothing.
    var finite: RenderSpin? {
        [CGFloat(angle), x, y, z, anchorZ, perspective].allSatisfy(\.isFinite) ? self : nil
    }

    /// The turn of a layer of this size, about its anchor.
    func transform(size: CGSize) -> CATransform3D {
        var view = CATransform3DIdentity
        let side = max(size.width, size.height)
        if side > 0 { view.m34 = -perspective / side }
        let turn = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(0, 0, -anchorZ), CATransform3DMakeRotation(CGFloat(angle), x, y, z)),
            CATransform3DMakeTranslation(0, 0, anchorZ))
        return CATransform3DConcat(turn, view)
    }
}

/// Puts a shadow behind a view.
private nonisolated struct ShadowModifier: WrappingModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    @MainActor func makeElement(_ node: _Node, around content: Element) -> ShadowElement {
        ShadowElement(node, around: content, self)
    }

    @MainActor func update(_ element: ShadowElement) {
        element.modifier = self
        element.setNeedsLook()
    }
}

/// An element with a shadow.
private final class ShadowElement: EffectElement {
    var modifier: ShadowModifier

    init(_ node: _Node, around content: Element, _ modifier: ShadowModifier) {
        self.modifier = modifier
        super.init(node, around: content)
    }

    override func adjust(_ look: inout RenderAttributes) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        let color = modifier.color.paint(in: environment.values.paintSurroundings).firstColor
        look.shadow = RenderShadow(
            color: CGColor(rgba: color), radius: max(finite(modifier.radius), 0),
            offset: CGSize(width: finite(modifier.offset.width), height: finite(modifier.offset.height)))
    }
}
