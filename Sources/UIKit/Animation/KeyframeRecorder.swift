import OctantBase
import QuartzCore
import RenderServer

/// Records the changes of a block of keyframes, and makes one animation of all changes of a property.
@MainActor
final class KeyframeRecorder {
    private struct Step {
        /// Fractions of the whole, 0...1.
        var start: Double, end: Double
        var value: AnimationValue
    }

    private struct Track {
        let layer: CALayer
        let property: AnimatableProperty
        let first: AnimationValue
        let delegate: ViewMotion
        var steps: [Step] = []
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The part of the whole in which the changes being made happen.
    private var start = 0.0, end = 1.0

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs `animations`, whose changes happen from `start` on for `duration`, fractions of the whole.
    func keyframe(start: Double, duration: Double, animations: () -> Void) {
        let outer = (self.start, end)
        self.start = Self.fraction(start)
        end = Self.fraction(self.start + Self.fraction(duration))
        animations()
        (self.start, end) = outer
    }

    private static func fraction(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    /// The action for a change of `property` from `old`, with the settings `motion` of the whole: the change is
    /// recorded, unless the program makes something else of it.
    func action(
        for property: AnimatableProperty, from old: AnimationValue, by motion: LayerMotion, delegate: ViewMotion
    ) -> any CAAction {
        motion.keyframeAction(for: property, from: old, within: start...end, mode: mode, delegate: delegate) {
            self.note($0, property, from: old, delegate: delegate)
        }
    }

    /// `property` was changed, from `old`.
    private func note(
        _ layer: CALayer, _ property: AnimatableProperty, from old: AnimationValue, delegate: ViewMotion
    ) {
        guard let value = layer.motionValue(of: property, asShown: false) else { return }
        let step = Step(start: start, end: end, value: value)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(
                Track(layer: layer, property: property, first: old, delegate: delegate, steps: [step]))
        }
    }

    /// Animates all recorded changes, with the settings of `block`.
    func finish(_ block: AnimationBlock) {
        for track in tracks {
            var (times, values) = ([0.0], [track.first])
            func add(_ time: Double, _ value: AnimationValue) {
                times.append(time)
                values.append(value)
            }
            // Sorted by their begin; of two that begin together, in the order they were made.
            for step in track.steps.ordered(by: { $0.start < $1.start }) {
                let (last, time) = (values[values.count - 1], times[times.count - 1])
                if step.start > time { add(step.start, last) }
                add(max(step.end, times[times.count - 1]), step.value)
            }
            if times[times.count - 1] < 1 { add(1, values[values.count - 1]) }
            // A discrete animation has one time more than values: the last value holds to the end.
            if mode == .discrete { times.append(1) }
            track.layer.move(
                track.property, through: values, at: times, mode: mode, by: block.motion, delegate: track.delegate)
        }
    }
}
