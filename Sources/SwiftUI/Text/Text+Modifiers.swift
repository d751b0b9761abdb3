// A text's own attributes take precedence over those further out: of two fonts, the inner one.
extension Text {
    private func changed(_ change: (inout TextAppearance) -> Void) -> Text {
        var outer = TextAppearance()
        change(&outer)
        var text = self
        text.spans = spans.map { TextSpan(source: $0.source, appearance: $0.appearance.filled(by: outer)) }
        return text
    }

    /// The text in `font`; nil for that of the surroundings.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }

    /// The text with the weight `weight`; nil for the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

    /// The text in letters of the kind `design`; nil for the font's.
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }

    /// The text in letters of the width `width`; nil for the font's.
    public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.width = width } }

    /// The text in bold.
    public func bold() -> Text { bold(true) }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }

    /// The text slanted.
    public func italic() -> Text { italic(true) }

    /// The text slanted, or not.
    public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }

    /// The text with digits of equal width, so that a counting number does not wobble.
    public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }

    /// The text in a font all of whose characters are equally wide, or not.
    public func monospaced(_ isActive: Bool = true) -> Text { changed { $0.isMonospaced = isActive } }

    /// The text in `color`; nil for that of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.style = color.map { AnyShapeStyle($0) } }
    }

    /// The text drawn with `style`.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.style = AnyShapeStyle(style) } }

    /// The text with a line under it, or not, in `color` (nil for that of the text).
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.underline = TextLine(isActive: isActive, color: color) }
    }

    /// The text with a line through it, or not, in `color` (nil for that of the text).
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.strikethrough = TextLine(isActive: isActive, color: color) }
    }

    /// The text with a line of dashes and dots under it, or not, in `color` (nil for that of the text).
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed { $0.underline = TextLine(isActive: isActive, color: color, pattern: pattern) }
    }

    /// The text with a line of dashes and dots through it, or not, in `color` (nil for that of the text).
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed { $0.strikethrough = TextLine(isActive: isActive, color: color, pattern: pattern) }
    }

    /// The text with `kerning` points added after each character. What is not finite counts as 0.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning.isFinite ? kerning : 0 } }

    /// The text with `tracking` points added after each character. What is not finite counts as 0.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// The text raised by `baselineOffset` points. What is not finite counts as 0.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0 }
    }
}
