import CoreGraphics

/// The weight of a symbol's strokes, named as those of text are.
package enum SymbolWeight: Int, CaseIterable, Sendable {
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black

    /// The width of a stroke, in hundredths of the point size: that of the stems of text of the weight.
    package var strokeWidth: CGFloat {
        switch self {
        case .ultraLight: 2.4
        case .thin: 3.8
        case .light: 5.6
        case .regular: 7.4
        case .medium: 8.8
        case .semibold: 10.2
        case .bold: 11.6
        case .heavy: 13.2
        case .black: 14.8
        }
    }
}
