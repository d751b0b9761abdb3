private enum TextAppearanceKey: EnvironmentKey { static let defaultValue = TextAppearance() }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MultilineAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    /// The attributes of text that it does not set itself; its font and colour are keys of their own.
    var textAppearance: TextAppearance {
        get { self[TextAppearanceKey.self] }
        set { self[TextAppearanceKey.self] = newValue }
    }

    /// The most lines of text; nil for any number. Less than 1 counts as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// For how many lines text keeps space at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// Points between the bottom of one line of text and the top of the next.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// To which side lines of text go.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineAlignmentKey.self] }
        set { self[MultilineAlignmentKey.self] = newValue }
    }

    /// The position of the ellipsis in text that there is no space for.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The smallest factor by which text may shrink before it is truncated, 0...1; 1 for not at all.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }

    /// Whether the letters of a line may be set a little closer together before it is truncated.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The case of all letters of text; nil for as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    private nonisolated func textAppearance(_ change: @escaping (inout TextAppearance) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.textAppearance) })
    }

    /// The text in this view with the weight `weight`; nil for the font's.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textAppearance { $0.weight = weight } }

    /// The text in this view in letters of the kind `design`; nil for the font's.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textAppearance { $0.design = design } }

    /// The text in this view in letters of the width `width`; nil for the font's.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textAppearance { $0.width = width } }

    /// The text in this view in bold, or not.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { textAppearance { $0.isBold = isActive } }

    /// The text in this view slanted, or not.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { textAppearance { $0.isItalic = isActive } }

    /// The text in this view with digits of equal width.
    nonisolated public func monospacedDigit() -> some View { textAppearance { $0.hasMonospacedDigits = true } }

    /// The text in this view in a font all of whose characters are equally wide, or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        textAppearance { $0.isMonospaced = isActive }
    }

    /// The text in this view with a line under it, or not, in `color` (nil for that of the text).
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAppearance { $0.underline = TextLine(isActive: isActive, color: color, pattern: pattern) }
    }

    /// The text in this view with a line through it, or not, in `color` (nil for that of the text).
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAppearance { $0.strikethrough = TextLine(isActive: isActive, color: color, pattern: pattern) }
    }

    /// The text in this view with `kerning` points added after each character. What is not finite counts as 0.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        textAppearance { $0.kerning = kerning.isFinite ? kerning : 0 }
    }

    /// The text in this view with `tracking` points added after each character. What is not finite counts as 0.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// The text in this view in no more than `number` lines, nil for any number. Less than 1 counts as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = number
                $0.reservedLines = 0
            })
    }

    /// The text in this view in as many lines as `limit` holds, space kept for the least of them.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = limit.upperBound
                $0.reservedLines = limit.lowerBound
            })
    }

    /// The text in this view in at least as many lines as `limit` begins with: space is kept for them.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = nil
                $0.reservedLines = limit.lowerBound
            })
    }

    /// The text in this view in no more lines than `limit` ends with.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// The text in this view in no more than `limit` lines; with `reservesSpace`, space is kept for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(
            EnvironmentModifier {
                $0.lineLimit = limit
                $0.reservedLines = reservesSpace ? limit : 0
            })
    }

    /// Sets the alignment of lines of text in this view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the position of the ellipsis in text in this view that there is no space for.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// The lines of text in this view `lineSpacing` points apart. Negative, or not finite, counts as 0.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(lineSpacing, 0) : 0)
    }

    /// The text in this view set down to `factor` of its size where it would be truncated: 0...1, clamped.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0), 1) : 1)
    }

    /// Lets the letters of a line of text in this view be set a little closer together, by a twentieth of its width at
    /// most, before it is truncated, or not.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// The text in this view raised by `baselineOffset` points. What is not finite counts as 0.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAppearance { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0 }
    }

    /// The text in this view in capital or small letters; nil for as it is.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
