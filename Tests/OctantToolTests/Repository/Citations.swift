import Foundation

/// The documents of a repository, and the citations of headings in them that do not exist.
struct Citations {
    /// The outlines of the documents, by their paths from the repository's root.
    let outlines: [String: Outline]
    /// Whether there is a file or folder at a path.
    let exists: (String) -> Bool

    /// The folder of documents. This file names none of them.
    static let folder = "docs/"

    /// The citations in `text`, of the file at `path`, of headings that do not exist, as they are written.
    ///
    /// Headings are cited as "<path>, <heading>" or "<path>#<anchor>", also over the end of a line of a comment; in
    /// documents by links too.
    func errors(in text: String, at path: String) -> [String] {
        let lines = text.components(separatedBy: "\n")
        var errors: [String] = []
        for (index, line) in lines.enumerated() where line.contains(Self.folder) {
            let following = lines[(index + 1)...].prefix(2).map(Self.withoutMarks)
            let joined = ([line] + following).joined(separator: " ")
            var position = line.startIndex
            while let found = line.range(of: Self.folder, range: position..<line.endIndex) {
                position = found.upperBound
                let before = line[..<found.lowerBound].last
                if before.map(Self.isInPaths) == true { continue }
                errors += error(atBeginOf: joined[found.lowerBound...]).map { [$0] } ?? []
            }
        }
        if path.hasSuffix(".md") { errors += Outline.lines(of: text).flatMap { linkErrors(in: $0, at: path) } }
        return errors
    }

    /// The line of a comment, or of anything else, from its first word on.
    private static func withoutMarks(_ line: String) -> String {
        String(line.drop { $0 == " " || $0 == "/" || $0 == "#" || $0 == "*" })
    }

    private static func isInPaths(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "/._-+".contains(character)
    }

    /// What is wrong with the position that `text` begin with.
    private func error(atBeginOf string: Substring) -> String? {
        var path = string.prefix(while: Self.isInPaths)
        while path.last == "." { path.removeLast() }
        let rest = string.dropFirst(path.count)
        guard path.dropFirst(Self.folder.count).contains(".") else { return exists(String(path)) ? nil : String(path) }
        guard let outline = outlines[String(path)] else { return exists(String(path)) ? nil : String(path) }
        if rest.hasPrefix("#") {
            let anchor = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            return outline.contains(anchor: String(anchor)) ? nil : "\(path)#\(anchor)"
        }
        guard rest.hasPrefix(", ") else { return nil }
        return outline.contains(String(rest.dropFirst(2))) ? nil : "\(path)\(rest.prefix(50))"
    }

    /// The links in `line` of the document at `path` that lead nowhere in the repository.
    private func linkErrors(in line: String, at path: String) -> [String] {
        line.components(separatedBy: "](").dropFirst().compactMap { part in
            let link = part.prefix { $0 != ")" }
            if link.contains(":") { return nil }
            let halves = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = halves[0].isEmpty ? path : Self.path(of: String(halves[0]), from: path)
            guard exists(target) || outlines[target] != nil else { return "\(link)" }
            guard halves.count > 1 else { return nil }
            return outlines[target]?.contains(anchor: String(halves[1])) == true ? nil : "\(link)"
        }
    }

    /// Where `link` leads in the document at `path`.
    private static func path(of link: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
