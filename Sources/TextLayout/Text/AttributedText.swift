package import CoreGraphics

/// The style of the letters' outlines.
package struct TextStroke: Sendable, Hashable {
    /// The width, in points.
    package var width: CGFloat
    /// In which colour; nil for that of the text.
    package var color: RGBA?
    /// Whether the letters are filled as well.
    package var isFilled: Bool

    /// Outlines of these properties.
    package init(width: CGFloat, color: RGBA?, isFilled: Bool) {
        (self.width, self.color, self.isFilled) = (width, color, isFilled)
    }
}

/// The shadow that letters cast.
package struct TextShadow: Sendable, Hashable {
    /// The distance to the right and down, in points.
    package var offset: CGSize
    /// The blur, in points; twice the deviation of the bell curve.
    package var blur: CGFloat
    /// The colour and opacity.
    package var color: RGBA

    /// A shadow of these properties.
    package init(offset: CGSize, blur: CGFloat, color: RGBA) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// The attributes of a stretch of text.
package struct TextAttributes: Sendable, Hashable {
    /// The font.
    package var font: FontDescription
    /// The colour.
    package var color: RGBA
    /// The colour behind the text; nil for none.
    package var background: RGBA?
    /// Space added after each character, in points; may be below 0.
    package var kern: CGFloat
    /// Whether pairs of letters that fit into each other, such as A and V, move closer together; true by default.
    package var kernsPairs = true
    /// Whether a line is drawn under the text.
    package var isUnderlined: Bool
    /// Whether a line is drawn through the text.
    package var isStruckThrough: Bool
    /// The distance that the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat
    /// The colour of the line under the text; nil for that of the text.
    package var underlineColor: RGBA?
    /// The colour of the line through the text; nil for that of the text.
    package var strikethroughColor: RGBA?
    /// The style of the letters' outlines; nil for letters that are filled only.
    package var stroke: TextStroke?
    /// The shadow of the letters; nil for none.
    package var shadow: TextShadow?

    /// Text attributes of these values.
    package init(
        font: FontDescription = FontDescription(),
        color: RGBA = .black,
        background: RGBA? = nil,
        kern: CGFloat = 0,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false,
        baselineOffset: CGFloat = 0
    ) {
        (self.font, self.color, self.background) = (font, color, background)
        (self.kern, self.baselineOffset) = (kern, baselineOffset)
        (self.isUnderlined, self.isStruckThrough) = (isUnderlined, isStruckThrough)
    }
}

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
