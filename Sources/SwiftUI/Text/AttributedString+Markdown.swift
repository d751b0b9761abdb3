import Foundation

/// What a stretch of text is in its line: emphasis, code. Foundation's name, which is not there on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: shown slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes.SwiftUIAttributes {
    /// What Markdown's emphasis means.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// Emphasis, code.
        public typealias Value = InlinePresentationIntent
        /// The name.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Headings, lists and paragraphs too: their signs are left out, and one follows the other.
            case full
            /// What is in lines; a break of lines counts as a space.
            case inlineOnly
            /// What is in lines; all white space is kept.
            case inlineOnlyPreservingWhitespace
        }

        /// What is done with a text that cannot be read. There is none: what is no markup is text.
        public enum FailurePolicy: Int, Sendable {
            /// An error is thrown.
            case throwError
            /// What was read is taken.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attribute: value)` stands for its text, whose attributes are left out.
        public var allowsExtendedAttributes: Bool
        /// How much of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What is done with a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil for none.
        public var languageCode: String?

        /// Options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// The text of `markdown`, its emphasis and links as attributes; addresses are relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        let text =
            switch options.interpretedSyntax {
            case .full: markdown.markdownWithoutBlocks
            case .inlineOnly: markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
            case .inlineOnlyPreservingWhitespace: markdown
            }
        for run in Markdown(text, allowsAttributes: options.allowsExtendedAttributes).runs {
            var attributes = AttributeContainer()
            var intent: InlinePresentationIntent = []
            if run.style.isEmphasized { intent.insert(.emphasized) }
            if run.style.isStrong { intent.insert(.stronglyEmphasized) }
            if run.style.isCode { intent.insert(.code) }
            if run.style.isStruckThrough { intent.insert(.strikethrough) }
            if !intent.isEmpty {
                attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = run.style.link {
                attributes.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
            }
            append(AttributedString(run.characters, attributes: attributes))
        }
    }
}

extension String {
    /// The text without the signs of headings, lists and quotations; lines of one paragraph are one, and paragraphs
    /// follow one another without anything between them.
    fileprivate var markdownWithoutBlocks: String {
        var result = ""
        var isInParagraph = false
        for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            guard !line.isEmpty else {
                isInParagraph = false
                continue
            }
            let text = line.withoutBlockSign
            if isInParagraph, text.startIndex == line.startIndex { result += " " }
            result += text
            isInParagraph = !line.hasPrefix("#")
        }
        return result
    }
}

extension Substring {
    /// The line after the sign of a heading, of a list's item or of a quotation; all of it where it has none.
    fileprivate var withoutBlockSign: Substring {
        let marks = prefix { $0 == "#" }
        let number = prefix(while: \.isNumber)
        let rest: Substring
        if !marks.isEmpty, marks.count <= 6 {
            rest = dropFirst(marks.count)
        } else if let first, "-*+>".contains(first) {
            rest = dropFirst()
        } else if !number.isEmpty, let sign = dropFirst(number.count).first, ".)".contains(sign) {
            rest = dropFirst(number.count + 1)
        } else {
            return self
        }
        return rest.first == " " ? rest.drop { $0 == " " } : self
    }
}
