import CoreGraphics
import Foundation

/// The radius of corners without one of their own, in points. Source: docs/sources/indicators.md, Buttons.
private let standardRadius: CGFloat = 5.95

extension UIButton {
    /// Everything about a button's appearance, as one value: `button.configuration = .filled()`.
    public struct Configuration: Sendable {
        /// The space around the content, and the size of the text.
        public enum Size: Int, Sendable {
            /// 17 point text; 34 points high.
            case medium = 0
            /// 15 point text; 28 points high.
            case small = 1
            /// 15 point text, less space at the sides; 28 points high.
            case mini = 2
            /// 17 point text; 50 points high.
            case large = 3
        }

        /// The corners' radius.
        public enum CornerStyle: Int, Sendable {
            /// The background's `cornerRadius`.
            case fixed = -1
            /// The background's `cornerRadius`. The default.
            case dynamic = 0
            /// 4 points.
            case small = 1
            /// 6 points.
            case medium = 2
            /// 8 points.
            case large = 3
            /// Half the background's smaller side.
            case capsule = 4
        }

        /// The alignment of title and subtitle to one another.
        public enum TitleAlignment: Int, Sendable {
            /// Follows the button's content: leading unless that is in the middle and the image above or below.
            case automatic = 0
            /// At the side where lines begin.
            case leading = 1
            /// In the middle.
            case center = 2
            /// At the side where lines end.
            case trailing = 3
        }

        /// The colours that a configuration starts from.
        enum Style: Sendable {
            case plain, gray, tinted, filled
        }

        /// The title; nil for none.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; nil for none.
        public var attributedTitle: AttributedString?
        /// Changes the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle, below the title; nil for none.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes; nil for none.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The alignment of title and subtitle to one another.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of the title; lines wrap by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of the subtitle; lines wrap by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Points between title and subtitle; 1 by default.
        public var titlePadding: CGFloat = 1
        /// The image; nil for none. It is tinted unless its rendering mode is `.alwaysOriginal`.
        public var image: UIImage?
        /// What the image is asked to be where it is a symbol of which nothing else was asked; nil by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes another colour of the foreground's, for the image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The side of the title that the image is at; `.leading` by default. Of several the first one in the order
        /// leading, trailing, top, bottom counts.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and title; 0 by default.
        public var imagePadding: CGFloat = 0
        /// Whether a running activity indicator of the title's colour is shown, in place of the image beside the title.
        /// Without a title it is alone in the middle, and the button stays as large as it was with one.
        public var showsActivityIndicator = false
        /// Makes another colour of the foreground's, for the activity indicator.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The colour of title and image; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The background of the content.
        public var background = UIBackgroundConfiguration.button(cornerRadius: standardRadius)
        /// The corners' radius.
        public var cornerStyle = CornerStyle.dynamic
        /// The space around the content, and the size of the text.
        public var buttonSize = Size.medium
        /// Whether the button's selection changes the colours; true by default.
        public var automaticallyUpdateForSelection = true

        let style: Style
        /// The colours that `updated(for:)` filled in where none was set.
        var filled = FilledColors()
        private var ownInsets: NSDirectionalEdgeInsets?

        init(_ style: Style) { self.style = style }

        /// The insets from the button's sides to the content, in points. Those of `buttonSize` by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        /// Restores the insets of `buttonSize`.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// A title in the tint's colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint's colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint's colour on a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint's colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
    }
}

extension UIButton.Configuration.Size {
    /// From the button's sides to its content, in points: with 20.3 and 18 points of text, 34, 28 and 50 in all.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The font of titles: body, or subheadline in small buttons.
    var titleFont: UIFont { .preferredFont(forTextStyle: self == .medium || self == .large ? .body : .subheadline) }

    /// The font of subtitles.
    var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }
}

extension UIButton.Configuration {
    /// The radius of a background of `size`, in points, never more than half its smaller side.
    func cornerRadius(of size: CGSize) -> CGFloat {
        let most = max(min(size.width, size.height) / 2, 0)
        let preferred: CGFloat =
            switch cornerStyle {
            case .fixed, .dynamic: sanitized(background.cornerRadius)
            case .small: 4
            case .medium: 6
            case .large: 8
            case .capsule: most
            }
        return min(preferred, most)
    }
}

extension UIButton.Configuration {
    /// Whether buttons have the same appearance with both. Closures are the same if one is a copy of the other.
    static func areSame(_ a: Self?, _ b: Self?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.hasSameText(as: b) && a.hasSameImage(as: b) && a.background.isSame(as: b.background)
            && a.style == b.style && a.filled == b.filled && a.ownInsets == b.ownInsets
            && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
            && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
            && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
    }

    private func hasSameText(as other: Self) -> Bool {
        attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
            && titleTextAttributesTransformer?.id == other.titleTextAttributesTransformer?.id
            && subtitleTextAttributesTransformer?.id == other.subtitleTextAttributesTransformer?.id
            && titleAlignment == other.titleAlignment && titlePadding == other.titlePadding
            && titleLineBreakMode == other.titleLineBreakMode
            && subtitleLineBreakMode == other.subtitleLineBreakMode
    }

    private func hasSameImage(as other: Self) -> Bool {
        image == other.image && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
            && imageColorTransformer?.id == other.imageColorTransformer?.id
            && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
            && showsActivityIndicator == other.showsActivityIndicator
            && activityIndicatorColorTransformer?.id == other.activityIndicatorColorTransformer?.id
    }
}

extension UIBackgroundConfiguration {
    func isSame(as other: Self) -> Bool {
        backgroundColor == other.backgroundColor && strokeColor == other.strokeColor && image == other.image
            && backgroundColorTransformer?.id == other.backgroundColorTransformer?.id
            && strokeColorTransformer?.id == other.strokeColorTransformer?.id
            && cornerRadius == other.cornerRadius && backgroundInsets == other.backgroundInsets
            && strokeWidth == other.strokeWidth && strokeOutset == other.strokeOutset
            && imageContentMode == other.imageContentMode && customView === other.customView
            && visualEffect === other.visualEffect
    }
}
