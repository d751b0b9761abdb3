import OctantBase

/// The drawings, read from their texts when the first one is wanted.
enum SymbolCatalog {
    /// One drawing.
    struct Entry: Sendable {
        /// The name.
        let name: String
        /// The forms there are beside the plain one: `F` fill, `C` circle, `S` square, `R` rectangle, `X` slash; `M`
        /// for a drawing that is mirrored where the interface runs from right to left.
        let forms: Set<Character>
        /// The drawing, in `SymbolNotation`.
        let text: String

        /// Whether it is mirrored where the interface runs from right to left.
        var flips: Bool { forms.contains("M") }
    }

    /// The drawings by name.
    static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        let families = [
            signs, arrows, weather, media, things, devices, people, interface, shapes, numbers, badges, daily, work,
        ]
        for family in families {
            read(family, into: &entries)
        }
        return entries
    }()

    /// Reads the lines of `family`: a name, the forms or `-`, and either `=` and a drawing or `<`, the name of a
    /// drawing above, and what its paths are sent through. A line that begins with a space goes on with the one before.
    private static func read(_ family: String, into entries: inout [String: Entry]) {
        var lines: [String] = []
        for line in family.split(separator: "\n") {
            if line.first == " ", let last = lines.last {
                lines[lines.count - 1] = last + line
            } else {
                lines.append(String(line))
            }
        }
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count == 4 else { continue }
            let name = String(words[0])
            var text = String(words[3])
            if words[2] == "<" {
                let parts = text.split(separator: " ", maxSplits: 1)
                guard let other = parts.first, let source = entries[String(other)] else { continue }
                let change = parts.count > 1 ? " " + parts[1] + " " : " "
                text = source.text.split(separator: "|").map { $0 + change }.joined(separator: "|")
            }
            entries[name] = Entry(name: name, forms: Set(words[1]).subtracting("-"), text: text)
        }
    }

    /// The names there are, every form of every drawing, in alphabetical order.
    static var names: [String] {
        entries.values.flatMap { entry -> [String] in
            var names = [entry.name]
            if entry.forms.contains("F") { names.append(entry.name + ".fill") }
            if entry.forms.contains("X") {
                names.append(entry.name + ".slash")
                if entry.forms.contains("F") { names.append(entry.name + ".slash.fill") }
            }
            for (letter, frame) in [("C", "circle"), ("S", "square"), ("R", "rectangle")] as [(Character, String)]
            where entry.forms.contains(letter) {
                names += [entry.name + "." + frame, entry.name + "." + frame + ".fill"]
            }
            return names
        }.ordered()
    }
}
