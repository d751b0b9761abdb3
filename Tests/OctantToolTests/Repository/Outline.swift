import Foundation

/// The headings of a document in Markdown, and the numbers of the list items under each.
struct Outline {
    private struct Heading {
        let level: Int
        let title: String
        var items: Set<Int> = []

        /// What GitHub calls it in links.
        var anchor: String {
            let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            return kept.replacingOccurrences(of: " ", with: "-")
        }
    }

    private var headings: [Heading] = []

    /// The outline of `document`.
    init(_ document: String) {
        for line in Outline.lines(of: document) {
            let level = line.prefix { $0 == "#" }.count
            if level > 0, line.dropFirst(level).first == " " {
                let title = line.dropFirst(level + 1).replacingOccurrences(of: "`", with: "")
                headings.append(Heading(level: level, title: title))
            } else if let dot = line.firstIndex(of: "."), let number = Int(line[..<dot]) {
                addItem(number)
            }
        }
    }

    /// The lines of `document` but for those of code.
    static func lines(of document: String) -> [String] {
        var isCode = false
        return document.components(separatedBy: "\n").filter { line in
            let isFence = line.hasPrefix("```")
            if isFence { isCode.toggle() }
            return !isFence && !isCode
        }
    }

    /// An item is under the last heading, and under each that has that one under it.
    private mutating func addItem(_ number: Int) {
        var level = Int.max
        for index in headings.indices.reversed() where headings[index].level < level {
            headings[index].items.insert(number)
            level = headings[index].level
        }
    }

    /// Whether a heading is called so in links.
    func contains(anchor: String) -> Bool { headings.contains { $0.anchor == anchor } }

    /// Whether `text` begin with a heading, and the numbers behind it, if there are any, are those of items under it:
    /// "Requirements 1 to 5, 7 and 9 (the last one)".
    func contains(_ text: String) -> Bool {
        let named = headings.filter {
            guard text.hasPrefix($0.title) else { return false }
            let next = text.dropFirst($0.title.count).first
            return next.map { !$0.isLetter && !$0.isNumber } ?? true
        }
        guard let heading = named.max(by: { $0.title.count < $1.title.count }) else { return false }
        return Self.numbers(at: text.dropFirst(heading.title.count)).allSatisfy(heading.items.contains)
    }

    /// The numbers that `text` begin with: 1, 2, 3 and 5 of " 1 to 3 and 5: so".
    private static func numbers(at text: Substring) -> [Int] {
        var (numbers, rest, joints) = ([Int](), text, [" "])
        while let joint = joints.first(where: { rest.hasPrefix($0) }) {
            let digits = rest.dropFirst(joint.count).prefix(while: \.isNumber)
            guard let number = Int(digits) else { break }
            let first = joint == " to " ? numbers.last.map { $0 + 1 } ?? number : number
            numbers += first <= number ? Array(first...number) : [number]
            rest = rest[digits.endIndex...]
            joints = [", ", " to ", " and "]
        }
        return numbers
    }
}
