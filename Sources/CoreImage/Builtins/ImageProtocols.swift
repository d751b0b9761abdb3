/// Makes squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// How sharp edges are, 0...1.
    var sharpness: Float { get set }
}

/// Makes stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// How sharp edges are, 0...1.
    var sharpness: Float { get set }
}

/// Makes colours that change along an axis.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Makes colours that change along an axis, slowly at its ends.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Makes colours that change from a middle on.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The radius of the first colour, in pixels.
    var radius0: Float { get set }
    /// The radius of the second colour, in pixels.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Lays one image over another.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}

/// Shows one of two images, as a third says.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
    /// The image that lets one of the two through.
    var maskImage: CIImage? { get set }
}

/// Changes from one image to another.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// How far it is, 0...1.
    var time: Float { get set }
}

/// Makes the edge of an image go on without end.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// Makes an image larger or smaller.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The scale.
    var scale: Float { get set }
    /// How much wider the image becomes than higher.
    var aspectRatio: Float { get set }
}

/// Makes one pixel, the average of many.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The rectangle, in pixels.
    var extent: CGRect { get set }
}

/// Makes squares of one colour each.
public protocol CIPixellate: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// The scale.
    var scale: Float { get set }
}
