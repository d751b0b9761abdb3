import OctantBase
import QuartzCore

/// A modifier that changes where a view is shown, not its position in the layout.
///
/// It animates by `animatableData`: of numbers and pairs of them on layers, without the main thread; of other vectors
/// frame by frame on the main thread.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform of a view of `size` points, about its top left corner. Main thread.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node of a view with the effect.
    @MainActor public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        GeometryEffectNode(view, context)
    }

    /// The effect, which layout does not see either: positions in the view are those without it.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// An effect that positions in the view do not follow.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    private var base: Base

    init(_ base: Base) { self.base = base }

    /// The data of the effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// Returns the transform of the effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// This view, transformed by `transform` about its top left corner; its position stays as it was.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(
            MotionModifier(
                motion: RenderMotion(
                    anchor: .topLeading,
                    transform: transform.isFinite ? transform.layerTransform : CATransform3DIdentity)))
    }
}

/// An effect as part of a view's motion.
struct MotionEffect: Equatable {
    let effect: any GeometryEffect

    /// Whether positions in the view follow it.
    var isSeenByLayout: Bool { !(effect is any LayoutBlind) }

    /// The transform of a layer of `size` points about its top left corner.
    func transform(size: CGSize) -> CATransform3D {
        let value = effect.effectValue(size: size)
        if value.isFinite { return value.layerTransform }
        Log.once("swiftui.effect", "a geometry effect's transform is not finite: it is left out")
        return CATransform3DIdentity
    }

    /// The components of the data that animates.
    var components: [Double] { effect.components ?? [] }

    /// Returns the effect with other components.
    func with(components: [Double]) -> MotionEffect { MotionEffect(effect: effect.with(components: components)) }

    static func == (one: MotionEffect, other: MotionEffect) -> Bool { isSame(one.effect, other.effect) }

    private static func isSame<Effect: GeometryEffect>(_ one: Effect, _ other: any GeometryEffect) -> Bool {
        nonisolated(unsafe) let (first, second) = (one, other as? Effect)
        return MainActor.assumeIsolated { second.map { InputComparison.isSame(first, $0) } ?? false }
    }
}

/// An effect that positions do not follow, whatever its type.
private protocol LayoutBlind {}
extension _IgnoredByLayoutEffect: LayoutBlind {}

/// The node of a view with an effect.
private final class GeometryEffectNode<Modified: View, Effect: GeometryEffect>: ModifiedNode<Modified, Effect>,
    FrameAnimated
{
    private var wrappers = Companions<MotionElement>()
    /// For data that layers cannot animate.
    private let animation: FrameAnimation<Effect>?
    private var shown: Effect

    override init(_ view: ModifiedContent<Modified, Effect>, _ context: _NodeContext) {
        shown = view.modifier
        animation = shown.components == nil ? FrameAnimation.make(shown) : nil
        super.init(view, context)
    }

    override func update(_ view: ModifiedContent<Modified, Effect>) {
        apply(view) {
            shown = modifier
            if let animation {
                shown = animation.apply(modifier, in: transactions.transaction(in: graph))
                if animation.isRunning { graph.frames.add(self) }
            }
            show()
        }
    }

    func step(at time: Double) -> Bool {
        guard let animation, animation.isRunning, isAlive else { return false }
        let next = animation.shown(at: time)
        shown = next ?? animation.destination ?? shown
        show()
        return next != nil
    }

    private var motion: RenderMotion { RenderMotion(anchor: .topLeading, effect: MotionEffect(effect: shown)) }

    private func show() {
        let motion = motion
        for entry in wrappers.present where entry.companion.motion != motion {
            entry.companion.motion = motion
            entry.companion.setNeedsAppearance()
        }
    }

    override func collectElements() -> [Element] {
        let motion = motion
        wrappers.follow(content?.elements ?? []) {
            MotionElement(self, around: $0, motion)
        } restore: {
            $0.motion = motion
            $0.setNeedsAppearance()
        }
        return wrappers.present.map(\.companion)
    }

    override func didRemove() { animation?.end() }
}
