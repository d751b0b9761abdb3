extension CIFilter {
    /// Returns the filter `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }

    /// Returns the filter `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }

    /// Returns the filter `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }

    /// Returns the filter `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }

    /// Returns the filter `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }

    /// Returns the filter `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }

    /// Returns the filter `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }

    /// Returns the filter `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter("CIColorPosterize") }

    /// Returns the filter `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }

    /// Returns the filter `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }

    /// Returns the filter `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }

    /// Returns the filter `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }

    /// Returns the filter `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }

    /// Returns the filter `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter("CIWhitePointAdjust") }

    /// Returns the filter `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }

    /// Returns the filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }

    /// Returns the filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }

    /// Returns the filter `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }

    /// Returns the filter `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter("CIMaximumComponent") }

    /// Returns the filter `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter("CIMinimumComponent") }

    /// Returns the filter `CILinearToSRGBToneCurve`.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        BuiltinFilter("CILinearToSRGBToneCurve")
    }

    /// Returns the filter `CISRGBToneCurveToLinear`.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        BuiltinFilter("CISRGBToneCurveToLinear")
    }

    /// Returns the filter `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }

    /// Returns the filter `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltinFilter("CICheckerboardGenerator")
    }

    /// Returns the filter `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter("CIStripesGenerator") }

    /// Returns the filter `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter("CILinearGradient") }

    /// Returns the filter `CISmoothLinearGradient`.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }

    /// Returns the filter `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }

    /// Returns the filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOverCompositing")
    }

    /// Returns the filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceInCompositing")
    }

    /// Returns the filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOutCompositing")
    }

    /// Returns the filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceAtopCompositing")
    }

    /// Returns the filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIAdditionCompositing")
    }

    /// Returns the filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMultiplyCompositing")
    }

    /// Returns the filter `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMaximumCompositing")
    }

    /// Returns the filter `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMinimumCompositing")
    }

    /// Returns the filter `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMultiplyBlendMode")
    }

    /// Returns the filter `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIScreenBlendMode") }

    /// Returns the filter `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIDarkenBlendMode") }

    /// Returns the filter `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CILightenBlendMode") }

    /// Returns the filter `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIDifferenceBlendMode")
    }

    /// Returns the filter `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIExclusionBlendMode")
    }

    /// Returns the filter `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIHardLightBlendMode")
    }

    /// Returns the filter `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter("CIOverlayBlendMode") }

    /// Returns the filter `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorDodgeBlendMode")
    }

    /// Returns the filter `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorBurnBlendMode")
    }

    /// Returns the filter `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithMask") }

    /// Returns the filter `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithAlphaMask") }

    /// Returns the filter `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltinFilter("CIDissolveTransition")
    }

    /// Returns the filter `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter("CIAffineClamp") }

    /// Returns the filter `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter("CILanczosScaleTransform")
    }

    /// Returns the filter `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter("CIAreaAverage") }

    /// Returns the filter `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
}
