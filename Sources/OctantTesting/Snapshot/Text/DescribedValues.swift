import CoreGraphics
import UIKit

/// How values are written in texts of snapshots: short, and the same wherever they are the same for a reader.
enum Described {
    /// The number with at most three digits after the point.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let thousandths = (value * 1000).rounded()
        let whole = Int(abs(thousandths)) / 1000
        var rest = Int(abs(thousandths)) % 1000
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        var digits = 3
        while rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
        let text = String(rest)
        return "\(sign)\(whole).\(String(repeating: "0", count: digits - text.count))\(text)"
    }

    /// "(x, y) width x height".
    static func rect(_ rect: CGRect) -> String {
        "\(point(rect.origin)) \(number(rect.width)) x \(number(rect.height))"
    }

    /// "(x, y)".
    static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    /// "#RRGGBB", or "#RRGGBBAA" where it is not opaque; "pattern" for what is none.
    static func color(_ color: CGColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
        func part(_ value: CGFloat) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + part(red) + part(green) + part(blue) + (alpha < 1 ? part(alpha) : "")
    }

    /// The text in quotes, on one line.
    static func text(_ text: String) -> String { "\"\(text.split(separator: "\n").joined(separator: "\\n"))\"" }

    /// The name of a value's type.
    static func type(of value: Any) -> String { String(describing: Swift.type(of: value)) }
}
