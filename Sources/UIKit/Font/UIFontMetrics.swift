import CoreGraphics
import Foundation
import OctantBase

/// Scales fonts and lengths with the text size that the user prefers, as the system's text of one style scales. Any
/// thread.
///
/// The factor is the style's leading, the distance of its lines, in the preferred category over that in the category
/// `large` (docs/sources/views.md, Dynamic Type). Fonts come out in whole points; in `large` everything stays as it is.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the style `body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The metrics of `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// `font`, which was chosen for the text size `large`, in the size that suits `UITraitCollection.current`. A font
    /// that follows the text size already is returned as it is, with one line on standard error.
    public func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, .current) }

    /// The same, no larger than `maximumPointSize` points; 0 and below set no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximumPointSize, .current)
    }

    /// The same as `scaledFont(for:)` for `traitCollection`; nil means the current one.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, nil, traitCollection ?? .current)
    }

    /// The same, no larger than `maximumPointSize` points; 0 and below set no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximumPointSize, traitCollection ?? .current)
    }

    /// `value`, a length chosen for the text size `large`, in the one of `UITraitCollection.current`.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The same for `traitCollection`; nil means the current one. Lengths come out on whole pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = resolvedScale(traits.displayScale)
        let category = traits.preferredContentSizeCategory
        let scaled = style.scaled(value, in: category)
        return scaled.isFinite && !category.isLarge ? scaled.rounded(toPixelsAt: scale) : value
    }

    private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection) -> UIFont {
        guard font.scaling == nil else {
            Log.once("fontMetrics.twice", "a font that follows the text size is not scaled a second time")
            return font
        }
        let limit = maximum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let scaling = FontScaling(
            rule: .metrics, style: style, base: font.pointSize, maximum: limit, weight: font.descriptor.weight)
        return UIFont(font.descriptor, scaling: scaling).adjusted(to: traits)
    }
}
