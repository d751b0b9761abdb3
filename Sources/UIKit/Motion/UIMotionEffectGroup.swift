/// Several motion effects as one. Main actor only.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. None by default.
    open var motionEffects: [UIMotionEffect]?

    /// The values of all effects at the tilt `viewerOffset`; of several for one key path that of the last.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let all = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return all.isEmpty ? nil : all.reduce(into: [:]) { sum, values in sum.merge(values) { $1 } }
    }
}
