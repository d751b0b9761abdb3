/// The way in which a view's colours mix with those behind it.
public enum BlendMode: Hashable, Sendable {
    /// Laid over what is there.
    case normal
    /// Multiplied; never lighter.
    case multiply
    /// Inverses multiplied; never darker.
    case screen
    /// Multiply or screen, by what is there.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// The backdrop, brightened.
    case colorDodge
    /// The backdrop, darkened.
    case colorBurn
    /// Darken or lighten, softly.
    case softLight
    /// Multiply or screen, by what is drawn.
    case hardLight
    /// The difference of the two.
    case difference
    /// The difference of the two, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// The hue and saturation of what is drawn.
    case color
    /// The luminosity of what is drawn.
    case luminosity
    /// The source, where the backdrop is.
    case sourceAtop
    /// Laid under what is there.
    case destinationOver
    /// The backdrop, where the source is not.
    case destinationOut
    /// The sum of the two, each counted down from white; never lighter.
    case plusDarker
    /// The sum of the two.
    case plusLighter

    /// Core Graphics' mode of the same formula.
    var cgBlendMode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
