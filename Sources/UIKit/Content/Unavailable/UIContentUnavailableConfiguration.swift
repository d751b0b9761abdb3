import CoreGraphics
import Foundation
internal import OctantLocalization

/// Points between the parts, and around them; the size of the image in points. Ours, as those of SwiftUI's view of the
/// same purpose.
private let (partGap, buttonGap, margin): (CGFloat, CGFloat, CGFloat) = (8, 16, 32)
private let imageSize: CGFloat = 48
/// Points of the text in the text size `large`: those of the style `title2`. Source: docs/sources/views.md, Fonts and
/// text.
private let titleSize: CGFloat = 22

/// What is shown in place of content that is not there, or not there yet: an image or a spinner, two texts and two
/// buttons. A value.
public struct UIContentUnavailableConfiguration: Hashable {
    /// The way that the parts are placed.
    public enum Alignment: Int, Sendable {
        /// In the middle of the view.
        case center = 0
        /// At the top, at the side where lines begin.
        case natural = 1
    }

    /// What the configuration stands for.
    enum Kind: Sendable {
        case empty, loading, search
    }

    let kind: Kind
    /// The image; nil for none.
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
    public var textProperties: TextProperties
    /// The second text, below the first; nil for none.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The second text with attributes, in place of `secondaryText`; nil for none.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// How the second text is shown.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The button below the texts. It is there when it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button. It is there when it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// The way that the parts are placed. `.center` by default.
    public var alignment = Alignment.center
    /// The axes in which the margins are at least those of the view around. Both by default.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// Points around the parts.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
    /// Points between the image or spinner and the text.
    public var imageToTextPadding = partGap
    /// Points between the texts.
    public var textToSecondaryTextPadding = partGap
    /// Points between the texts and the button.
    public var textToButtonPadding = buttonGap
    /// Points between the buttons.
    public var buttonToSecondaryButtonPadding = partGap
    /// What is behind the parts. Nothing by default.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind, _ text: TextProperties) {
        (self.kind, textProperties) = (kind, text)
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: imageSize)
        imageProperties.tintColor = .secondaryLabel
    }

    // MARK: Kinds

    private static var title: TextProperties {
        let font = UIFont.systemFont(ofSize: titleSize, weight: .bold)
        return TextProperties(font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: font), color: .label)
    }

    private static var strings: LocalizedStrings { LocalizedStrings(UITraitCollection.default.values.locale) }

    /// There is no content: nothing is set.
    public static func empty() -> UIContentUnavailableConfiguration { .init(.empty, title) }

    /// Content is coming: a spinner, and a text that says so in the user's language.
    public static func loading() -> UIContentUnavailableConfiguration {
        let properties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        var loading = UIContentUnavailableConfiguration(.loading, properties)
        loading.text = strings.loading
        return loading
    }

    /// A search found nothing: a magnifying glass, that there are no results, and what to do, in the user's language.
    public static func search() -> UIContentUnavailableConfiguration {
        var search = UIContentUnavailableConfiguration(.search, title)
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = strings.search.noResults
        search.secondaryText = strings.search.checkSpelling
        return search
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A new view that shows this.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// What a view in this state is to show: a search that found nothing says what was searched for, unless its text
    /// is the program's own.
    @preconcurrency @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        let strings = Self.strings.search
        guard kind == .search, text == strings.noResults,
            let query = (state as? UIContentUnavailableConfigurationState)?.searchText, !query.isEmpty
        else { return self }
        var updated = self
        updated.text = strings.noResults(for: query)
        return updated
    }
}

extension UIContentUnavailableConfiguration {
    /// Whether both show the same.
    public static func == (a: UIContentUnavailableConfiguration, b: UIContentUnavailableConfiguration) -> Bool {
        a.kind == b.kind && a.image == b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties
            && UIButton.Configuration.areSame(a.button, b.button) && a.buttonProperties == b.buttonProperties
            && UIButton.Configuration.areSame(a.secondaryButton, b.secondaryButton)
            && a.secondaryButtonProperties == b.secondaryButtonProperties && a.alignment == b.alignment
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextPadding == b.textToSecondaryTextPadding
            && a.textToButtonPadding == b.textToButtonPadding
            && a.buttonToSecondaryButtonPadding == b.buttonToSecondaryButtonPadding
            && a.background.isSame(as: b.background)
    }

    /// Hashes the texts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(alignment)
    }
}
