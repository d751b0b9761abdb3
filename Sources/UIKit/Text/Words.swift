import Foundation
internal import TextLayout

/// Text with attributes or without.
///
/// Foundation on Linux loses some hundred bytes with every `NSAttributedString` that is made (its array of runs is never
/// released), so text that a program gives as a string stays one: a label may change ten times a second for days.
enum Words {
    /// All of it has these attributes.
    case plain(String, [NSAttributedString.Key: Any] = [:])
    case rich(NSAttributedString)

    /// The characters.
    var string: String {
        switch self {
        case .plain(let string, _): string
        case .rich(let string): string.string
        }
    }

    /// As an attributed string, which is made now unless it was one.
    var attributed: NSAttributedString {
        switch self {
        case .plain(let string, let attributes): NSAttributedString(string: string, attributes: attributes)
        case .rich(let string): string
        }
    }

    /// The same with what `change` makes of each value of the attribute `key`, nil for none. Where it makes nothing new, no
    /// attributed string is made either.
    func changing(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) -> Words {
        switch self {
        case .plain(let string, var attributes):
            guard let value = attributes[key] else { return self }
            attributes[key] = change(value)
            return .plain(string, attributes)
        case .rich(let string):
            var changes: [(range: NSRange, value: Any?)] = []
            string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length), options: []) {
                old, range, _ in
                guard let old else { return }
                let new = change(old)
                if new.map({ $0 as AnyObject === old as AnyObject }) != true { changes.append((range, new)) }
            }
            guard !changes.isEmpty else { return self }
            let changed = NSMutableAttributedString(attributedString: string)
            for change in changes {
                changed.removeAttribute(key, range: change.range)
                if let value = change.value { changed.addAttribute(key, value: value, range: change.range) }
            }
            return .rich(changed)
        }
    }

    /// How the first paragraph stands, if an attribute says so.
    var firstParagraphStyle: NSParagraphStyle? {
        switch self {
        case .plain(let string, let attributes):
            string.isEmpty ? nil : attributes[.paragraphStyle] as? NSParagraphStyle
        case .rich(let string):
            string.length > 0
                ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        }
    }
}

extension AttributedText {
    /// `words` with their colours resolved under `traits`, their fonts `fontScale` times as large.
    init(_ words: Words, defaults: TextDefaults, traits: UITraitCollection, fontScale: CGFloat = 1) {
        switch words {
        case .plain(let string, let attributes):
            let run = TextRun(string, attributes, defaults: defaults, traits: traits, fontScale: fontScale)
            self.init(runs: string.isEmpty ? [] : [run])
        case .rich(let string): self.init(string, defaults: defaults, traits: traits, fontScale: fontScale)
        }
    }
}
