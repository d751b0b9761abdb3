// Source: docs/sources/views.md, Element colours. Those for stronger contrast are the ones that iOS 13 was measured to
// return: opacities are .08 higher, backgrounds in the dark a shade brighter.

extension UIColor {
    /// Text of first importance: #000000 in light, #FFFFFF in dark.
    public static let label = UIColor(
        .catalog("labelColor"), light: ColorValue(hex: 0x000000), dark: ColorValue(hex: 0xFFFFFF))
    /// Text of second importance: #3C3C43 at 0.6 in light, #EBEBF5 at 0.6 in dark;
    /// stronger contrast 0.68 and 0.68.
    public static let secondaryLabel = UIColor(
        .catalog("secondaryLabelColor"), light: ColorValue(hex: 0x3C3C43, alpha: 0.6),
        dark: ColorValue(hex: 0xEBEBF5, alpha: 0.6),
        highContrast: (light: ColorValue(hex: 0x3C3C43, alpha: 0.68), dark: ColorValue(hex: 0xEBEBF5, alpha: 0.68)))
    /// Text of third importance: #3C3C43 at 0.3 in light, #EBEBF5 at 0.3 in dark;
    /// stronger contrast 0.38 and 0.38.
    public static let tertiaryLabel = UIColor(
        .catalog("tertiaryLabelColor"), light: ColorValue(hex: 0x3C3C43, alpha: 0.3),
        dark: ColorValue(hex: 0xEBEBF5, alpha: 0.3),
        highContrast: (light: ColorValue(hex: 0x3C3C43, alpha: 0.38), dark: ColorValue(hex: 0xEBEBF5, alpha: 0.38)))
    /// Text of fourth importance: #3C3C43 at 0.18 in light, #EBEBF5 at 0.16 in dark;
    /// stronger contrast 0.26 and 0.24.
    public static let quaternaryLabel = UIColor(
        .catalog("quaternaryLabelColor"), light: ColorValue(hex: 0x3C3C43, alpha: 0.18),
        dark: ColorValue(hex: 0xEBEBF5, alpha: 0.16),
        highContrast: (light: ColorValue(hex: 0x3C3C43, alpha: 0.26), dark: ColorValue(hex: 0xEBEBF5, alpha: 0.24)))
    /// The colour of the placeholder in an empty text field: #3C3C43 at 0.3 in light, #EBEBF5 at 0.3 in dark; stronger
    /// contrast 0.38 and 0.38.
    public static let placeholderText = UIColor(
        .catalog("placeholderTextColor"), light: ColorValue(hex: 0x3C3C43, alpha: 0.3),
        dark: ColorValue(hex: 0xEBEBF5, alpha: 0.3),
        highContrast: (light: ColorValue(hex: 0x3C3C43, alpha: 0.38), dark: ColorValue(hex: 0xEBEBF5, alpha: 0.38)))
    /// A link in text: #007AFF in light, #0984FF in dark.
    public static let link = UIColor(
        .catalog("linkColor"), light: ColorValue(hex: 0x007AFF), dark: ColorValue(hex: 0x0984FF))
    /// A thin line that lets what is beneath shine through: #3C3C43 at 0.29 in light, #545458 at 0.6 in dark;
    /// stronger contrast 0.37 and 0.68.
    public static let separator = UIColor(
        .catalog("separatorColor"), light: ColorValue(hex: 0x3C3C43, alpha: 0.29),
        dark: ColorValue(hex: 0x545458, alpha: 0.6),
        highContrast: (light: ColorValue(hex: 0x3C3C43, alpha: 0.37), dark: ColorValue(hex: 0x545458, alpha: 0.68)))
    /// A thin line that hides what is beneath: #C6C6C8 in light, #38383A in dark.
    public static let opaqueSeparator = UIColor(
        .catalog("opaqueSeparatorColor"), light: ColorValue(hex: 0xC6C6C8), dark: ColorValue(hex: 0x38383A))
    /// Thin and small shapes, such as the track of a slider: #787880 at 0.2 in light, #787880 at 0.36 in dark;
    /// stronger contrast 0.28 and 0.44.
    public static let systemFill = UIColor(
        .themed("systemFillColor"), light: ColorValue(hex: 0x787880, alpha: 0.2),
        dark: ColorValue(hex: 0x787880, alpha: 0.36),
        highContrast: (light: ColorValue(hex: 0x787880, alpha: 0.28), dark: ColorValue(hex: 0x787880, alpha: 0.44)))
    /// Shapes of medium size, such as the ground of a switch: #787880 at 0.16 in light, #787880 at 0.32 in dark;
    /// stronger contrast 0.24 and 0.4.
    public static let secondarySystemFill = UIColor(
        .themed("secondarySystemFillColor"), light: ColorValue(hex: 0x787880, alpha: 0.16),
        dark: ColorValue(hex: 0x787880, alpha: 0.32),
        highContrast: (light: ColorValue(hex: 0x787880, alpha: 0.24), dark: ColorValue(hex: 0x787880, alpha: 0.4)))
    /// Large shapes, such as text fields and buttons: #767680 at 0.12 in light, #767680 at 0.24 in dark;
    /// stronger contrast 0.2 and 0.32.
    public static let tertiarySystemFill = UIColor(
        .themed("tertiarySystemFillColor"), light: ColorValue(hex: 0x767680, alpha: 0.12),
        dark: ColorValue(hex: 0x767680, alpha: 0.24),
        highContrast: (light: ColorValue(hex: 0x767680, alpha: 0.2), dark: ColorValue(hex: 0x767680, alpha: 0.32)))
    /// Large areas with much in them: #747480 at 0.08 in light, #767680 at 0.18 in dark;
    /// stronger contrast 0.16 and 0.26.
    public static let quaternarySystemFill = UIColor(
        .themed("quaternarySystemFillColor"), light: ColorValue(hex: 0x747480, alpha: 0.08),
        dark: ColorValue(hex: 0x767680, alpha: 0.18),
        highContrast: (light: ColorValue(hex: 0x747480, alpha: 0.16), dark: ColorValue(hex: 0x767680, alpha: 0.26)))
    /// The main background: #FFFFFF in light, #000000 in dark, in front of other
    /// content #1C1C1E; stronger contrast #FFFFFF, #000000 and #242426.
    public static let systemBackground = UIColor(
        .themed("systemBackgroundColor"), light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x000000),
        highContrast: (light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x000000)),
        elevatedDark: (ordinary: ColorValue(hex: 0x1C1C1E), highContrast: ColorValue(hex: 0x242426)))
    /// The background of content on the main background: #F2F2F7 in light, #1C1C1E in dark, in front of other content
    /// #2C2C2E; stronger contrast #EBEBF0, #242426 and #363638.
    public static let secondarySystemBackground = UIColor(
        .themed("secondarySystemBackgroundColor"), light: ColorValue(hex: 0xF2F2F7), dark: ColorValue(hex: 0x1C1C1E),
        highContrast: (light: ColorValue(hex: 0xEBEBF0), dark: ColorValue(hex: 0x242426)),
        elevatedDark: (ordinary: ColorValue(hex: 0x2C2C2E), highContrast: ColorValue(hex: 0x363638)))
    /// The background of content on the second background: #FFFFFF in light, #2C2C2E in dark, in front of other content
    /// #3A3A3C; stronger contrast #FFFFFF, #363638 and #444446.
    public static let tertiarySystemBackground = UIColor(
        .themed("tertiarySystemBackgroundColor"), light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x2C2C2E),
        highContrast: (light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x363638)),
        elevatedDark: (ordinary: ColorValue(hex: 0x3A3A3C), highContrast: ColorValue(hex: 0x444446)))
    /// The main background of grouped content: #F2F2F7 in light, #000000 in dark, in front of other
    /// content #1C1C1E; stronger contrast #EBEBF0, #000000 and #242426.
    public static let systemGroupedBackground = UIColor(
        .themed("systemGroupedBackgroundColor"), light: ColorValue(hex: 0xF2F2F7), dark: ColorValue(hex: 0x000000),
        highContrast: (light: ColorValue(hex: 0xEBEBF0), dark: ColorValue(hex: 0x000000)),
        elevatedDark: (ordinary: ColorValue(hex: 0x1C1C1E), highContrast: ColorValue(hex: 0x242426)))
    /// `systemGroupedBackground` under its older name.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The background of content on the main background of grouped content: #FFFFFF in light, #1C1C1E in dark, in front
    /// of other content #2C2C2E; stronger contrast #FFFFFF, #242426 and #363638.
    public static let secondarySystemGroupedBackground = UIColor(
        .themed("secondarySystemGroupedBackgroundColor"), light: ColorValue(hex: 0xFFFFFF),
        dark: ColorValue(hex: 0x1C1C1E),
        highContrast: (light: ColorValue(hex: 0xFFFFFF), dark: ColorValue(hex: 0x242426)),
        elevatedDark: (ordinary: ColorValue(hex: 0x2C2C2E), highContrast: ColorValue(hex: 0x363638)))
    /// The background of content on the second background of grouped content: #F2F2F7 in light, #2C2C2E in dark, in
    /// front of other content #3A3A3C; stronger contrast #EBEBF0, #363638 and #444446.
    public static let tertiarySystemGroupedBackground = UIColor(
        .themed("tertiarySystemGroupedBackgroundColor"), light: ColorValue(hex: 0xF2F2F7),
        dark: ColorValue(hex: 0x2C2C2E),
        highContrast: (light: ColorValue(hex: 0xEBEBF0), dark: ColorValue(hex: 0x363638)),
        elevatedDark: (ordinary: ColorValue(hex: 0x3A3A3C), highContrast: ColorValue(hex: 0x444446)))
    /// Text on a dark ground, in light and dark: white at 0.6.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light ground, in light and dark: black.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
