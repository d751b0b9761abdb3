internal import OctantBase

/// A name of an asset catalogue, and how Swift knows it.
struct AssetSymbol {
    /// The name in Swift.
    let symbol: String
    /// The same with those of the groups around it: `Brand.ink`.
    let path: String
    /// The name in the catalogue: `Brand/Ink`.
    let name: String

    /// Whether it is in a group.
    var isNested: Bool { path != symbol }
}

/// The names of a catalogue, those of groups that provide a namespace apart.
struct AssetSymbolGroup {
    private static let keywords: Set = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct",
        "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is",
        "nil", "self", "super", "throw", "throws", "true", "try",
    ]

    private var symbols: [AssetSymbol] = []
    private var groups: [(symbol: String, group: AssetSymbolGroup)] = []

    /// The group of all `names`, whose symbols do not end in `ending`.
    init(_ names: [String], without ending: String) {
        self.init(Set(names).ordered().map { ($0, $0.split(separator: "/")) }, ending, path: "")
    }

    private init(_ names: [(name: String, parts: [Substring])], _ ending: String, path: String) {
        var taken: Set<String> = []
        var inner: [String: [(name: String, parts: [Substring])]] = [:]
        for (name, parts) in names {
            guard let part = parts.first else { continue }
            if parts.count > 1 {
                inner[Self.words(String(part)).map(\.capitalizedFirst).joined(), default: []]
                    .append((name, Array(parts.dropFirst())))
            } else if let symbol = Self.symbol(String(part), without: ending), taken.insert(symbol).inserted {
                let word = Self.keywords.contains(symbol) ? "`\(symbol)`" : symbol
                symbols.append(AssetSymbol(symbol: word, path: path + word, name: name))
            }
        }
        for (symbol, names) in inner.ordered(by: { $0.key < $1.key }) where !symbol.isEmpty {
            let symbol = symbol.first?.isNumber == true ? "_\(symbol)" : symbol
            groups.append((symbol, AssetSymbolGroup(names, ending, path: "\(path)\(symbol).")))
        }
    }

    /// The declarations that `declare` makes of its symbols, in one line.
    func text(_ declare: (AssetSymbol) -> String?) -> String {
        let own = symbols.compactMap(declare)
        let inner = groups.compactMap { symbol, group in
            let text = group.text(declare)
            return text.isEmpty ? nil : "enum \(symbol) { \(text) }"
        }
        return (own + inner).joined(separator: "; ")
    }

    /// Returns the name in Swift of `name`: `icon-Close 2` is `iconClose2`, `URLImage` is `url`. Nil for a name without
    /// letters and digits.
    private static func symbol(_ name: String, without ending: String) -> String? {
        var words = words(name)
        if let last = words.last, last.hasSuffix(ending), words.count > 1 || last.count > ending.count {
            words[words.count - 1] = String(last.dropLast(ending.count))
            words.removeAll(where: \.isEmpty)
        }
        guard let first = words.first else { return nil }
        // Of a row of capitals the last begins the next word.
        let capitals = first.prefix(while: \.isUppercase)
        let isInWord = first.dropFirst(capitals.count).first?.isLetter ?? false
        let count = capitals.count > 1 && isInWord ? capitals.count - 1 : capitals.count
        let symbol =
            first.prefix(count).lowercased() + first.dropFirst(count)
            + words.dropFirst().map(\.capitalizedFirst).joined()
        return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
    }

    private static func words(_ name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
