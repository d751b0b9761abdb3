import CoreGraphics
import Foundation

/// Makes fonts and lengths of a program's own grow and shrink with the text size that the user has chosen. Any thread.
///
/// At the text size `large` everything stays as it is; at another one it is multiplied by the size of the text style there
/// over its size at `large` (see `UIFont.TextStyle`).
public final class UIFontMetrics: NSObject, Sendable {
    /// Grows with running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    /// Grows with text of `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// `font` for the text size of `UITraitCollection.current`.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// `font` for the text size of `UITraitCollection.current`, no larger than `maximumPointSize` points unless that is 0.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// `font` for the text size of `traitCollection`, or of `UITraitCollection.current` when that is nil.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// `font` for the text size of `traitCollection`, or of `UITraitCollection.current` when that is nil, no larger than
    /// `maximumPointSize` points unless that is 0.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A length, in points, for the text size of `UITraitCollection.current`.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length, in points, for the text size of `traitCollection`, or of `UITraitCollection.current` when that is nil.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * UIFont.size(of: style, compatibleWith: traitCollection) / UIFont.size(of: style, in: .large)
    }
}
