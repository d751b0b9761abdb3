import CoreGraphics
import Foundation
internal import OctantLocalization

/// The parts of the circle of hues at whose ends a gradient around it has colours of its own.
private let sixths = 6

extension ColorValue {
    /// The circle of hues, from red to red, for gradients.
    static var hueCircle: [CGColor] {
        (0...sixths).map { part in
            ColorValue(hue: CGFloat(part) / CGFloat(sixths), saturation: 1, brightness: 1, alpha: 1).cgColor
        }
    }

    /// The colour with parts that displays show, 0...1 each, and one number for a grey like any other's.
    var picked: ColorValue {
        func clamp(_ part: CGFloat) -> CGFloat { min(max(part, 0), 1) }
        return ColorValue(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }

    /// The parts as numbers 0...255.
    var bytes: (red: Int, green: Int, blue: Int) {
        func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue))
    }

    /// The six digits of the parts in base 16.
    var hexDigits: String {
        let bytes = bytes
        return [bytes.red, bytes.green, bytes.blue].map { part in
            let digits = String(part, radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// The colour of six digits in base 16, or of three that each stand for two, with or without a #; nil for other
    /// texts.
    init?(hexDigits text: String) {
        var digits = Substring(text.trimmingCharacters(in: .whitespaces))
        if digits.first == "#" { digits.removeFirst() }
        let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard six.count == 6, six.allSatisfy({ $0.isHexDigit && $0.isASCII }), let number = UInt32(six, radix: 16)
        else {
            return nil
        }
        self.init(hex: number)
    }

    /// Whether both look the same on a display.
    func looksLike(_ other: ColorValue) -> Bool { bytes == other.bytes }

    /// What is spoken of the colour: how much it has of each part.
    func spoken(in strings: LocalizedStrings) -> String {
        let bytes = bytes
        return [
            (strings.colors.red, bytes.red), (strings.colors.green, bytes.green), (strings.colors.blue, bytes.blue),
        ].map { name, part in "\(name) \(strings.percent(Int((Double(part) / 2.55).rounded())))" }
            .joined(separator: strings.catalog.separator)
    }
}

/// Light and dark squares, by which it is seen how far a colour lets through what is beneath it.
enum Checkerboard {
    /// The side of a square, in points. Ours.
    private static let side: CGFloat = 5
    private static let (light, dark) = (UIColor(white: 1, alpha: 1), UIColor(white: 0.8, alpha: 1))

    /// The squares as a colour.
    @MainActor static let color: UIColor = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2 * side, height: 2 * side), format: format).image {
            _ in
            light.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
            dark.setFill()
            UIRectFill(CGRect(x: side, y: 0, width: side, height: side))
            UIRectFill(CGRect(x: 0, y: side, width: side, height: side))
        }
        return UIColor(patternImage: image)
    }()
}
