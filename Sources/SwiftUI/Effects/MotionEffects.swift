import OctantBase

extension View {
    /// This view, shown `offset` points to the right and down from its position.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(MotionModifier(motion: RenderMotion(offset: offset)))
    }

    /// This view, shown `x` points to the right and `y` points down from its position.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// This view, turned clockwise by `angle` about `anchor`; its position stays as it was.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(MotionModifier(motion: RenderMotion(rotation: angle.radians, anchor: anchor)))
    }

    /// This view, `scale` times as wide and as high about `anchor`; its position stays as it was.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(MotionModifier(motion: RenderMotion(scale: scale, anchor: anchor)))
    }

    /// This view, `s` times as large about `anchor`; its position stays as it was.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// This view, `x` times as wide and `y` times as high about `anchor`; its position stays as it was.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// This view, transformed by `transform` about its top left corner; its position stays as it was.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            MotionModifier(
                motion: RenderMotion(anchor: .topLeading, transform: CATransform3DMakeAffineTransform(transform))))
    }

    /// This view, `opacity` times as opaque: 0...1, clamped.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(RenderingModifier(\.opacity, opacity.isFinite ? min(max(opacity, 0), 1) : 1))
    }

    /// This view, not shown, its position kept.
    nonisolated public func hidden() -> some View { modifier(RenderingModifier(\.opacity, 0)) }
}

/// Moves, rotates and scales a view without changing the layout.
nonisolated struct MotionModifier: WrappingModifier {
    let motion: RenderMotion

    init(motion: RenderMotion) { self.motion = motion.finite }

    @MainActor func makeElement(_ node: _Node, around content: Element) -> MotionElement {
        MotionElement(node, around: content, motion)
    }

    @MainActor func update(_ element: MotionElement) {
        guard element.motion != motion else { return }
        element.motion = motion
        element.setNeedsAppearance()
    }
}

/// An element that is moved, rotated and scaled without changing the layout.
final class MotionElement: EffectElement {
    /// The movement, rotation and scale.
    var motion: RenderMotion

    init(_ node: _Node, around content: Element, _ motion: RenderMotion) {
        self.motion = motion
        super.init(node, around: content)
    }

    override func adjust(_ appearance: inout RenderAttributes) { appearance.motion = motion }

    /// The motion in the plane, of points of the view around.
    private var map: CGAffineTransform {
        var motion = motion
        if motion.effect?.isSeenByLayout == false { motion.effect = nil }
        let (x, y) = (motion.anchor.point(in: frame).x, motion.anchor.point(in: frame).y)
        let inner = CATransform3DGetAffineTransform(motion.transform(size: frame.size))
        return CGAffineTransform(translationX: frame.minX, y: frame.minY)
            .concatenating(CGAffineTransform(translationX: -x, y: -y)).concatenating(inner)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    override func rectAround(_ rect: CGRect) -> CGRect { rect.applying(map) }
    override func rectInside(_ rect: CGRect) -> CGRect { rect.applying(map.inverted()) }
}

extension RenderMotion {
    /// The motion, what is not finite of it left out, with one line on standard error.
    var finite: RenderMotion {
        var motion = self
        var isFinite = true
        func check(_ value: inout CGFloat, or other: CGFloat) {
            if value.isFinite { return }
            (value, isFinite) = (other, false)
        }
        check(&motion.offset.width, or: 0)
        check(&motion.offset.height, or: 0)
        check(&motion.scale.width, or: 1)
        check(&motion.scale.height, or: 1)
        if !motion.rotation.isFinite { (motion.rotation, isFinite) = (0, false) }
        if let spin = motion.spin, spin.finite == nil { (motion.spin, isFinite) = (nil, false) }
        if !isFinite { Log.once("swiftui.motion", "an offset, angle or scale of a view is not finite: it is left out") }
        return motion
    }
}
