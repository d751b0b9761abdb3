import CoreGraphics
import Foundation
import OctantBase

/// From Display P3 to sRGB, both linear: the product of the two spaces' matrices to and from XYZ.
/// Source: docs/sources/views.md, System colours.
private let fromDisplayP3: [[CGFloat]] = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
]

/// The numbers of a fixed colour, each finite. Nothing clamps them before pixels are made.
struct ColorValue: Sendable, Hashable {
    var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    /// Whether the colour was given as a shade of grey; then its CGColor has two numbers, not four.
    var isGray: Bool
    /// What is painted instead of the colour, which is its mean then; nil for none.
    private(set) var paint: PatternPaint?

    /// sRGB. A number that is not finite counts as 0, with one line on standard error.
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green) = (Self.finite(red), Self.finite(green))
        (self.blue, self.alpha) = (Self.finite(blue), Self.finite(alpha))
        isGray = false
    }

    /// A shade of grey.
    init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
        isGray = true
    }

    /// A hue around the circle: 0 and 1 are red, 1/3 green, 2/3 blue. Parts outside 0...1 are clamped.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func clamp(_ value: CGFloat) -> CGFloat { min(max(Self.finite(value), 0), 1) }
        let (saturation, brightness) = (clamp(saturation), clamp(brightness))
        let sector = clamp(hue) * 6
        func part(_ offset: CGFloat) -> CGFloat {
            let sextant = (sector + offset).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sextant, 4 - sextant, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Display P3 in sRGB, which goes beyond 0...1 where sRGB has no such colour.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let linear = [red, green, blue].map { part in Self.mirrored(Self.finite(part), Self.linear) }
        let parts = fromDisplayP3.map { row in
            Self.mirrored(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }, Self.encoded)
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// A part in proportion to light as sRGB counts it; not below 0.
    static func encoded(_ linear: CGFloat) -> CGFloat {
        linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// A part of sRGB in proportion to light; not below 0.
    private static func linear(_ encoded: CGFloat) -> CGFloat {
        encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }

    /// What `curve` makes of `part`, mirrored below 0.
    static func mirrored(_ part: CGFloat, _ curve: (CGFloat) -> CGFloat) -> CGFloat {
        part < 0 ? -curve(-part) : curve(part)
    }

    /// 24 bits 0xRRGGBB and an opacity, as published colour tables give them.
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }

    init(_ color: CGColor) {
        let rgba = color.rgba
        self.init(red: CGFloat(rgba.r), green: CGFloat(rgba.g), blue: CGFloat(rgba.b), alpha: CGFloat(rgba.a))
        isGray = color.colorSpace?.model == .monochrome
        paint = color.paint
    }

    var cgColor: CGColor {
        if let paint { return CGColor(paint) }
        return isGray
            ? CGColor(gray: red, alpha: alpha)
            : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    func withAlpha(_ alpha: CGFloat) -> ColorValue {
        let alpha = Self.finite(alpha)
        if let paint { return ColorValue(CGColor(paint.copy(alpha: alpha))) }
        var value = self
        value.alpha = alpha
        return value
    }

    /// Hue, saturation and brightness, 0...1 each; the hue of a grey is 0.
    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let span = high - low
        guard span > 0, high > 0 else { return (0, 0, high) }
        let sixths: CGFloat =
            if high == red {
                (green - blue) / span + (green < blue ? 6 : 0)
            } else if high == green {
                (blue - red) / span + 2
            } else {
                (red - green) / span + 4
            }
        return (sixths / 6, span / high, high)
    }

    /// The brightness of the colour as a shade of grey, by the weights of Rec. 709, which sRGB shares.
    var white: CGFloat {
        isGray ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    private static func finite(_ value: CGFloat) -> CGFloat {
        if value.isFinite { return value }
        Log.once("uicolor.notFinite", "a colour's component is not finite: it counts as 0")
        return 0
    }
}
