import CoreGraphics

/// The size of a symbol beside text of the same point size. Its strokes keep the width of the text's.
package enum SymbolScale: Int, CaseIterable, Sendable {
    case small = 1
    case medium, large

    /// The size, relative to `medium`.
    package var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}
