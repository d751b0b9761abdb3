/// What every filter of `CIFilter`'s own methods has.
public protocol CIFilterProtocol: AnyObject {
    /// What the filter makes; nil where an image is missing.
    var outputImage: CIImage? { get }
}

/// Blurs by a bell curve.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius or the deviation, in pixels.
    var radius: Float { get set }
}

/// Blurs by averages.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The radius or the deviation, in pixels.
    var radius: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// A factor of the difference from grey.
    var saturation: Float { get set }
    /// What is added.
    var brightness: Float { get set }
    /// A factor of the difference from the middle.
    var contrast: Float { get set }
}

/// Makes all colours shades of one.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Makes colours of sums of products of their parts.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// What red is made of.
    var rVector: CIVector { get set }
    /// What green is made of.
    var gVector: CIVector { get set }
    /// What blue is made of.
    var bVector: CIVector { get set }
    /// What the opacity is made of.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// Makes every part 1 less what it was.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Brings parts into a range.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The least parts.
    var minComponents: CIVector { get set }
    /// The greatest parts.
    var maxComponents: CIVector { get set }
}

/// Leaves each part a few values.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The number of values of each part.
    var levels: Float { get set }
}

/// Makes colours brown, as of an old photograph.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
}

/// Makes colours brighter or darker, by stops.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exposure, in stops.
    var ev: Float { get set }
}

/// Raises parts to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// Turns hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// Makes greyish colours more vivid.
public protocol CIVibrance: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The strength.
    var amount: Float { get set }
}

/// Makes what is white another colour.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// Makes dark what is one colour, and bright another.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Makes an image look like a kind of photograph.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes what is bright opaque.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes colours the grey of their greatest part.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Makes colours the grey of their least part.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Encodes parts as sRGB does.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Decodes parts as sRGB does.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
}

/// Darkens corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image.
    var inputImage: CIImage? { get set }
    /// The strength.
    var intensity: Float { get set }
    /// The radius or the deviation, in pixels.
    var radius: Float { get set }
}
