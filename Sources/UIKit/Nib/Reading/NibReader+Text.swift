import CoreGraphics
import Foundation

/// Fonts of other sizes, in points, are brought into this.
private let fontSizes: ClosedRange<CGFloat> = 1...1000
/// Interface Builder's names of weights.
private let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
]
/// Its names of the text styles that differ from UIKit's.
private let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
]

extension NibReader {
    /// The names of alignments.
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    /// Its names of line break modes.
    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    /// A font that is `key` to this element.
    func font(_ key: String = "fontDescription") -> UIFont? {
        child(key, "fontDescription", "font").map { $0.font() }
    }

    /// The font that this element is. One that is not installed gives way to the system's.
    private func font() -> UIFont {
        if let style = choice("style", styles) { return .preferredFont(forTextStyle: style) }
        let size = number("pointSize", in: fontSizes) ?? number("size", in: fontSizes) ?? UIFont.systemFontSize
        if let name = string("name") {
            _ = string("family")
            if let font = UIFont(name: name, size: size) { return font }
            report(.missingResource, name, "there is no font '\(name)': the system's stands in for it")
            return .systemFont(ofSize: size)
        }
        let weight = choice("weight", weights)
        switch string("type") ?? string("metaFont") ?? "system" {
        case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: weight ?? .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    /// A text with attributes that is `key` to this element.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let child = child(key, "attributedString") else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in (child.list("fragments") ?? child).items("fragment") {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let values = fragment.list("attributes") {
                attributes[.foregroundColor] = values.color("NSColor")
                attributes[.backgroundColor] = values.color("NSBackgroundColor")
                attributes[.font] = values.font("NSFont")
                if let kern = values.child("NSKern", "real", "integer")?.number("value") { attributes[.kern] = kern }
                for (key, name) in [
                    (NSAttributedString.Key.underlineStyle, "NSUnderline"), (.strikethroughStyle, "NSStrikethrough"),
                ] {
                    if let style = values.child(name, "integer")?.whole("value") { attributes[key] = style }
                }
                attributes[.paragraphStyle] = values.child("NSParagraphStyle", "paragraphStyle")?.paragraphStyle()
            }
            text.append(NSAttributedString(string: fragment.text("content") ?? "", attributes: attributes))
        }
        return text
    }

    private func paragraphStyle() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = choice("alignment", Self.alignments) { style.alignment = alignment }
        if let lineBreak = choice("lineBreakMode", Self.lineBreaks) { style.lineBreakMode = lineBreak }
        if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
        if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
        return style
    }

    /// An image that is `key` to this element: an attribute with its name, or an element.
    func image(_ key: String) -> UIImage? {
        if let name = string(key) {
            return image(named: name, isSymbol: string("catalog") == "system")
        }
        guard let child = child(key, "imageReference"), let name = child.string("image") else { return nil }
        _ = (child.string("symbolScale"), child.string("variableValue"))
        let image = child.image(named: name, isSymbol: child.string("catalog") == "system")
        let modes: [String: UIImage.RenderingMode] = [
            "template": .alwaysTemplate, "original": .alwaysOriginal, "default": .automatic,
        ]
        guard let mode = child.choice("renderingMode", modes) else { return image }
        return image?.withRenderingMode(mode)
    }

    private func image(named name: String, isSymbol: Bool) -> UIImage? {
        if isSymbol {
            if let image = UIImage(systemName: name) { return image }
            report(.missingResource, name, "there is no drawing of the symbol '\(name)'")
            return nil
        }
        if let image = UIImage(named: name, in: loader.bundle, compatibleWith: nil) { return image }
        report(.missingResource, name, "there is no image '\(name)' in \((loader.bundle ?? .main).bundlePath)")
        return nil
    }
}
