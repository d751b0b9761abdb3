import UIKit

/// The weight of text that is legible for the user.
public enum LegibilityWeight: Hashable, Sendable {
    /// As fonts have it.
    case regular
    /// Heavier than fonts have it.
    case bold
}

extension EnvironmentValues {
    /// Whether what shines through is to be opaque: where the user asked for stronger contrast.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// Whether colour alone must tell nothing: `UIAccessibility.shouldDifferentiateWithoutColor`.
    public var accessibilityDifferentiateWithoutColor: Bool { UIAccessibility.shouldDifferentiateWithoutColor }

    /// Whether colours are inverted: `UIAccessibility.isInvertColorsEnabled`.
    public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }

    /// Whether text is to be heavier; nil where that is not known.
    public var legibilityWeight: LegibilityWeight? {
        switch traitCollection.legibilityWeight {
        case .regular: .regular
        case .bold: .bold
        default: nil
        }
    }

    /// Whether flashing lights in videos are to be dimmed: not on a desktop.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether images that move are to move by themselves: they are.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// Whether buttons are to have outlines: desktops have no such setting.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether one switch moves through what can be pressed: not on a desktop.
    public var accessibilitySwitchControlEnabled: Bool { false }
}
