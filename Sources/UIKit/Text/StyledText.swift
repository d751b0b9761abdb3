import Foundation
internal import TextLayout

/// Text with attributes or without.
///
/// Foundation on Linux loses some hundred bytes with every `NSAttributedString` that is made (its array of runs is
/// never released), so text that a program gives as a string stays one: a label may change ten times a second for days.
enum StyledText {
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

    /// The text as an attributed string, which is made now unless it was one.
    var attributed: NSAttributedString {
        switch self {
        case .plain(let string, let attributes): NSAttributedString(string: string, attributes: attributes)
        case .rich(let string): string
        }
    }

    /// The same with what `change` makes of each value of the attribute `key`, nil for none. Where it makes nothing
    /// new, no attributed string is made either.
    func changing(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) -> StyledText {
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

    /// The style of the first paragraph, if an attribute sets one.
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

extension NSAttributedString {
    /// The same text without its paragraph styles.
    var withoutParagraphStyles: NSAttributedString {
        let plain = NSMutableAttributedString(attributedString: self)
        plain.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: length))
        return plain
    }
}

extension StyledText: Equatable {
    /// Whether both have the same appearance. Attributes whose values cannot be compared count as different ones.
    static func == (a: StyledText, b: StyledText) -> Bool {
        switch (a, b) {
        case (.plain(let a, let one), .plain(let b, let other)): a == b && areSame(one, other)
        case (.rich(let a), .rich(let b)): a === b || a.string == b.string && areSame(a.runs, b.runs)
        case (.plain(let string, let attributes), .rich(let rich)),
            (.rich(let rich), .plain(let string, let attributes)):
            string == rich.string && rich.runs.allSatisfy { areSame($0.attributes, attributes) }
        }
    }
}

extension NSAttributedString {
    /// One set of attributes, and its range.
    fileprivate typealias Run = (range: NSRange, attributes: [NSAttributedString.Key: Any])

    fileprivate var runs: [Run] {
        var runs: [Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            runs.append((range, attributes))
        }
        return runs
    }
}

private func areSame(_ a: [NSAttributedString.Run], _ b: [NSAttributedString.Run]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.range == $1.range && areSame($0.attributes, $1.attributes) }
}

/// Whether both have the same keys and values. Values that cannot be compared count as different ones.
func areSame(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    a.count == b.count
        && a.allSatisfy { key, value in
            guard let one = value as? AnyHashable, let other = b[key] as? AnyHashable else { return false }
            return one == other
        }
}

extension AttributedText {
    /// `text` with their colours resolved under `traits`, their fonts `fontScale` times as large.
    init(_ text: StyledText, defaults: TextDefaults, traits: UITraitCollection, fontScale: CGFloat = 1) {
        switch text {
        case .plain(let string, let attributes):
            let run = TextRun(string, attributes, defaults: defaults, traits: traits, fontScale: fontScale)
            self.init(runs: string.isEmpty ? [] : [run])
        case .rich(let string): self.init(string, defaults: defaults, traits: traits, fontScale: fontScale)
        }
    }
}
