extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Shows and removes the view at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// In from the leading side, and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// From nothing to the view's size, and back.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// From `scale` times the view's size to its size about `anchor`, and back.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// In from beyond `edge`, and out to there.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// In from `offset` points off, and out to there.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// In from `x` points to the right and `y` points below, and out to there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == PushTransition {
    /// In from `edge` while it becomes opaque, and out to the other side while it fades.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
