import CoreGraphics

/// One particle of an emitter at one instant.
package struct Particle: Equatable {
    let image: CGImage
    /// The image's position about the particle's middle, in points.
    let box: CGRect
    /// From there to the emitter layer's space.
    let transform: CGAffineTransform
    /// The colour that the image is multiplied with; the parts are 0...1.
    let color: RGBA
    /// The emitter's time at which it began, seconds.
    let birth: Double
}
