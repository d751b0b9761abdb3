import CoreGraphics
import Foundation
internal import TextLayout

extension NSParagraphStyle.Values {
    /// The names that numbers of a style have in archives.
    private static let numbers: [(key: String, path: WritableKeyPath<Self, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.geometry.spacing),
        ("NSParagraphSpacingBefore", \.geometry.spacingBefore),
        ("NSLineHeightMultiple", \.geometry.lineHeightMultiple), ("NSMinLineHeight", \.geometry.minimumLineHeight),
        ("NSMaxLineHeight", \.geometry.maximumLineHeight), ("NSFirstLineHeadIndent", \.geometry.firstLineHeadIndent),
        ("NSHeadIndent", \.geometry.headIndent), ("NSTailIndent", \.geometry.tailIndent),
    ]

    /// The values of an archive; Apple's defaults where it has none.
    init(_ coder: NSCoder) {
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        alignment = number("NSAlignment").flatMap(NSTextAlignment.init) ?? .natural
        lineBreakMode = number("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? .byWordWrapping
        baseWritingDirection = number("NSWritingDirection").flatMap(NSWritingDirection.init) ?? .natural
        for (key, path) in Self.numbers {
            let value = coder.decodeDouble(forKey: key)
            self[keyPath: path] = value.isFinite ? CGFloat(value) : 0
        }
    }

    /// Writes the values into an archive.
    func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
    }
}
