import CoreGraphics
import Foundation

/// The font of letters that nothing is said of; the sizes of headings and of `<font size>` as factors of its size; the
/// space behind headings as a factor of theirs. Source: docs/sources/views.md, HTML.
private let standardFont = "Times New Roman"
private let standardSize: CGFloat = 12
private let headings: [String: (size: CGFloat, space: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
]
private let fontSizes: [CGFloat] = [0.63, 0.82, 1, 1.13, 1.5, 2, 3]
/// The indent of a list's lines for each list that it is in, the place of its marks before that, and the indent of
/// quotations, in points. Source: docs/sources/views.md, HTML.
private let (listIndent, markIndent, quoteIndent): (CGFloat, CGFloat, CGFloat) = (36, 11, 40)
/// The marks of lists without numbers, by how far in they are.
private let marks = ["•", "◦", "▪"]
/// The colour of links. Source: docs/sources/views.md, HTML.
private let linkColor = UIColor(red: 0, green: 0, blue: 0xEE / 255, alpha: 1)
/// The letters' size where they are raised or lowered, and by how much, as a factor of the font's size. Ours.
private let (scriptSize, scriptRise): (CGFloat, CGFloat) = (0.83, 0.33)
/// The number of elements that are in one another at most; those further in count as the one around. Ours.
private let mostElements = 500

/// Reads HTML of the simple kind: elements that mark letters, paragraphs, lists and links, and style sheets of single
/// elements and classes. Scripts and images are left out, and an element of another kind counts for nothing.
struct HTMLReader {
    private let text = NSMutableAttributedString()
    private var sheet = HTMLStyleSheet()
    private var styles = [HTMLStyle(name: "", size: standardSize)]
    /// The number of the next item, of each list that is open; nil for one without numbers.
    private var lists: [Int?] = []
    /// Whether the line ends in a space, which does not count at its end.
    private var endsInSpace = false
    /// Whether the line has no letter yet, and whether the paragraph has none, or nothing but a list's mark.
    private var isLineStart = true, isEmpty = true, hasMark = false
    /// Whether the paragraph goes on with the one before it.
    private var isContinued = false
    /// Where the paragraph begins, and the one before it.
    private var start = 0, before: NSRange?

    /// Whether a text looks like HTML.
    static func isHTML(_ text: String) -> Bool {
        let start = text.prefix(256).drop(while: \.isWhitespace).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<p>", "<div", "<span"].contains { start.hasPrefix($0) }
    }

    /// The text of `html`.
    static func read(_ html: String) -> NSAttributedString {
        var reader = HTMLReader()
        var scanner = HTMLScanner(html)
        while let token = scanner.next() {
            switch token {
            case .text(let letters): reader.add(letters)
            case .begin(let name, let values): reader.begin(name, values)
            case .end(let name): reader.end(name)
            case .sheet(let rules): reader.sheet.add(rules)
            }
        }
        reader.endLine()
        return NSAttributedString(attributedString: reader.text)
    }

    // MARK: Letters

    private var style: HTMLStyle { styles[styles.count - 1] }

    private mutating func add(_ letters: String) {
        if style.isKept {
            for (index, line) in letters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if index > 0 { endParagraph(always: true) }
                if !line.isEmpty { append(String(line)) }
            }
            return
        }
        // Each row of white space is a space, which looks as the letters before it.
        var line = ""
        for letter in letters {
            guard letter.isASCII, letter.isWhitespace else {
                line.append(letter)
                continue
            }
            if line.isEmpty ? !isLineStart && !endsInSpace : line.last != " " { line.append(" ") }
        }
        if !line.isEmpty { append(line) }
    }

    private mutating func append(_ letters: String) {
        text.append(NSAttributedString(string: letters, attributes: attributes))
        (isLineStart, isEmpty, endsInSpace) = (false, false, !style.isKept && letters.hasSuffix(" "))
    }

    private mutating func endLine() {
        if endsInSpace { text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1)) }
        endsInSpace = false
    }

    private mutating func endParagraph(always: Bool = false) {
        endLine()
        guard always || !isEmpty else { return }
        text.append(NSAttributedString(string: "\n", attributes: attributes))
        before = NSRange(location: start, length: text.length - start)
        (start, isLineStart, isEmpty, hasMark, isContinued) = (text.length, true, true, false, false)
    }

    /// Leaves `space` points behind the last paragraph, if there is less.
    private func leave(_ space: CGFloat) {
        guard space > 0, isEmpty, !hasMark, let before,
            let style = text.attribute(.paragraphStyle, at: before.location, effectiveRange: nil) as? NSParagraphStyle,
            style.paragraphSpacing < space
        else { return }
        let wider = NSMutableParagraphStyle()
        wider.setParagraphStyle(style)
        wider.paragraphSpacing = space
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle(wider.values), range: before)
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let style = style
        var result: [NSAttributedString.Key: Any] = [
            .font: style.font, .foregroundColor: style.color ?? (style.link == nil ? .black : linkColor),
            .paragraphStyle: style.paragraph(isContinued: isContinued),
        ]
        if let background = style.background { result[.backgroundColor] = background }
        if style.isUnderlined || style.link != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.rise != 0 { result[.baselineOffset] = style.rise }
        if let link = style.link { result[.link] = URL(string: link) as Any? ?? link }
        return result
    }

    // MARK: Elements

    private mutating func begin(_ name: String, _ values: [String: String]) {
        switch name {
        case "br": return breakLine()
        case "hr": return endParagraph()
        case "img", "meta", "link", "input", "wbr", "col": return
        // What opens again without having been closed.
        case "p" where style.name == "p": end("p")
        case "li" where style.name == "li": end("li")
        default: break
        }
        guard styles.count < mostElements else { return }
        var style = style
        style.name = name
        mark(&style, values)
        if let side = values["align"] { style.align(side) }
        for rules in sheet.rules(of: name, values) { style.read(rules) }
        if let css = values["style"] { style.read(HTMLStyleSheet.declarations(css)) }
        if Self.isBlock(name) {
            endParagraph()
            leave(Self.space(behind: style, isInList: lists.count > 1))
        }
        styles.append(style)
        if name == "li" { addMark() }
        if name == "td" || name == "th", !isEmpty { append("\t") }
    }

    private mutating func mark(_ style: inout HTMLStyle, _ values: [String: String]) {
        switch style.name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "code", "tt", "kbd", "samp": style.families = ["monospace"]
        case "pre": (style.families, style.isKept) = (["monospace"], true)
        case "big": style.size *= 1.2
        case "small": style.size *= scriptSize
        case "sup": (style.rise, style.size) = (style.rise + style.size * scriptRise, style.size * scriptSize)
        case "sub": (style.rise, style.size) = (style.rise - style.size * scriptRise, style.size * scriptSize)
        case "mark": style.background = .yellow
        case "center": style.alignment = .center
        case "a": style.link = values["href"] ?? style.link
        case "blockquote", "dd": style.indent += quoteIndent
        case "font": read(values, into: &style)
        case "ul", "ol":
            lists.append(style.name == "ol" ? Int(values["start"] ?? "") ?? 1 : nil)
            style.lists += 1
        default:
            guard let heading = headings[style.name] else { return }
            (style.size, style.isBold) = (standardSize * heading.size, true)
        }
    }

    private mutating func addMark() {
        var mark = marks[min(max(lists.count, 1), marks.count) - 1]
        if let last = lists.indices.last, let number = lists[last] {
            mark = "\(number)."
            lists[last] = number < Int.max ? number + 1 : number
        }
        append("\t\(mark)\t")
        (isLineStart, isEmpty, hasMark) = (true, true, true)
    }

    /// Begins another line: a paragraph that begins where the others' further lines do.
    private mutating func breakLine() {
        endParagraph(always: true)
        isContinued = true
    }

    private mutating func end(_ name: String) {
        guard let index = styles.lastIndex(where: { $0.name == name }), index > 0 else { return }
        let isBlock = Self.isBlock(name)
        if isBlock { endParagraph(always: hasMark && name == "li") }
        let style = styles[index]
        styles.removeSubrange(index...)
        if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
        if isBlock { leave(Self.space(behind: style, isInList: !lists.isEmpty)) }
    }

    private func read(_ values: [String: String], into style: inout HTMLStyle) {
        if let color = values["color"].flatMap(CSSValue.color) { style.color = color }
        if let face = values["face"] { style.families = CSSValue.names(face) }
        if let size = values["size"], let number = Int(size) {
            let index = size.hasPrefix("+") || size.hasPrefix("-") ? 3 + min(max(number, -6), 6) : number
            style.size = standardSize * fontSizes[min(max(index, 1), fontSizes.count) - 1]
        }
    }

    private static func isBlock(_ name: String) -> Bool {
        headings[name] != nil
            || [
                "p", "blockquote", "pre", "div", "ul", "ol", "li", "tr", "table", "section", "article", "header",
                "footer", "center", "dl", "dt", "dd",
            ].contains(name)
    }

    /// The space behind an element, in points; lists in lists have none.
    private static func space(behind style: HTMLStyle, isInList: Bool) -> CGFloat {
        switch style.name {
        case "p", "blockquote", "pre", "dl": style.size
        case "ul", "ol": isInList ? 0 : style.size
        default: (headings[style.name]?.space ?? 0) * style.size
        }
    }
}

/// What letters look like in an element of HTML.
struct HTMLStyle {
    var name: String
    /// The names of fonts, the one that is wanted most first.
    var families: [String] = []
    var size: CGFloat
    var isBold = false, isItalic = false, isUnderlined = false, isStruck = false
    var color: UIColor?, background: UIColor?
    var link: String?
    /// How far the letters are above the line, and the lines indented, in points.
    var rise: CGFloat = 0, indent: CGFloat = 0
    var alignment = NSTextAlignment.natural
    /// The number of lists around.
    var lists = 0
    /// Whether white space counts.
    var isKept = false

    /// The font.
    var font: UIFont {
        let font =
            families.lazy.compactMap(named).first ?? UIFont(name: standardFont, size: size) ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty else { return font }
        let all = font.fontDescriptor.symbolicTraits.union(traits)
        return font.fontDescriptor.withSymbolicTraits(all).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func named(_ name: String) -> UIFont? {
        switch name.lowercased() {
        case "-apple-system", "system-ui", "sans-serif", ".sfui-regular", ".applesystemuifont":
            .systemFont(ofSize: size)
        case "monospace", "ui-monospace": .monospacedSystemFont(ofSize: size, weight: .regular)
        case "serif": UIFont(name: standardFont, size: size)
        default: UIFont(name: name, size: size)
        }
    }

    /// The style of a paragraph, or of one that goes on behind a break.
    func paragraph(isContinued: Bool) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let listed = listIndent * CGFloat(lists)
        style.headIndent = indent + listed
        style.firstLineHeadIndent = isContinued ? style.headIndent : indent
        if lists > 0 {
            style.tabStops = [listed - listIndent + markIndent, listed].map {
                NSTextTab(textAlignment: .natural, location: indent + $0)
            }
        }
        return NSParagraphStyle(style.values)
    }

    mutating func align(_ side: String) {
        switch side.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    /// Looks as `declarations` of a style sheet say.
    mutating func read(_ declarations: [(name: String, value: String)]) {
        for (name, value) in declarations {
            switch name {
            case "color": color = CSSValue.color(value) ?? color
            case "background", "background-color": background = CSSValue.color(value) ?? background
            case "font-weight": isBold = ["bold", "bolder"].contains(value.lowercased()) || (Int(value) ?? 0) >= 600
            case "font-style": isItalic = ["italic", "oblique"].contains(value.lowercased())
            case "text-decoration", "text-decoration-line":
                isUnderlined = value.contains("underline")
                isStruck = value.contains("line-through")
            case "text-align": align(value)
            case "font-size": size = CSSValue.size(value, of: size, root: standardSize) ?? size
            case "font-family": families = CSSValue.names(value)
            default: break
            }
        }
    }
}
