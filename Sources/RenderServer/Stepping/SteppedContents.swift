import CoreGraphics

/// Contents that show one image after the other and change in no other way: most spinners.
///
/// All images are of one size, so that a step alters nothing but which of them is shown.
final class SteppedContents: Sendable {
    private let timing: MediaTiming
    private let keyframes: KeyframeAnimation
    private let images: [CGImage]

    /// Nil for what does anything else but step forward through images of one size.
    init?(_ animations: [RenderAnimation]) {
        guard animations.count == 1, case .keyframe(let box) = animations[0].action, box.value.property == .contents,
            box.value.calculationMode == .discrete, box.value.function == nil, !box.value.isAdditive,
            !box.value.isCumulative, animations[0].timingFunction == nil
        else { return nil }
        timing = animations[0].timing
        guard timing.speed > 0, !timing.autoreverses else { return nil }
        let images = box.value.values.compactMap { value -> CGImage? in
            if case .image(let image) = value { image } else { nil }
        }
        guard let first = images.first, images.count == box.value.values.count,
            images.allSatisfy({ $0.width == first.width && $0.height == first.height })
        else { return nil }
        (keyframes, self.images) = (box.value, images)
    }

    /// The size of the images, in pixels.
    var pixelSize: (width: Int, height: Int) { (images[0].width, images[0].height) }

    /// The end of the steps, in seconds of the layer's own time; infinite for those without end.
    var end: Double { timing.parentEnd }

    /// The image at `time`, seconds of the layer's own time, and the instant from which another one may be shown; nil
    /// before the begin and after the end.
    func step(at time: Double) -> (image: CGImage, next: Double)? {
        guard case .active(let position) = timing.phase(at: time) else { return nil }
        // As `RenderAnimation.progress(at:)` has it.
        let progress = min(position.time / timing.duration, 1)
        let next = timing.parentTime(of: keyframes.nextStep(after: progress), cycle: position.cycle)
        return (images[keyframes.discreteIndex(at: progress)], next)
    }
}
