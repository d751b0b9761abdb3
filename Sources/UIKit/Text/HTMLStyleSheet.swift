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
    /// The colour that `text` names: by its name, as #RGB or #RRGGBB, or as rgb() or rgba(); nil for none.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if let number = CSSColor.named[text] { return color(RGBA(hexadecimal: number << 8 | 0xFF)) }
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            return digits.count == 3 || digits.count == 6 ? CSSColor.hexadecimal(digits).map(color) : nil
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

    private static func color(_ rgba: RGBA) -> UIColor { UIColor(cgColor: CGColor(rgba: rgba)) }

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
