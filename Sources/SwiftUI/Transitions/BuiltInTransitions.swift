/// Fades a view in and out.
public nonisolated struct OpacityTransition: Transition, LayerTransition {
    /// The transition.
    public init() {}

    /// Without motion.
    public static let properties = TransitionProperties(hasMotion: false)

    var layerTransition: AnyTransition { .opacity }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Shows and removes a view at once.
public nonisolated struct IdentityTransition: Transition, LayerTransition {
    /// The transition.
    public init() {}

    /// Without motion.
    public static let properties = TransitionProperties(hasMotion: false)

    var layerTransition: AnyTransition { .identity }

    /// `content` itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Brings a view in from its leading side, and takes it out to its trailing one.
public nonisolated struct SlideTransition: Transition, LayerTransition {
    /// The transition.
    public init() {}

    var layerTransition: AnyTransition { .slide }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Scales a view up as it comes, and down as it goes.
public nonisolated struct ScaleTransition: Transition, LayerTransition {
    /// The scale before the view has come and after it has gone.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// From `scale` times the view's size about `anchor`, and back.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    var layerTransition: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Brings a view in from a side, and takes it out to the same.
public nonisolated struct MoveTransition: Transition, LayerTransition {
    /// The side.
    public var edge: Edge

    /// In from beyond `edge`, and out to there.
    public init(edge: Edge) { self.edge = edge }

    var layerTransition: AnyTransition { .move(edge: edge) }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Brings a view in from some points off its position, and takes it out to there.
public nonisolated struct OffsetTransition: Transition, LayerTransition {
    /// Points to the right and down.
    public var offset: CGSize

    /// In from `offset` points off, and out to there.
    public init(_ offset: CGSize) { self.offset = offset }

    var layerTransition: AnyTransition { .offset(offset) }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Brings a view in from a side while it becomes opaque, and takes it out to the other side while it fades.
public nonisolated struct PushTransition: Transition, LayerTransition {
    /// The side that the view comes from.
    public var edge: Edge

    /// In from `edge`, and out to the other side.
    public init(edge: Edge) { self.edge = edge }

    var layerTransition: AnyTransition { .push(from: edge) }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(effect(in: phase))
    }
}

/// Brings a view in by one transition, and takes it out by another.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
    LayerTransition
{
    /// The way in.
    public var insertion: Insertion
    /// The way out.
    public var removal: Removal

    /// In by `insertion`, out by `removal`.
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

    /// Whether one of the two moves something.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    var layerTransition: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let arriving = insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity)
        return removal.apply(content: arriving, phase: phase == .didDisappear ? .didDisappear : .identity)
    }
}
