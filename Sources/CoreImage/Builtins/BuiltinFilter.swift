/// A filter whose values are properties. It has those of all filters; which of them count, its protocol says.
final class BuiltinFilter: CIFilter {
    /// The filter called `name`; one that makes nothing where there is none.
    init(_ name: String) {
        super.init(
            definition: FilterDefinition.all[name] ?? FilterDefinition(name, [:]) { _ in nil })
    }

    private func number(_ key: String) -> Float { Float(FilterInputs.number(value(forKey: key)) ?? 0) }

    private func set(_ number: Float, _ key: String) { setValue(NSNumber(value: number), forKey: key) }

    private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }

    private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

    private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }

    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { set(newValue, "inputRadius") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { set(newValue, "inputSaturation") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { set(newValue, "inputBrightness") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { set(newValue, "inputContrast") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { set(newValue, "inputIntensity") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { set(newValue, "inputEV") }
    }
    var power: Float {
        get { number("inputPower") }
        set { set(newValue, "inputPower") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { set(newValue, "inputAngle") }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { set(newValue, "inputAmount") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { set(newValue, "inputLevels") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { set(newValue, "inputWidth") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { set(newValue, "inputSharpness") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { set(newValue, "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { set(newValue, "inputRadius1") }
    }
    var transform: CGAffineTransform {
        get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { set(newValue, "inputScale") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { set(newValue, "inputAspectRatio") }
    }
    var time: Float {
        get { number("inputTime") }
        set { set(newValue, "inputTime") }
    }
}

extension BuiltinFilter: CIGaussianBlur, CIBoxBlur, CIColorControls, CIColorMonochrome {}
extension BuiltinFilter: CIColorMatrix, CIColorInvert, CIColorClamp, CIColorPosterize {}
extension BuiltinFilter: CISepiaTone, CIExposureAdjust, CIGammaAdjust, CIHueAdjust {}
extension BuiltinFilter: CIVibrance, CIWhitePointAdjust, CIFalseColor, CIPhotoEffect {}
extension BuiltinFilter: CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CILinearToSRGBToneCurve {}
extension BuiltinFilter: CISRGBToneCurveToLinear, CIVignette, CICheckerboardGenerator, CIStripesGenerator {}
extension BuiltinFilter: CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CICompositeOperation {}
extension BuiltinFilter: CIBlendWithMask, CIDissolveTransition, CIAffineClamp, CILanczosScaleTransform {}
extension BuiltinFilter: CIAreaAverage, CIPixellate {}
