import CoreGraphics
import Foundation
import OctantBase
import RenderServer

extension CALayer {
    /// How the layer, with its sublayers, is combined with what is drawn before it. `.normal` by default. Modes that
    /// would change what lies beside the layer count as `.normal`. Does not animate.
    package final var blendMode: CGBlendMode {
        get { properties.blendMode }
        set { setPlain(\.blendMode, newValue.changesWhatIsBeside ? .normal : newValue, "compositingFilter") }
    }

    /// Whether what is blended in the layer is combined with nothing that is drawn before the layer. False by default.
    /// Does not animate.
    package final var isolatesBlending: Bool {
        get { properties.isolatesBlending }
        set { setPlain(\.isolatesBlending, newValue, "isolatesBlending") }
    }

    /// What the colours of the layer, drawn with its sublayers as one image, are multiplied with: 20 finite numbers,
    /// row by row, for red, green, blue and opacity, the fifth of each row added; other lists change nothing. Nil, the
    /// default, for none.
    package final var colorMatrix: [Double]? {
        get { properties.colorMatrix }
        set { set(\.colorMatrix, newValue) }
    }

    /// The key path of `colorMatrix` for animations: a program's layer may have a property of that name.
    package final class var colorMatrixKeyPath: String { AnimatableProperty.colorMatrix.rawValue }

    /// The name of the blend mode; nil for what is laid over.
    final var compositingName: String? { CGBlendMode.filterNames.first { $0.value == properties.blendMode }?.key }

    /// Sets the blend mode by its name.
    final func setCompositing(_ filter: Any?) {
        if filter == nil { return blendMode = .normal }
        let mode = (filter as? String).flatMap { $0 == "normalBlendMode" ? .normal : CGBlendMode.filterNames[$0] }
        if mode == nil {
            Log.once("layer.compositingFilter", "a layer's compositingFilter is no name of a blend mode: it is ignored")
        }
        blendMode = mode ?? .normal
    }
}

extension CGBlendMode {
    /// The names of compositing filters.
    fileprivate static let filterNames: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
    ]

    /// Whether the backdrop changes where nothing is drawn.
    fileprivate var changesWhatIsBeside: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
