import CoreGraphics
import Testing

@testable import UIKit

/// Sizes and lengths by the preferred text size, at three pixels a point. Source: docs/sources/views.md, Dynamic Type.
@Suite("UIFontMetrics")
struct UIFontMetricsTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private func traits(_ position: Int, scale: CGFloat = 3) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = Self.categories[position]
            $0.displayScale = scale
        }
    }

    /// Points of each style's text in the twelve categories.
    static let preferred: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test("fonts of a style have its size in each category", arguments: preferred)
    func preferredSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
        for (position, size) in sizes.enumerated() {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(position))
            #expect(font.pointSize == size && font.descriptor.weight == (style == .headline ? 600 : 400))
        }
    }

    /// What becomes of 64 points in extra small, medium, extra large, and the largest but for accessibility; then in
    /// the second and the fourth for accessibility.
    static let scaled: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [59.333333, 62.333333, 67, 75, 89, 103]),
        (.title1, [58.333333, 62, 67.666667, 77.333333, 96, 114.666667]),
        (.title2, [55, 59.333333, 68.666667, 77.666667, 107.333333, 135]),
        (.title3, [56.333333, 61.333333, 71.666667, 82, 112.666667, 148.333333]),
        (.headline, [55.333333, 61, 69.666667, 84.333333, 116.333333, 148.333333]),
        (.body, [55.333333, 61, 69.666667, 84.333333, 116.333333, 163]),
        (.callout, [55, 61, 70, 85.333333, 119, 158.333333]),
        (.subheadline, [51.333333, 60.666667, 70.333333, 83.333333, 115.333333, 160]),
        (.footnote, [57, 57, 71, 85.333333, 117.333333, 163.666667]), (.caption1, [52, 52, 76, 92, 128, 176]),
        (.caption2, [64, 64, 88.666667, 108.333333, 142.666667, 202]),
    ]

    @Test("64 points are scaled by the style's leadings, to whole pixels", arguments: scaled)
    func values(style: UIFont.TextStyle, values: [CGFloat]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        for (position, value) in zip([0, 2, 4, 6, 8, 10], values) {
            #expect(abs(metrics.scaledValue(for: 64, compatibleWith: traits(position)) - value) < 1e-5)
        }
        // In the size that lengths are chosen for they stay as they are.
        #expect(metrics.scaledValue(for: 12.34, compatibleWith: traits(3)) == 12.34)
    }

    /// Points from line to line in the twelve categories.
    static let leadings: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]

    @Test("a style's leading is scaled to that of each category", arguments: leadings)
    func allLeadings(style: UIFont.TextStyle, leadings: [CGFloat]) {
        let metrics = UIFontMetrics(forTextStyle: style)
        for (position, leading) in leadings.enumerated() {
            #expect(abs(metrics.scaledValue(for: leadings[3], compatibleWith: traits(position)) - leading) < 1e-9)
        }
    }

    @Test(
        "fonts are scaled to whole points",
        arguments: [
            (.body, 0, 12, 10), (.body, 6, 18, 24), (.title1, 2, 18, 17), (.caption2, 11, 64, 236),
            (.body, 3, 12.4, 12.4),
            (.headline, 10, 100, 232),
        ] as [(UIFont.TextStyle, Int, CGFloat, CGFloat)])
    func fonts(style: UIFont.TextStyle, position: Int, size: CGFloat, expected: CGFloat) {
        let font = UIFont.systemFont(ofSize: size, weight: .heavy)
        let scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits(position))
        #expect(scaled.pointSize == expected && scaled.descriptor.weight == font.descriptor.weight)
        let limited = UIFontMetrics(forTextStyle: style).scaledFont(
            for: font, maximumPointSize: 20.5, compatibleWith: traits(position))
        #expect(limited.pointSize == min(expected, 20.5))
    }

    @Test("the default metrics are the body's")
    func defaults() {
        let large = traits(11)
        #expect(
            UIFontMetrics.default.scaledValue(for: 30, compatibleWith: large)
                == UIFontMetrics(forTextStyle: .body).scaledValue(for: 30, compatibleWith: large))
    }
}
