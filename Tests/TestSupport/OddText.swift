internal import CoreGraphics
package import TextLayout

/// Texts of all scripts and signs, in all sizes and spaces: the same ones for the same seed.
package struct OddText {
    /// The numbers that the texts are made of.
    package var numbers: SeededGenerator

    // Marks, joiners, signs that change the direction, scripts that join, letters that no font has, emoji and their
    // parts.
    private static let scalars: [Unicode.Scalar] = [
        "\u{200F}", "\u{200E}", " ", "\u{200D}", "漢", "a", "b", "-", "\u{AD}", "\u{301}", "\u{20DD}", "\u{600}",
        "\u{6DD}",
        "ب", "ل", "ا", "א", "ב", "\u{1F3FB}", "\u{1F468}", "\u{1F1E6}", "\u{1F1E7}", "ก", "\u{E33}", "क", "\u{94D}",
        "\u{93F}", "ष", "\u{200B}", "\u{200C}", "\u{2060}", "\u{FEFF}", "\u{A0}", "\t", "\u{202A}", "\u{202B}",
        "\u{202C}",
        "\u{202E}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{FDFD}", "\u{1100}", "\u{1161}", "가", "\u{FF9E}", "あ", ".",
        ",",
        "(", ")", "1", "2", "%", "\u{FFFC}", "\u{FFFD}", "\u{1B05}", "\u{110BD}", "\u{1780}", "\u{17D2}", "\u{1000}",
        "\u{1031}", "\u{180E}", "\u{3000}", "\u{2011}", "—", "😀", "\u{FE0F}", "\u{FE0E}", "\u{E0061}", "\u{F0B}", "\n",
        "\r", "\u{2028}", "\0", "\u{10FFFF}",
    ]
    private static let sizes: [CGFloat] = [0, 0.1, 1, 3, 9, 17, 17, 17, 34, 100, 300, 1000, 1e5, -5, .nan, .infinity]
    private static let rooms: [CGFloat] = [
        0, 0.5, 1, 2, 3, 5, 10, 20, 50, 100, 300, 1e5, 1e7, 1e300, -3, .nan, .infinity,
    ]
    private static let modes: [TextLineBreak] = [
        .wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle,
    ]

    /// The texts of `seed`.
    package init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    private mutating func pick<Element>(_ list: [Element], or other: Element) -> Element {
        list.randomElement(using: &numbers) ?? other
    }

    /// Up to `most` characters.
    package mutating func string(upTo most: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...most, using: &numbers) {
            let any = Unicode.Scalar(UInt32.random(in: 0...0x1FBFF, using: &numbers))
            scalars.append(Int.random(in: 0..<8, using: &numbers) > 0 ? pick(Self.scalars, or: "a") : any ?? "b")
        }
        let string = String(scalars)
        // Now and then far more than there is space for.
        guard Int.random(in: 0..<100, using: &numbers) == 0 else { return string }
        return String(repeating: string, count: Int.random(in: 1...300, using: &numbers))
    }

    /// A stretch of text with any attributes.
    package mutating func run(upTo most: Int) -> TextRun {
        var appearance = TextAttributes(font: FontDescription(size: pick(Self.sizes, or: 17)))
        appearance.font.weight = Int.random(in: -100...1200, using: &numbers)
        appearance.font.isItalic = Bool.random(using: &numbers)
        if Int.random(in: 0..<3, using: &numbers) == 0 {
            appearance.kern = pick([-30, -3, 0.3, 5, 2000, .nan, 1e300], or: 0)
        }
        if Int.random(in: 0..<4, using: &numbers) == 0 {
            appearance.baselineOffset = pick([-5, 1e9, .infinity], or: 0)
        }
        (appearance.isUnderlined, appearance.isStruckThrough) = (
            Bool.random(using: &numbers), Bool.random(using: &numbers)
        )
        appearance.background = Bool.random(using: &numbers) ? .black : nil
        if Int.random(in: 0..<8, using: &numbers) == 0 {
            appearance.shadow = TextShadow(
                offset: CGSize(width: pick(Self.rooms, or: 0), height: 3), blur: 2, color: .black)
            appearance.stroke = TextStroke(width: pick(Self.rooms, or: 1), color: nil, isFilled: true)
        }
        return TextRun(string(upTo: most), appearance)
    }

    /// A layout of a text of one to four runs, drawn besides.
    package mutating func layout() -> TextLayout {
        let most = pick([4, 12, 12, 60], or: 12)
        let runs = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in run(upTo: most) }
        var options = TextOptions(
            alignment: pick([.left, .center, .right, .justified], or: .natural), lineBreak: pick(Self.modes, or: .clip),
            maximumLines: Int.random(in: -1...3, using: &numbers),
            direction: pick([.natural, .leftToRight], or: .rightToLeft), lineSpacing: pick([0, 0, 3, -5, .nan], or: 0))
        if Int.random(in: 0..<4, using: &numbers) == 0 {
            options.paragraph.headIndent = pick(Self.rooms, or: 0)
            options.paragraph.firstLineHeadIndent = pick(Self.rooms, or: 0)
            options.paragraph.tailIndent = pick(Self.rooms, or: 0)
            options.paragraph.lineHeightMultiple = pick([0, 0.1, 3, .nan], or: 1)
            options.paragraph.maximumLineHeight = pick([0, 0.1, 3, .nan], or: 1)
        }
        func room() -> CGFloat? { Bool.random(using: &numbers) ? pick(Self.rooms, or: 1) : nil }
        let layout = TextLayout(AttributedText(runs: runs), options, width: room(), height: room())
        if let bitmap = Bitmap(width: 40, height: 30), let context = CGContext(bitmap: bitmap, scale: 1) {
            layout.draw(in: context, at: CGPoint(x: -pick([0, 0, 50, 1e6, 1e12], or: 0), y: 0))
        }
        return layout
    }
}
