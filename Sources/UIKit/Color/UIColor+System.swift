// Source: docs/sources/views.md, System colours: default and increased contrast, light and dark.

extension UIColor {
    /// #FF3B30 in light, #FF453A in dark; stronger contrast #D70015 and #FF6961.
    public static let systemRed = UIColor(
        .catalog("systemRedColor"), light: ColorValue(hex: 0xFF3B30), dark: ColorValue(hex: 0xFF453A),
        highContrast: (light: ColorValue(hex: 0xD70015), dark: ColorValue(hex: 0xFF6961)))
    /// #FF9500 in light, #FF9F0A in dark; stronger contrast #C93400 and #FFB340.
    public static let systemOrange = UIColor(
        .catalog("systemOrangeColor"), light: ColorValue(hex: 0xFF9500), dark: ColorValue(hex: 0xFF9F0A),
        highContrast: (light: ColorValue(hex: 0xC93400), dark: ColorValue(hex: 0xFFB340)))
    /// #FFCC00 in light, #FFD60A in dark; stronger contrast #B25000 and #FFD426.
    public static let systemYellow = UIColor(
        .catalog("systemYellowColor"), light: ColorValue(hex: 0xFFCC00), dark: ColorValue(hex: 0xFFD60A),
        highContrast: (light: ColorValue(hex: 0xB25000), dark: ColorValue(hex: 0xFFD426)))
    /// #34C759 in light, #30D158 in dark; stronger contrast #248A3D and #30DB5B.
    public static let systemGreen = UIColor(
        .catalog("systemGreenColor"), light: ColorValue(hex: 0x34C759), dark: ColorValue(hex: 0x30D158),
        highContrast: (light: ColorValue(hex: 0x248A3D), dark: ColorValue(hex: 0x30DB5B)))
    /// #00C7BE in light, #63E6E2 in dark; stronger contrast #0C817B and #66D4CF.
    public static let systemMint = UIColor(
        .catalog("systemMintColor"), light: ColorValue(hex: 0x00C7BE), dark: ColorValue(hex: 0x63E6E2),
        highContrast: (light: ColorValue(hex: 0x0C817B), dark: ColorValue(hex: 0x66D4CF)))
    /// #30B0C7 in light, #40C8E0 in dark; stronger contrast #008299 and #5DE6FF.
    public static let systemTeal = UIColor(
        .catalog("systemTealColor"), light: ColorValue(hex: 0x30B0C7), dark: ColorValue(hex: 0x40C8E0),
        highContrast: (light: ColorValue(hex: 0x008299), dark: ColorValue(hex: 0x5DE6FF)))
    /// #32ADE6 in light, #64D2FF in dark; stronger contrast #0071A4 and #70D7FF.
    public static let systemCyan = UIColor(
        .catalog("systemCyanColor"), light: ColorValue(hex: 0x32ADE6), dark: ColorValue(hex: 0x64D2FF),
        highContrast: (light: ColorValue(hex: 0x0071A4), dark: ColorValue(hex: 0x70D7FF)))
    /// #007AFF in light, #0A84FF in dark; stronger contrast #0040DD and #409CFF.
    public static let systemBlue = UIColor(
        .catalog("systemBlueColor"), light: ColorValue(hex: 0x007AFF), dark: ColorValue(hex: 0x0A84FF),
        highContrast: (light: ColorValue(hex: 0x0040DD), dark: ColorValue(hex: 0x409CFF)))
    /// #5856D6 in light, #5E5CE6 in dark; stronger contrast #3634A3 and #7D7AFF.
    public static let systemIndigo = UIColor(
        .catalog("systemIndigoColor"), light: ColorValue(hex: 0x5856D6), dark: ColorValue(hex: 0x5E5CE6),
        highContrast: (light: ColorValue(hex: 0x3634A3), dark: ColorValue(hex: 0x7D7AFF)))
    /// #AF52DE in light, #BF5AF2 in dark; stronger contrast #8944AB and #DA8FFF.
    public static let systemPurple = UIColor(
        .catalog("systemPurpleColor"), light: ColorValue(hex: 0xAF52DE), dark: ColorValue(hex: 0xBF5AF2),
        highContrast: (light: ColorValue(hex: 0x8944AB), dark: ColorValue(hex: 0xDA8FFF)))
    /// #FF2D55 in light, #FF375F in dark; stronger contrast #D30F45 and #FF6482.
    public static let systemPink = UIColor(
        .catalog("systemPinkColor"), light: ColorValue(hex: 0xFF2D55), dark: ColorValue(hex: 0xFF375F),
        highContrast: (light: ColorValue(hex: 0xD30F45), dark: ColorValue(hex: 0xFF6482)))
    /// #A2845E in light, #AC8E68 in dark; stronger contrast #7F6545 and #B59469.
    public static let systemBrown = UIColor(
        .catalog("systemBrownColor"), light: ColorValue(hex: 0xA2845E), dark: ColorValue(hex: 0xAC8E68),
        highContrast: (light: ColorValue(hex: 0x7F6545), dark: ColorValue(hex: 0xB59469)))
    /// #8E8E93 in light, #8E8E93 in dark; stronger contrast #6C6C70 and #AEAEB2.
    public static let systemGray = UIColor(
        .catalog("systemGrayColor"), light: ColorValue(hex: 0x8E8E93), dark: ColorValue(hex: 0x8E8E93),
        highContrast: (light: ColorValue(hex: 0x6C6C70), dark: ColorValue(hex: 0xAEAEB2)))
    /// #AEAEB2 in light, #636366 in dark; stronger contrast #8E8E93 and #7C7C80.
    public static let systemGray2 = UIColor(
        .themed("systemGray2Color"), light: ColorValue(hex: 0xAEAEB2), dark: ColorValue(hex: 0x636366),
        highContrast: (light: ColorValue(hex: 0x8E8E93), dark: ColorValue(hex: 0x7C7C80)))
    /// #C7C7CC in light, #48484A in dark; stronger contrast #AEAEB2 and #545456.
    public static let systemGray3 = UIColor(
        .themed("systemGray3Color"), light: ColorValue(hex: 0xC7C7CC), dark: ColorValue(hex: 0x48484A),
        highContrast: (light: ColorValue(hex: 0xAEAEB2), dark: ColorValue(hex: 0x545456)))
    /// #D1D1D6 in light, #3A3A3C in dark; stronger contrast #BCBCC0 and #444446.
    public static let systemGray4 = UIColor(
        .themed("systemGray4Color"), light: ColorValue(hex: 0xD1D1D6), dark: ColorValue(hex: 0x3A3A3C),
        highContrast: (light: ColorValue(hex: 0xBCBCC0), dark: ColorValue(hex: 0x444446)))
    /// #E5E5EA in light, #2C2C2E in dark; stronger contrast #D8D8DC and #363638.
    public static let systemGray5 = UIColor(
        .themed("systemGray5Color"), light: ColorValue(hex: 0xE5E5EA), dark: ColorValue(hex: 0x2C2C2E),
        highContrast: (light: ColorValue(hex: 0xD8D8DC), dark: ColorValue(hex: 0x363638)))
    /// #F2F2F7 in light, #1C1C1E in dark; stronger contrast #EBEBF0 and #242426.
    public static let systemGray6 = UIColor(
        .themed("systemGray6Color"), light: ColorValue(hex: 0xF2F2F7), dark: ColorValue(hex: 0x1C1C1E),
        highContrast: (light: ColorValue(hex: 0xEBEBF0), dark: ColorValue(hex: 0x242426)))
    /// The tint of the view or window whose traits the colour is resolved with, and where none is set, `systemBlue`.
    public static let tintColor = UIColor { traits in
        let tint = traits.values.tint ?? .systemBlue
        return traits.values.dimsTint == true ? tint.asGray : tint
    }

    /// A grey as light as the colour.
    final var asGray: UIColor {
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The shares of the light of each in sRGB, as ITU-R BT.709 has them.
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
}
