import UIKit

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension Image {
    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// About as high as capitals.
        case small
        /// A little higher than capitals.
        case medium
        /// Larger.
        case large

        /// UIKit's name for it.
        var uiScale: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }
}

extension EnvironmentValues {
    /// The size of symbols beside text; medium by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Symbols in this view have the size `scale` beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(EnvironmentModifier { $0.imageScale = scale })
    }
}
