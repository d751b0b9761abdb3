import CoreGraphics
import Foundation

/// Points above and below the contents, and after them beside an accessory. Source: docs/sources/views.md, Tables.
private let verticalMargin: CGFloat = 11
/// Points between image and text, and between two texts below and beside each other.
/// Source: docs/sources/views.md, Tables.
private let imageGap: CGFloat = 16
private let lineGap: CGFloat = 3
private let columnGap: CGFloat = 8

/// An image and two texts, as the rows and headers of lists show them. A value.
public struct UIListContentConfiguration: Hashable {
    /// The image before the texts; nil for none.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with attributes, in place of `text`; nil for none.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The second text; nil for none.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The second text with attributes, in place of `secondaryText`; nil for none.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties()
    /// The axes in which the margins are at least those of the view around. Both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// Points around the contents.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: verticalMargin, leading: imageGap, bottom: verticalMargin, trailing: columnGap)
    /// Whether the texts stand side by side where there is room for it.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points between the image and the texts.
    public var imageToTextPadding = imageGap
    /// Points between texts side by side, at least.
    public var textToSecondaryTextHorizontalPadding = columnGap
    /// Points between texts below each other.
    public var textToSecondaryTextVerticalPadding = lineGap
    /// Whether the text is a heading for a screen reader.
    private(set) var isHeader = false

    private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle = .caption1) {
        textProperties.font = .preferredFont(forTextStyle: text)
        secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    }

    // MARK: Kinds

    /// A row: a text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }

    /// A row: a text, and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }

    /// A row: a text, and a grey one at the other side.
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration(.body, .body)
        value.secondaryTextProperties.color = .secondaryLabel
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// The header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var header = UIListContentConfiguration(.headline, .footnote)
        header.isHeader = true
        header.secondaryTextProperties.color = .secondaryLabel
        (header.directionalLayoutMargins.top, header.directionalLayoutMargins.bottom) = (5, 5)
        return header
    }

    /// The footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        var footer = edge()
        (footer.directionalLayoutMargins.top, footer.directionalLayoutMargins.bottom) = (5, 5)
        return footer
    }

    /// The header of a group: small, grey and in upper case.
    public static func groupedHeader() -> UIListContentConfiguration {
        var header = edge()
        header.isHeader = true
        header.textProperties.transform = .uppercase
        (header.directionalLayoutMargins.top, header.directionalLayoutMargins.bottom) = (16, 6)
        return header
    }

    /// The footer of a group: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        var footer = edge()
        (footer.directionalLayoutMargins.top, footer.directionalLayoutMargins.bottom) = (8, 6)
        return footer
    }

    /// The header of a group of cards, as large as a text.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var header = UIListContentConfiguration(.headline, .footnote)
        header.isHeader = true
        header.secondaryTextProperties.color = .secondaryLabel
        (header.directionalLayoutMargins.top, header.directionalLayoutMargins.bottom) = (16, 6)
        return header
    }

    /// The header of a section: that of a group.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// The footer of a section: that of a group.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    private static func edge() -> UIListContentConfiguration {
        var edge = UIListContentConfiguration(.footnote, .footnote)
        edge.textProperties.color = .secondaryLabel
        edge.secondaryTextProperties.color = .secondaryLabel
        return edge
    }
}

extension UIListContentConfiguration {
    /// Whether both show the same.
    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.image == b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
            && a.isHeader == b.isHeader
    }

    /// Hashes the texts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// A new view that shows this.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same, with the texts grey where nothing can be done with the view.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        for path in [\UIListContentConfiguration.textProperties, \.secondaryTextProperties] {
            updated[keyPath: path].isDisabled = isDisabled ?? false
        }
        return updated
    }
}
