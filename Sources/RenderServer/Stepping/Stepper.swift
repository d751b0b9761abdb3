import CoreGraphics

/// A layer of a sample that does nothing but step through pictures.
struct Stepper {
    /// Its place in the list of layers.
    let index: Int
    let steps: SteppedContents
    /// The look of that layer.
    let look: LayerLook
    /// When another picture may show, as of the sample.
    let next: NextChange
    /// Whether something covers the layer as long as only steppers change.
    var isHidden = false
}

extension SampledTree {
    /// Brings the sample to `time`, in seconds, where nothing has changed since but the pictures of steppers; false,
    /// and nothing done, where more may have.
    ///
    /// `changed` gets the places, among the steppers, of those in sight that show another picture now. The result is
    /// that of a whole sample at `time`, but for pictures that nobody sees.
    mutating func step(to time: Double, changed: inout [Int]) -> Bool {
        guard !steppers.isEmpty, time >= self.time else { return false }
        switch nextOther {
        case .continuous: return false
        // What is nearer than the resolution of media time may count as reached.
        case .at(let change) where change <= time + timeResolution: return false
        default: break
        }
        var next = nextOther
        for place in steppers.indices where !steppers[place].isHidden {
            guard let step = steppers[place].steps.step(at: time) else { continue }
            next = next.sooner(.at(step.next))
            if steppers[place].look.show(step.image) { changed.append(place) }
        }
        (self.time, nextChange) = (time, next)
        return true
    }
}
