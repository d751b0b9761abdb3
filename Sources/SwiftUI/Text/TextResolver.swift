import Foundation
import RenderServer
import TextLayout

/// The first of the characters that replace values while Markdown is parsed: Unicode keeps them for private use.
private let firstPlaceholder: UInt32 = 0xF0000

/// Resolves a text in its environment: to characters with their attributes, and the options of their layout.
struct TextResolver {
    /// The environment of the text.
    let surroundings: EnvironmentValues
    /// The attributes outside of the text.
    private let outer: TextAppearance
    private let paint: PaintSurroundings
    /// The present date.
    private let now: Date

    /// Resolves in `surroundings`, at `now`: by the clock in force by default.
    init(_ surroundings: EnvironmentValues, at now: Date? = nil) {
        self.surroundings = surroundings
        self.now = now ?? WallClock(clock: MediaClocks.current, epoch: surroundings.mediaEpoch).now
        var outer = surroundings.textAppearance
        outer.font = surroundings.font
        self.outer = outer
        paint = surroundings.paintSurroundings
    }

    /// The characters of `text`, images left out.
    func string(_ text: Text) -> String {
        pieces(text).lazy.filter { $0.appearance.image == nil }.map(\.string).joined()
    }

    /// What is read of `text`: its characters, and what its images are read as.
    func spoken(_ text: Text) -> String {
        pieces(text).map { piece in
            guard let image = piece.appearance.image else { return piece.string }
            return image.isDecorative ? "" : image.spokenLabel(in: surroundings) ?? ""
        }.joined()
    }

    /// A stretch of characters with the same attributes, and whether more of it may follow.
    private typealias Piece = (string: String, appearance: TextAppearance, isOpen: Bool)

    private func pieces(_ text: Text) -> [Piece] { text.spans.flatMap { pieces($0) } }

    private func pieces(_ span: TextSpan) -> [Piece] {
        switch span.source {
        case .verbatim(let string): return [(string, span.appearance, false)]
        case .image(let image): return [("\u{FFFC}", span.appearance(of: image), false)]
        case .formatted(let value): return [(value.string(in: surroundings.locale), span.appearance, false)]
        case .moment(let moment): return [(moment.string(at: now, in: surroundings), span.appearance, false)]
        case .localized(let key, let table, let bundle):
            let text =
                StringTables.text(for: key.key, table: table, in: bundle, locale: surroundings.locale)
                ?? .plain(key.fallback ?? key.key)
            if !key.isPattern, case .plain(let string) = text {
                return pieces([.characters(string)], key, span.appearance)
            }
            return pieces(text.pattern(for: key.arguments.map(\.number)).parts, key, span.appearance)
        }
    }

    /// The parts of a translation: Markdown's markup around characters and values sets their attributes, inside values
    /// it is kept as text.
    private func pieces(
        _ parts: [FormatPattern.Part], _ key: LocalizedStringKey, _ appearance: TextAppearance
    ) -> [Piece] {
        var values: [FormatPattern.Part] = []
        var text = ""
        for part in parts {
            switch part {
            case .characters(let characters): text += characters
            case .value:
                guard let index = Unicode.Scalar(firstPlaceholder + UInt32(values.count)) else { continue }
                text.unicodeScalars.append(index)
                values.append(part)
            }
        }
        let runs = Markdown(text).runs.map { run -> (pieces: [Piece], isInflected: Bool) in
            let appearance = TextAppearance().marked(run.style).filled(by: appearance)
            var pieces: [Piece] = []
            for character in run.characters {
                let number = character.unicodeScalars.first.map { Int($0.value) - Int(firstPlaceholder) } ?? -1
                if values.indices.contains(number), character.unicodeScalars.count == 1 {
                    pieces += self.pieces(values[number], key, appearance)
                } else if pieces.isEmpty || !pieces[pieces.count - 1].isOpen {
                    pieces.append((String(character), appearance, true))
                } else {
                    pieces[pieces.count - 1].string.append(character)
                }
            }
            return (pieces, run.style.isInflected)
        }
        var pieces: [Piece] = []
        var start = 0
        for (index, run) in runs.enumerated() {
            pieces += run.pieces
            let isLast = index + 1 == runs.count || runs[index + 1].isInflected != run.isInflected
            guard isLast else { continue }
            if run.isInflected { inflect(&pieces[start...]) }
            start = pieces.count
        }
        return pieces
    }

    /// Makes the words of `pieces` agree with the number among them.
    private func inflect(_ pieces: inout ArraySlice<Piece>) {
        guard surroundings.locale.language.languageCode?.identifier == "en",
            let isOne = Inflection.isOne(pieces.map(\.string).joined()),
            !isOne, let last = pieces.lastIndex(where: { $0.string.contains(where: \.isLetter) })
        else { return }
        pieces[last].string = Inflection.plural(of: pieces[last].string)
    }

    private func pieces(_ part: FormatPattern.Part, _ key: LocalizedStringKey, _ appearance: TextAppearance) -> [Piece]
    {
        // A translation may ask for more values than there are.
        guard case .value(let index, let specifier) = part, index < key.arguments.count else { return [] }
        if case .text(let inner) = key.arguments[index] {
            return pieces(inner).map { ($0.string, $0.appearance.filled(by: appearance), false) }
        }
        return [(key.arguments[index].string(specifier, locale: surroundings.locale) ?? "", appearance, false)]
    }

    /// The date when `text` next has other characters; nil for never.
    func nextChange(of text: Text) -> Date? {
        text.spans.compactMap { span in
            if case .moment(let moment) = span.source { moment.nextChange(after: now) } else { nil }
        }.min()
    }

    /// The text with its attributes.
    func attributed(_ text: Text) -> AttributedText { painted(text).text }

    /// The text with its attributes, the gradients of its runs that are painted with one, by their indexes, and its
    /// links.
    func painted(_ text: Text) -> (text: AttributedText, gradients: [Int: PaintGradient], links: [TextLink]) {
        let textCase = surroundings.textCase
        var gradients: [Int: PaintGradient] = [:]
        var links: [TextLink] = []
        var count = 0
        let runs = pieces(text).enumerated().map { index, piece in
            let string: String =
                switch textCase {
                case .uppercase: piece.string.uppercased(with: surroundings.locale)
                case .lowercase: piece.string.lowercased(with: surroundings.locale)
                case nil: piece.string
                }
            let appearance = piece.appearance.filled(by: outer)
            let paint = (appearance.style ?? AnyShapeStyle(ForegroundStyle())).paint(in: self.paint).parts.paint
            if case .gradient(let gradient) = paint { gradients[index] = gradient }
            let next = count + string.unicodeScalars.count
            if let url = appearance.link { links.append(TextLink(url: url, name: string, scalars: count..<next)) }
            count = next
            var attributes = attributes(appearance, color: paint.firstColor)
            if let image = appearance.image {
                let color = paint.firstColor
                nonisolated(unsafe) let around = surroundings
                // Texts are painted on the main thread alone.
                attributes.attachment = MainActor.assumeIsolated {
                    TextImages.attachment(image, appearance, color: color, in: around)
                        ?? TextAttachment(image: nil, rect: .zero)
                }
            }
            return TextRun(string, attributes)
        }
        return (AttributedText(runs: runs), gradients, links)
    }

    /// The attributes of a program's own that runs of `text` have, by their indexes.
    func customAttributes(of text: Text) -> [Int: CustomTextAttributes] {
        var result: [Int: CustomTextAttributes] = [:]
        for (index, piece) in pieces(text).enumerated() { result[index] = piece.appearance.custom }
        return result
    }

    private func attributes(_ appearance: TextAppearance, color: RGBA) -> TextAttributes {
        func line(_ line: TextLine?) -> RGBA? {
            line?.color.map { $0.resolvedPaint(in: paint).firstColor }
        }
        var attributes = TextAttributes(
            font: appearance.resolvedFont.uiFont(in: paint.traits).descriptor,
            color: color, kern: appearance.kerning ?? 0,
            isUnderlined: appearance.underline?.isActive ?? false,
            isStruckThrough: appearance.strikethrough?.isActive ?? false,
            baselineOffset: appearance.baselineOffset ?? 0)
        attributes.underlineColor = line(appearance.underline)
        attributes.strikethroughColor = line(appearance.strikethrough)
        attributes.underline.dashes = appearance.underline?.pattern.dashes ?? []
        attributes.strikethrough.dashes = appearance.strikethrough?.pattern.dashes ?? []
        return attributes
    }

    /// The options of the text's layout.
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
