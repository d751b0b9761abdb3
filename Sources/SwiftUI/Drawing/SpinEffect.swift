extension View {
    /// This view, turned by `angle` in space about an axis through `anchor`, `anchorZ` points away from it towards the
    /// viewer. The viewer is as far away as its longer side is long, divided by `perspective`; 0 is without
    /// perspective.
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

/// A rotation in space, the angle as a number, so that a full turn is not the same as none.
struct RenderSpin: Equatable {
    /// Radians.
    var angle: Double
    /// The axis.
    var x: CGFloat, y: CGFloat, z: CGFloat
    /// The distance of the axis in front of the view, in points.
    var anchorZ: CGFloat
    /// The strength of the perspective.
    var perspective: CGFloat

    /// The rotation with what is not finite as 0, which rotates nothing.
    var finite: RenderSpin? {
        [CGFloat(angle), x, y, z, anchorZ, perspective].allSatisfy(\.isFinite) ? self : nil
    }

    /// The rotation of a layer of this size, about its anchor.
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
