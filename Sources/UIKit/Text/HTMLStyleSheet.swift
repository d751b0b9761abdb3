import CoreGraphics
import Foundation

/// The rules of style sheets that are of single elements: by their names, their classes and their ids.
struct HTMLStyleSheet {
    /// A rule: what it is of, and what that looks like. Values are not empty.
    private struct Rule {
        var name: String?, group: String?, id: String?
        var declarations: [(name: String, value: String)]

        /// How much it counts beside others.
        var rank: Int { (id == nil ? 0 : 100) + (group == nil ? 0 : 10) + (name == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    /// Adds the rules of `css`. Those with other selectors, and those of media, are left out.
    mutating func add(_ css: String) {
        var rest = css[...]
        while let open = rest.range(of: "/*") {
            let end = rest.range(of: "*/", range: open.upperBound..<rest.endIndex)?.upperBound ?? rest.endIndex
            rest.removeSubrange(open.lowerBound..<end)
        }
        for part in rest.split(separator: "}") {
            let sides = part.split(separator: "{", omittingEmptySubsequences: false)
            guard sides.count == 2, !sides[0].contains("@") else { continue }
            let declarations = Self.declarations(String(sides[1]))
            for selector in sides[0].split(separator: ",") {
                if var rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines)) {
                    rule.declarations = declarations
                    rules.append(rule)
                }
            }
        }
        // Swift's sort keeps the order of equal ones.
        rules.sort { $0.rank < $1.rank }
    }

    private static func rule(_ selector: String) -> Rule? {
        var rule = Rule(declarations: [])
        let end = selector.firstIndex { $0 == "." || $0 == "#" } ?? selector.endIndex
        let (name, rest) = (selector[..<end].lowercased(), selector[end...])
        func isWord(_ text: Substring) -> Bool {
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
        if !name.isEmpty, name != "*" {
            guard isWord(name[...]) else { return nil }
            rule.name = name
        }
        if rest.isEmpty { return name.isEmpty ? nil : rule }
        guard isWord(rest.dropFirst()) else { return nil }
        if rest.first == "." { rule.group = String(rest.dropFirst()) } else { rule.id = String(rest.dropFirst()) }
        return rule
    }

    /// What is said of an element with these values, what counts most last.
    func rules(of name: String, _ values: [String: String]) -> [[(name: String, value: String)]] {
        if rules.isEmpty { return [] }
        let groups = (values["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        return rules.filter { rule in
            (rule.name == nil || rule.name == name) && (rule.group == nil || groups.contains(rule.group ?? ""))
                && (rule.id == nil || rule.id == values["id"])
        }
        .map(\.declarations)
    }

    /// The names and values of `css`.
    static func declarations(_ css: String) -> [(name: String, value: String)] {
        css.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let (name, value) = (
                parts[0].trimmingCharacters(in: .whitespacesAndNewlines),
                parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
            )
            let plain = value.replacingOccurrences(of: "!important", with: "")
            return (name.lowercased(), plain.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }
}

/// The colours, lengths and names of style sheets.
enum CSSValue {
    private static let named: [String: UInt32] = [
        "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
        "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "teal": 0x008080,
        "navy": 0x000080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "pink": 0xFFC0CB, "brown": 0xA52A2A,
        "tomato": 0xFF6347, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "crimson": 0xDC143C,
    ]

    /// The colour that `text` names: by its name, as #RGB or #RRGGBB, or as rgb() or rgba(); nil for none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if let number = named[text] { return color(number) }
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            guard let number = UInt32(digits, radix: 16) else { return nil }
            if digits.count == 6 { return color(number) }
            guard digits.count == 3 else { return nil }
            return color((number >> 8 & 15) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)
        }
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
            open < close
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: {
            $0 == "," || $0 == " " || $0 == "/"
        })
        .compactMap { Double($0) }
        guard numbers.count >= 3 else { return nil }
        let parts = numbers.prefix(3).map { CGFloat(min(max($0, 0), 255) / 255) }
        return UIColor(
            red: parts[0], green: parts[1], blue: parts[2],
            alpha: numbers.count > 3 ? CGFloat(min(max(numbers[3], 0), 1)) : 1)
    }

    private static func color(_ number: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: 1)
    }

    /// The points that `text` says: a pixel of style sheets is one, and parts are of `size` or `root`; nil for none.
    static func size(_ text: String, of size: CGFloat, root: CGFloat) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        let digits = text.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), number.isFinite, number > 0 else { return nil }
        let points: Double? =
            switch text.dropFirst(digits.count) {
            case "px": number
            case "pt": number * 4 / 3
            case "em": number * Double(size)
            case "rem": number * Double(root)
            case "%": number / 100 * Double(size)
            default: nil
            }
        return points.map { CGFloat(min($0, 1000)) }
    }

    /// The names of fonts in a list of them.
    static func names(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")) }
    }
}
