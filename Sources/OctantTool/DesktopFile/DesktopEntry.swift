import OctantBase

/// The version of the specification that has all that files say; a later one is not known to every validator.
/// Source: specifications.freedesktop.org, Desktop Entry Specification.
private let specification = "1.0"
/// The characters for which an argument of a command stands in quotes, by the same.
private let quoted = Set(" \t\n\"'\\><~|&;$*?#()`")
/// Those that a backslash stands before within quotes.
private let escapedInQuotes = Set("\"`$\\")

/// A program's entry in the menus of desktops: a desktop file.
struct DesktopEntry {
    var identifier: String
    var name: String
    /// The name in other languages, by the names of locales: `de`, `pt_BR`, `sr@latin`.
    var translatedNames: [String: String] = [:]
    /// The program's file, or its name where it is in the search path.
    var program: String
    var hasIcon = false
    var categories: [String] = []
    /// The schemes of the addresses that it opens.
    var schemes: [String] = []

    /// The file's name.
    var fileName: String { "\(identifier).desktop" }

    /// The file's text.
    var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Version=\(specification)", "Name=\(Self.escaped(name))"]
        for (locale, name) in translatedNames.ordered(by: { $0.key < $1.key }) {
            lines.append("Name[\(locale)]=\(Self.escaped(name))")
        }
        let addresses = schemes.isEmpty ? "" : " %u"
        lines.append("Exec=\(Self.escaped(Self.argument(program)))\(addresses)")
        if hasIcon { lines.append("Icon=\(identifier)") }
        lines.append("Terminal=false")
        if !categories.isEmpty { lines.append("Categories=\(Self.list(categories))") }
        if !schemes.isEmpty { lines.append("MimeType=\(Self.list(schemes.map { "x-scheme-handler/\($0)" }))") }
        lines += ["StartupNotify=true", "StartupWMClass=\(identifier)"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// `text` as a value: control characters and backslashes written out, and a space that it begins with.
    static func escaped(_ text: String) -> String {
        var result = text.hasPrefix(" ") ? "\\s" : ""
        for scalar in text.hasPrefix(" ") ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...] {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // A file has no other control characters.
            case _ where scalar.properties.generalCategory == .control: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Values of a list, each with its end.
    static func list(_ values: [String]) -> String {
        values.map { escaped($0).replacing(";", with: "\\;") + ";" }.joined()
    }

    /// `text` as an argument of a command line, before it is escaped as a value.
    static func argument(_ text: String) -> String {
        // A percent sign begins what stands for addresses.
        let plain = text.replacing("%", with: "%%")
        guard plain.contains(where: quoted.contains) || plain.isEmpty else { return plain }
        return "\"" + plain.map { escapedInQuotes.contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// The locale of desktops for a language by its name at Apple's; nil for a name that is none.
    static func locale(of language: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let code = parts.first?.lowercased(), 2...3 ~= code.count,
            code.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return nil }
        let script = parts.dropFirst().first { $0.count == 4 }?.lowercased()
        let region = parts.dropFirst().first { 2...3 ~= $0.count }?.uppercased()
        switch (code, script) {
        // Desktops tell the writings of Chinese by countries.
        case ("zh", "hans"): return "zh_\(region ?? "CN")"
        case ("zh", "hant"): return "zh_\(region ?? "TW")"
        case (_, "latn"): return code + (region.map { "_\($0)" } ?? "") + "@latin"
        case (_, "cyrl"): return code + (region.map { "_\($0)" } ?? "") + "@cyrillic"
        default: return code + (region.map { "_\($0)" } ?? "")
        }
    }
}
