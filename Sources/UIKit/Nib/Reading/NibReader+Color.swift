import CoreGraphics
import Foundation

/// Interface Builder's names of UIKit's colours, without the ending `Color`.
private let systemColors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "lightText": .lightText,
    "darkText": .darkText, "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "tint": .tintColor,
]
/// From Display P3 to sRGB, both linear: the product of the two spaces' matrices to and from XYZ.
/// Source: docs/sources/views.md, System colours.
private let fromDisplayP3: [[CGFloat]] = [
    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
]

extension NibReader {
    /// A colour that is `key` to this element.
    func color(_ key: String) -> UIColor? { child(key, "color")?.color() }

    /// The colour that this element is. Those of the older calibrated spaces count as sRGB, and so do grey ones.
    func color() -> UIColor? {
        let space = (string("colorSpace"), string("customColorSpace"))
        if let name = string("systemColor") ?? string("cocoaTouchSystemColor") { return systemColor(name) }
        if let name = string("name") { return catalogColor(name) }
        let alpha = number("alpha", in: 0...1) ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
            let black = number("black")
        {
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            report(.unfitValue, "color", "a <color> says no colour")
            return nil
        }
        let parts = space.1 == "displayP3" ? converted([red, green, blue]) : [red, green, blue]
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    private func systemColor(_ name: String) -> UIColor? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        if let color = systemColors[stem] { return color }
        return noted(name)
    }

    private func catalogColor(_ name: String) -> UIColor? { noted(name) }

    /// The colour that the file notes down beside its name.
    private func noted(_ name: String) -> UIColor? {
        // A noted colour that is a name itself would lead round in circles.
        if let element = loader.document.namedColors[name], element.attributes["name"] == nil,
            element.attributes["systemColor"] == nil
        {
            return NibReader(element, loader).color()
        }
        report(.missingResource, name, "there is no colour '\(name)'")
        return nil
    }

    /// Display P3 in sRGB, which goes beyond 0...1 where sRGB has no such colour.
    private func converted(_ parts: [CGFloat]) -> [CGFloat] {
        let linear = parts.map { part -> CGFloat in
            let size = abs(part)
            let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return part < 0 ? -value : value
        }
        return fromDisplayP3.map { row -> CGFloat in
            let sum = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
            let size = abs(sum)
            let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return sum < 0 ? -value : value
        }
    }
}
