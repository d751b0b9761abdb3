internal import CCairo

/// The way in which drawing is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Laid over what is there.
    case normal = 0
    /// Colours multiplied; never lighter.
    case multiply = 1
    /// Inverses multiplied; never darker.
    case screen = 2
    /// Multiply or screen, by what is there.
    case overlay = 3
    /// The darker of the two.
    case darken = 4
    /// The lighter of the two.
    case lighten = 5
    /// The backdrop, brightened.
    case colorDodge = 6
    /// The backdrop, darkened.
    case colorBurn = 7
    /// Darken or lighten, softly.
    case softLight = 8
    /// Multiply or screen, by what is drawn.
    case hardLight = 9
    /// The difference of the two.
    case difference = 10
    /// The difference of the two, with less contrast.
    case exclusion = 11
    /// The hue of what is drawn.
    case hue = 12
    /// The saturation of what is drawn.
    case saturation = 13
    /// The hue and saturation of what is drawn.
    case color = 14
    /// The luminosity of what is drawn.
    case luminosity = 15
    /// The result is transparent.
    case clear = 16
    /// The source, in place of the backdrop.
    case copy = 17
    /// The source, where the backdrop is.
    case sourceIn = 18
    /// The source, where the backdrop is not.
    case sourceOut = 19
    /// The source over the backdrop, where the backdrop is.
    case sourceAtop = 20
    /// Laid under what is there.
    case destinationOver = 21
    /// The backdrop, where the source is.
    case destinationIn = 22
    /// The backdrop, where the source is not.
    case destinationOut = 23
    /// The backdrop over the source, where the source is.
    case destinationAtop = 24
    /// Either, where the other is not.
    case xor = 25
    /// The sum of the two, each counted down from white; never lighter.
    case plusDarker = 26
    /// The sum of the two.
    case plusLighter = 27

    /// Cairo's operator of the same formula; for `plusDarker` there is none, and `CGContext.compositing` does it.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo, unlike Apple, would change pixels outside of what is drawn.
    var isUnbounded: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
