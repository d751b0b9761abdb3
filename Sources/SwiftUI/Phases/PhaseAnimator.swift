import QuartzCore
import RenderServer

/// The seconds that a phase without an animation is shown, a frame: it goes over to the next one at once.
private let shortestPhase = 1.0 / 60

/// A view that goes through phases, one after the other, while it is on screen: each is animated to, and followed by
/// the next one when that animation looks finished. The way to a phase runs without the main thread; going over to the
/// next one is done on it.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    /// The number of times that the trigger has changed.
    @State private var runs = 0

    /// The view that `content` makes of each of `phases`, again and again. `animation` is that of the way to a phase;
    /// nil for none. Without phases it shows nothing.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }

    /// The view that `content` makes of the first of `phases`, and each time that `trigger` changes of all of them, one
    /// after the other, and of the first one again.
    public init<S: Sequence, Trigger: Equatable>(
        _ phases: S, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        (self.phases, self.trigger) = (Array(phases), AnyTrigger(trigger))
        (self.content, self.animation) = (content, animation)
    }

    /// The content of the present phase.
    public var body: some View {
        if let phase = index < phases.count ? phases[index] : phases.first {
            content(phase)
                .onChange(of: trigger) { runs += 1 }
                .modifier(
                    ScreenWorkModifier(id: runs) {
                        guard phases.count > 1, trigger == nil || runs > 0 else { return nil }
                        return PhaseTicker {
                            let next = index + 1 < phases.count ? index + 1 : 0
                            let animation = animation(phases[next])
                            withAnimation(animation) { index = next }
                            if trigger != nil, next == 0 { return nil }
                            return animation.map { $0.logicalDuration ?? $0.duration ?? shortestPhase } ?? 0
                        }
                    })
        }
    }
}

extension View {
    /// This view as `content` shows it in each of `phases`, again and again.
    public func phaseAnimator<S: Sequence, Content: View>(
        _ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> Content,
        animation: @escaping (S.Element) -> Animation? = { _ in .default }
    ) -> some View where S.Element: Equatable {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// This view as `content` shows it in the first of `phases`, and each time that `trigger` changes in all of them.
    public func phaseAnimator<S: Sequence, Trigger: Equatable, Content: View>(
        _ phases: S, trigger: Trigger,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, S.Element) -> Content,
        animation: @escaping (S.Element) -> Animation? = { _ in .default }
    ) -> some View where S.Element: Equatable {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}

/// Goes over to the next phase when it is time.
private final class PhaseTicker: ScreenWork {
    /// Goes over, and returns the seconds until the next time; nil for never.
    private let advance: @MainActor () -> Double?
    private var timer: MediaTimer?

    init(_ advance: @escaping @MainActor () -> Double?) { self.advance = advance }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        guard let seconds = advance(), seconds.isFinite else { return }
        timer = MediaTimer(at: clock.now() + max(seconds, shortestPhase), clock: clock) { [weak self] in
            guard let self, timer != nil else { return }
            start(clock, visibility)
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
