import CoreGraphics
import Foundation
internal import TextLayout

extension NSAttributedString {
    /// A kind of document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML of the simple kind: paragraphs, headings, lists, links, and what marks letters.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// An option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The option of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the document: a `DocumentType`; found out where there is none.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of its letters: the raw value of a `String.Encoding`; UTF-8 where there is none.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A fact about a document that was read.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The fact of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the document: a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of its letters.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of a document; `dict` gets its kind and encoding, by the names of `DocumentAttributeKey`. Throws where
    /// the bytes are no text in that encoding, and for documents of other kinds than plain text and HTML.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let raw = options[.characterEncoding]
        let number = (raw as? UInt) ?? (raw as? Int).flatMap { UInt(exactly: $0) } ?? (raw as? NSNumber)?.uintValue
        let encoding = number.map { String.Encoding(rawValue: $0) } ?? raw as? String.Encoding ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let asked = options[.documentType]
        let kind = asked as? DocumentType ?? (asked as? String).map { DocumentType(rawValue: $0) }
        let found = kind ?? (HTMLReader.isHTML(text) ? .html : .plain)
        guard found == .plain || found == .html else { throw CocoaError(.fileReadUnknown) }
        dict?.pointee = [
            DocumentAttributeKey.documentType.rawValue: found.rawValue,
            DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
        ]
        if found == .html {
            self.init(attributedString: HTMLReader.read(text))
        } else {
            self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        }
    }

    /// The text of the document at `url`, a file; as by `init(data:options:documentAttributes:)`. Throws where it
    /// cannot be read, too.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
