import CoreGraphics

/// A layer of a sample that does nothing but step through images.
struct Stepper {
    /// The index in the list of layers.
    let index: Int
    let steps: SteppedContents
    /// The appearance of that layer.
    let appearance: LayerAppearance
    /// The time when another image may show, as of the sample.
    let next: NextChange
    /// Whether something covers the layer as long as only steppers change.
    var isHidden = false
}

extension SampledTree {
    /// Brings the sample to `time`, in seconds, where nothing has changed since but the images of steppers; false,
    /// and nothing done, where more may have.
    ///
    /// `changed` gets the indexes, among the steppers, of those in view that show another image now. The result is that
    /// of a whole sample at `time`, but for images that are not visible.
    mutating func step(to time: Double, changed: inout [Int]) -> Bool {
        guard !steppers.isEmpty, time >= self.time else { return false }
        switch nextOther {
        case .continuous: return false
        // What is nearer than the resolution of media time may count as reached.
        case .at(let change) where change <= time + timeResolution: return false
        default: break
        }
        var next = nextOther
        for position in steppers.indices where !steppers[position].isHidden {
            guard let step = steppers[position].steps.step(at: time) else { continue }
            next = next.sooner(.at(step.next))
            if steppers[position].appearance.show(step.image) { changed.append(position) }
        }
        (self.time, nextChange) = (time, next)
        return true
    }
}
