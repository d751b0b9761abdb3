// Keys of filters' inputs and outputs.

/// What a filter makes, a `CIImage`.
public let kCIOutputImageKey = "outputImage"
/// What a filter is applied to, a `CIImage`.
public let kCIInputImageKey = "inputImage"
/// What is behind, a `CIImage`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What a filter is made to end at, a `CIImage`.
public let kCIInputTargetImageKey = "inputTargetImage"
/// What lets one of two images through, a `CIImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// A radius or a deviation, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// A strength.
public let kCIInputIntensityKey = "inputIntensity"
/// A colour, a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// A factor of the difference from grey.
public let kCIInputSaturationKey = "inputSaturation"
/// What is added to colours.
public let kCIInputBrightnessKey = "inputBrightness"
/// A factor of the difference from the middle.
public let kCIInputContrastKey = "inputContrast"
/// What is added to colours of a matrix, a `CIVector`.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// An exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// A point, a `CIVector`.
public let kCIInputCenterKey = "inputCenter"
/// A scale.
public let kCIInputScaleKey = "inputScale"
/// How much wider an image becomes than higher.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A rectangle, a `CIVector`.
public let kCIInputExtentKey = "inputExtent"
/// A transform, a `CGAffineTransform` or an `NSValue` of one.
public let kCIInputTransformKey = "inputTransform"
/// A width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How sharp, 0...1.
public let kCIInputSharpnessKey = "inputSharpness"
/// How far, 0...1.
public let kCIInputTimeKey = "inputTime"
