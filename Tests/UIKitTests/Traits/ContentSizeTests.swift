import OctantBase
import Testing
import UIKit

@Suite("Text that follows the preferred size")
@MainActor
struct ContentSizeTests {
    /// Apple's Human Interface Guidelines, Typography, Dynamic Type sizes for iOS: body and footnote.
    private static let table: [(UIContentSizeCategory, body: CGFloat, footnote: CGFloat)] = [
        (.extraSmall, 14, 12), (.small, 15, 12), (.medium, 16, 12), (.large, 17, 13), (.extraLarge, 19, 15),
        (.extraExtraLarge, 21, 17), (.extraExtraExtraLarge, 23, 19), (.accessibilityMedium, 28, 23),
        (.accessibilityLarge, 33, 27), (.accessibilityExtraLarge, 40, 33), (.accessibilityExtraExtraLarge, 47, 38),
        (.accessibilityExtraExtraExtraLarge, 53, 44),
    ]

    @Test("fonts of a text style have the published sizes in all twelve categories", arguments: 0..<12)
    func sizes(position: Int) {
        let row = Self.table[position]
        let traits = UITraitCollection(preferredContentSizeCategory: row.0)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == row.body)
        #expect(UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).pointSize == row.footnote)
    }

    @Test("categories are in order; one of another name is in no order at all")
    func order() {
        let all = Self.table.map(\.0)
        for (small, large) in zip(all, all.dropFirst()) {
            #expect(small < large && large > small && small <= large && large >= small && !(large < small))
        }
        #expect(UIContentSizeCategory.large <= .large && UIContentSizeCategory.large >= .large)
        let other = UIContentSizeCategory(rawValue: "other")
        #expect(!(other < .large) && !(other >= .large) && !(.unspecified < UIContentSizeCategory.large))
    }

    @Test("a desktop's text scale is the nearest category")
    func textScale() {
        let scales: [Double] = [0.5, 0.9, 1, 1.1, 1.25, 1.5, 2.5, 9, .nan, -1]
        let expected: [UIContentSizeCategory] = [
            .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge, .large, .large,
        ]
        for (scale, category) in zip(scales, expected) { #expect(UIContentSizeCategory(textScale: scale) == category) }
    }

    @Test("metrics scale a font by its style's leading, up to a limit, and lengths to whole pixels")
    func metrics() {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            $0.displayScale = 2
        }
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34, weight: .bold)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 96)
        let limited = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits)
        #expect(limited.pointSize == 50 && limited.descriptor.weight == font.descriptor.weight)
        #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 28)
        #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 34, compatibleWith: traits) == 58)
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            #expect(metrics.scaledFont(for: limited, compatibleWith: traits) == limited)
        }
        #expect(lines.all.count == 1)
        #expect(metrics.scaledValue(for: .infinity, compatibleWith: traits) == .infinity)
    }

    @Test("a label follows when it is told to, grows, and comes back")
    func label() {
        let (outer, label) = (UIView(), UILabel())
        outer.addSubview(label)
        label.text = "Loading"
        label.font = .preferredFont(forTextStyle: .body)
        let ordinary = label.intrinsicContentSize
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 17 && label.intrinsicContentSize == ordinary)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 33 && label.intrinsicContentSize.height > ordinary.height)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
        #expect(label.font.pointSize == 40)
        outer.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 34)
        label.font = .systemFont(ofSize: 20)
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(label.font.pointSize == 20)
    }

    @Test("a text field follows when it is told to, as a button with a configuration always does")
    func fieldAndButton() {
        let outer = UIView()
        let (field, button) = (UITextField(), UIButton(configuration: .plain()))
        for view in [field, button] { outer.addSubview(view) }
        button.configuration?.title = "Save"
        field.font = .preferredFont(forTextStyle: .body)
        let ordinary = (field.intrinsicContentSize.height, button.intrinsicContentSize.height)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(field.font?.pointSize == 17)
        #expect(button.intrinsicContentSize.height > ordinary.1)
        field.adjustsFontForContentSizeCategory = true
        #expect(field.font?.pointSize == 33 && field.intrinsicContentSize.height > ordinary.0)
        outer.traitOverrides.preferredContentSizeCategory = .large
        #expect(field.font?.pointSize == 17 && button.intrinsicContentSize.height == ordinary.1)
    }

    @Test("where heavier text is asked for, fonts of a text style are heavier, and labels follow")
    func legibility() {
        let (outer, label) = (UIView(), UILabel())
        outer.addSubview(label)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        outer.traitOverrides.legibilityWeight = .bold
        #expect(label.font.descriptor.weight == 600 && label.font.pointSize == 17)
        outer.traitOverrides.legibilityWeight = .regular
        #expect(label.font.descriptor.weight == 400)
        let bold = UITraitCollection(legibilityWeight: .bold)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold).descriptor.weight == 800)
    }
}
