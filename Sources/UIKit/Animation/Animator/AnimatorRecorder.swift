import OctantBase
import QuartzCore
import RenderServer

/// Makes tracks of the changes that a property animator's animations make: of the properties, or of what the program
/// made of the animations that it was given for them.
@MainActor
final class AnimatorRecorder {
    private let curve: AnimatorCurve
    /// The fraction of the whole that is done at the changes, 0...1.
    private let fraction: Double
    private let number: Int
    private var properties: [PropertyTrack] = []
    /// The tracks found so far.
    fileprivate(set) var tracks: [any AnimatorTrack] = []

    /// A recorder for the animator of this number, with the curve `curve` at the changes, which continue from
    /// `fraction` of it.
    init(_ curve: AnimatorCurve, from fraction: Double, number: Int) {
        (self.curve, self.fraction, self.number) = (curve, min(max(fraction, 0), 1), number)
    }

    /// The action for the change of `property` of a layer from `seen`: a track is made of it, unless the program makes
    /// something else of it.
    func action(for property: AnimatableProperty, from seen: AnimationValue) -> any CAAction {
        let note = { @MainActor (layer: CALayer) in self.note(layer, property, from: seen) }
        var motion = LayerMotion()
        motion.duration = (1 - fraction) * curve.duration
        guard motion.duration > 0 else { return ChangeAction(note) }
        motion.delay = max(-curve.fraction, 0) * curve.duration
        (motion.timingFunction, motion.spring) = (curve.curve, curve.spring)
        return motion.action(for: property, from: seen, delegate: OwnMotion(self), body: note)
    }

    private func note(_ layer: CALayer, _ property: AnimatableProperty, from seen: AnimationValue) {
        if properties.contains(where: { $0.layer === layer && $0.property == property }) { return }
        let track = PropertyTrack(layer, property, from: seen, fraction: fraction, number: number)
        properties.append(track)
        tracks.append(track)
    }

    fileprivate func note(_ animation: CAAnimation, on layer: CALayer, forKey key: String?) {
        if let track = OwnTrack(animation, on: layer, forKey: key, fraction: fraction) { tracks.append(track) }
    }
}

/// The delegate of the animations that a program makes of those of a property animator.
private final class OwnMotion: LayerMotionDelegate {
    /// The recorder, nil once the changes are made: what comes later is the program's.
    private weak var recorder: AnimatorRecorder?

    init(_ recorder: AnimatorRecorder) { self.recorder = recorder }

    var owner: AnyObject { self }

    func motionWasAdded(_ animation: CAAnimation, to layer: CALayer, forKey key: String?) {
        guard MainThread.isCurrent, let recorder else { return }
        nonisolated(unsafe) let (added, changed) = (animation, layer)  // On the main thread, as just asked.
        MainActor.assumeIsolated { recorder.note(added, on: changed, forKey: key) }
    }
}
