import Foundation

/// A text to be translated, and where its translations are; it is looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle of the translations.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle, and those of the program's targets.
        case main
        /// The bundle in this folder.
        case atURL(URL)

        /// The bundle of the target that `aClass` is of.
        public static func forClass(_ aClass: AnyClass) -> BundleDescription {
            .atURL(URL(fileURLWithPath: Bundle._path(of: aClass)))
        }

        /// The bundle; nil for the main one, and for a folder that is none.
        package var resolved: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(path: url.path)
            }
        }
    }

    /// What is looked up.
    public let key: String
    /// The text where there is no translation, and the values to be put into it.
    public let defaultValue: String.LocalizationValue
    /// The table; nil for `Localizable`.
    public let table: String?
    /// By which values are written.
    public var locale: Locale
    /// The bundle of the translations.
    public let bundle: BundleDescription

    /// The text `keyAndValue`. `comment` is for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// The text `key`, which need not be one to read; `defaultValue` stands for it where there is no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// The text `value`.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// The text of a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
