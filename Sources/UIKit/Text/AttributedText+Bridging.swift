import CoreGraphics
import Foundation
internal import TextLayout

/// The attributes of links where nothing else is said: blue, with a line under them.
private var standardLink: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
}

/// The attributes of text without attributes of its own.
struct TextDefaults {
    var font: UIFont
    var color: UIColor
    var shadow: TextShadow?
    /// The style of paragraphs without one of their own.
    var paragraph = TextParagraphStyle()
    /// The attributes of links; nil for blue ones with a line under them.
    var link: [NSAttributedString.Key: Any]?
    /// The alignment of lines that are aligned at the begin of their script.
    var naturalAlignment = TextAlignment.natural
}

extension TextDefaults {
    /// The paragraph style for `style`, if any.
    fileprivate func style(of style: NSParagraphStyle?) -> TextParagraphStyle {
        var result = style.map { TextParagraphStyle(TextOptions($0)) } ?? paragraph
        if result.alignment == .natural { result.alignment = naturalAlignment }
        return result
    }
}

extension AttributedText {
    /// `string` with its colours resolved under `traits`, its fonts `fontScale` times as large.
    init(_ string: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection, fontScale: CGFloat = 1) {
        var runs: [TextRun] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            runs.append(
                TextRun(
                    text.substring(with: range), values, defaults: defaults, traits: traits, fontScale: fontScale))
        }
        self.init(runs: runs)
    }
}

extension TextRun {
    /// `text` with the attributes `values`, its colours resolved under `traits`, its font `fontScale` times as large.
    init(
        _ text: String, _ values: [NSAttributedString.Key: Any], defaults: TextDefaults, traits: UITraitCollection,
        fontScale: CGFloat
    ) {
        let values = values[.link] == nil ? values : values.merging(defaults.link ?? standardLink) { $1 }
        var font = (values[.font] as? UIFont ?? defaults.font).descriptor
        font.size *= fontScale
        let color = values[.foregroundColor] as? UIColor ?? defaults.color
        var attributes = TextAttributes(
            font: font, color: color.value(in: traits).cgColor.rgba,
            background: (values[.backgroundColor] as? UIColor)?.value(in: traits).cgColor.rgba,
            kern: (givenNumber(values[.tracking]) ?? number(values[.kern])) * fontScale,
            isUnderlined: number(values[.underlineStyle]) != 0,
            isStruckThrough: number(values[.strikethroughStyle]) != 0,
            baselineOffset: number(values[.baselineOffset]) * fontScale)
        // A kern of 0 is not the same as no kern: it sets pairs as far apart as other letters.
        if let kern = givenNumber(values[.kern]), kern == 0 { attributes.kernsPairs = false }
        attributes.obliqueness = number(values[.obliqueness])
        if let ligature = givenNumber(values[.ligature]) { attributes.hasLigatures = ligature != 0 }
        attributes.underline = TextLineStyle(Int(number(values[.underlineStyle])))
        attributes.strikethrough = TextLineStyle(Int(number(values[.strikethroughStyle])))
        if let attachment = values[.attachment] as? NSTextAttachment, text.contains("\u{FFFC}") {
            attributes.attachment = attachment.textAttachment(color: color, traits: traits, scale: fontScale)
        }
        func resolved(_ key: NSAttributedString.Key) -> RGBA? {
            (values[key] as? UIColor)?.value(in: traits).cgColor.rgba
        }
        attributes.underlineColor = resolved(.underlineColor)
        attributes.strikethroughColor = resolved(.strikethroughColor)
        let stroke = number(values[.strokeWidth])
        if stroke != 0 {
            // Percent of the font's size; below 0 the letters are filled as well.
            attributes.stroke = TextStroke(
                width: abs(stroke) / 100 * font.size, color: resolved(.strokeColor), isFilled: stroke < 0)
        }
        attributes.shadow = defaults.shadow
        if let shadow = values[.shadow] as? NSShadow { attributes.shadow = shadow.textShadow(traits) }
        self.init(text, attributes, style: defaults.style(of: values[.paragraphStyle] as? NSParagraphStyle))
    }
}

/// The number in an attribute's box, whatever its type; 0 for anything else and for what is not finite.
private func number(_ boxed: Any?) -> CGFloat { givenNumber(boxed) ?? 0 }

/// The number in an attribute's box, whatever its type; nil for anything else and for what is not finite.
private func givenNumber(_ boxed: Any?) -> CGFloat? {
    let value: CGFloat? =
        switch boxed {
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(value)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    return value.flatMap { $0.isFinite ? $0 : nil }
}

extension TextLineStyle {
    /// The style of the bits of an `NSUnderlineStyle`.
    init(_ bits: Int) {
        self.init()
        isThick = bits & 0x0F == 0x02
        isDouble = bits & 0x0F == 0x09
        dashes =
            switch bits & 0x0F00 {
            case 0x100: Self.dotted
            case 0x200: Self.dashed
            case 0x300: Self.dashDotted
            case 0x400: Self.dashDotDotted
            default: []
            }
    }
}

extension TextOptions {
    /// The options that `style` asks for.
    init(_ style: NSParagraphStyle, maximumLines: Int = 0) {
        self.init(
            alignment: TextAlignment(style.alignment), lineBreak: TextLineBreak(style.lineBreakMode),
            maximumLines: max(maximumLines, 0), direction: TextDirection(style.baseWritingDirection),
            lineSpacing: style.lineSpacing)
        paragraph = style.values.geometry
    }
}

extension TextAlignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension TextLineBreak {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wordWrap
            case .byCharWrapping: .charWrap
            case .byClipping: .clip
            case .byTruncatingHead: .truncateHead
            case .byTruncatingTail: .truncateTail
            case .byTruncatingMiddle: .truncateMiddle
            }
    }
}

extension TextDirection {
    init(_ direction: NSWritingDirection) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}
