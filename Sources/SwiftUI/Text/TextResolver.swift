import TextLayout

/// What a text comes to in its surroundings: characters with their looks, and how they are laid out. Main actor only.
@MainActor struct TextResolver {
    /// What surrounds the text.
    let surroundings: EnvironmentValues
    /// The look outside of the text.
    private let outer: TextLook
    private let paint: PaintSurroundings

    /// Resolves in `surroundings`.
    init(_ surroundings: EnvironmentValues) {
        self.surroundings = surroundings
        var outer = surroundings.textLook
        outer.font = surroundings.font
        self.outer = outer
        paint = surroundings.paintSurroundings
    }

    /// The characters of `text`.
    func string(_ text: Text) -> String { pieces(text).map(\.string).joined() }

    /// A stretch of characters of one look.
    private typealias Piece = (string: String, look: TextLook)

    private func pieces(_ text: Text) -> [Piece] { text.spans.flatMap { pieces($0) } }

    private func pieces(_ span: TextSpan) -> [Piece] {
        switch span.source {
        case .verbatim(let string): return [(string, span.look)]
        case .formatted(let value): return [(value.string(in: surroundings.locale), span.look)]
        case .localized(let key, let table, let bundle):
            let locale = surroundings.locale
            let string = Translations.string(for: key.key, table: table, in: bundle ?? .main, locale: locale)
            guard key.isPattern else { return [(string, span.look)] }
            return FormatPattern(string).parts.flatMap { part -> [Piece] in
                switch part {
                case .characters(let characters): return [(characters, span.look)]
                case .value(let place, let specifier):
                    // A translation may ask for more values than there are.
                    guard place < key.arguments.count else { return [] }
                    if case .text(let inner) = key.arguments[place] {
                        return pieces(inner).map { ($0.string, $0.look.filled(by: span.look)) }
                    }
                    return [(key.arguments[place].string(specifier, locale: locale) ?? "", span.look)]
                }
            }
        }
    }

    /// The text with its looks.
    func attributed(_ text: Text) -> AttributedText {
        let textCase = surroundings.textCase
        let runs = pieces(text).map { piece in
            let string: String =
                switch textCase {
                case .uppercase: piece.string.uppercased(with: surroundings.locale)
                case .lowercase: piece.string.lowercased(with: surroundings.locale)
                case nil: piece.string
                }
            return TextRun(string, attributes(piece.look.filled(by: outer)))
        }
        return AttributedText(runs: runs)
    }

    private func attributes(_ look: TextLook) -> TextAttributes {
        let style = look.style ?? AnyShapeStyle(ForegroundStyle())
        func line(_ line: TextLine?) -> RGBA? {
            line?.color.map { $0.resolvedPaint(in: paint).firstColor }
        }
        var attributes = TextAttributes(
            font: look.resolvedFont.uiFont(in: paint.traits).descriptor,
            color: style.paint(in: paint).firstColor, kern: look.kerning ?? 0,
            isUnderlined: look.underline?.isActive ?? false, isStruckThrough: look.strikethrough?.isActive ?? false,
            baselineOffset: look.baselineOffset ?? 0)
        attributes.underlineColor = line(look.underline)
        attributes.strikethroughColor = line(look.strikethrough)
        return attributes
    }

    /// How the text is laid out.
    var options: TextOptions {
        var options = TextOptions(maximumLines: surroundings.lineLimit.map { max($0, 1) } ?? 0)
        options.lineSpacing = surroundings.lineSpacing
        let isMirrored = surroundings.layoutDirection == .rightToLeft
        switch surroundings.multilineTextAlignment {
        case .leading: options.alignment = isMirrored ? .right : .left
        case .center: options.alignment = .center
        case .trailing: options.alignment = isMirrored ? .left : .right
        }
        switch surroundings.truncationMode {
        case .head: options.lineBreak = .truncateHead
        case .tail: options.lineBreak = .truncateTail
        case .middle: options.lineBreak = .truncateMiddle
        }
        return options
    }
}
