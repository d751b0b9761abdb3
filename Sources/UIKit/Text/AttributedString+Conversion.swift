import Foundation

extension NSAttributedString {
    /// The text of `attrStr` with those of its attributes that UIKit draws.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: StyledText(drawing: attrStr).attributed)
    }
}

extension AttributedString {
    /// `nsStr` with those of its attributes that UIKit draws.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let letters = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { values, range, _ in
            var piece = AttributedString(letters.substring(with: range))
            piece.font = values[.font] as? UIFont
            piece.foregroundColor = values[.foregroundColor] as? UIColor
            piece.backgroundColor = values[.backgroundColor] as? UIColor
            piece.kern = values[.kern] as? CGFloat
            piece.baselineOffset = values[.baselineOffset] as? CGFloat
            piece.underlineStyle = (values[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
            piece.strikethroughStyle = (values[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
            append(piece)
        }
    }
}
