/// A stretch of text with the same attributes.
package struct TextRun: Sendable, Hashable {
    /// The characters.
    package var text: String
    /// The attributes.
    package var attributes: TextAttributes
    /// The style of a paragraph that begins in the stretch; nil for the layout's.
    package var style: TextParagraphStyle?

    /// `text` in `attributes`.
    package init(_ text: String, _ attributes: TextAttributes, style: TextParagraphStyle? = nil) {
        (self.text, self.attributes, self.style) = (text, attributes, style)
    }
}

/// Text with attributes for each stretch.
package struct AttributedText: Sendable, Hashable {
    /// The stretches in order.
    package var runs: [TextRun]

    /// The text of `runs`, one after the other.
    package init(runs: [TextRun]) { self.runs = runs }

    /// `string`, all in `attributes`.
    package init(_ string: String, _ attributes: TextAttributes) { runs = [TextRun(string, attributes)] }

    /// The characters without their attributes.
    package var string: String { runs.map(\.text).joined() }

    /// Whether there are no characters.
    package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    /// The text cut at line ends, each paragraph with the attributes of an empty line of it, and with the style of its
    /// first character, a line end if it has no other.
    var paragraphs: [(text: AttributedText, empty: TextAttributes, style: TextParagraphStyle?)] {
        var result: [(text: AttributedText, empty: TextAttributes, style: TextParagraphStyle?)] = []
        var current = AttributedText(runs: [])
        var last = runs.first?.attributes ?? TextAttributes()
        var style = runs.first?.style
        var hasBegun = false
        for run in runs where !run.text.isEmpty {
            last = run.attributes
            for (index, part) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if index > 0 {
                    if !hasBegun { style = run.style }
                    result.append((current, last, style))
                    (current, style, hasBegun) = (AttributedText(runs: []), run.style, false)
                }
                guard !part.isEmpty else { continue }
                if !hasBegun { (style, hasBegun) = (run.style, true) }
                current.runs.append(TextRun(String(part), run.attributes))
            }
        }
        result.append((current, last, style))
        return result
    }
}
