/// Text, in one line or several: as wide as its longest line, broken at the width that it is offered.
public nonisolated struct Text: View, Equatable, Sendable {
    /// Without a body.
    public typealias Body = Never

    /// The stretches of the text, in their order.
    var spans: [TextSpan]

    init(_ source: TextSource) { spans = [TextSpan(source: source)] }

    /// `content` as it is, never looked up among translations.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// `content` as it is, never looked up among translations.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// The translation of `key` in the table `tableName` (`Localizable` by default) of `bundle` (the main one by
    /// default), in the language of the environment's locale; the key itself where there is no translation. `comment`
    /// is for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// The translation that `resource` names, in the language of the environment's locale; its default value where
    /// there is none.
    public init(_ resource: LocalizedStringResource) {
        self.init(
            .localized(LocalizedStringKey(resource), table: resource.table, bundle: resource.bundle.resolved))
    }

    /// `input`, written by `format` in the locale of the surroundings.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// `subject`, written by `formatter`; nothing where that cannot write it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// `subject`, written by `formatter`; nothing where that cannot write it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// The text of `lhs` followed by that of `rhs`, each with its own attributes.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.spans += rhs.spans
        return text
    }

    /// Upper or lower case.
    public enum Case: Hashable, Sendable {
        /// All letters capital.
        case uppercase
        /// All letters small.
        case lowercase
    }

    /// The position of the ellipsis in text that there is no space for.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }

    /// Makes the node of the text.
    @MainActor public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _ViewNode<Text> {
        LeafNode(view, context) { node, _ in TextElement(node) }
    }
}

/// To which side the lines of a text go.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// To the side where the interface begins.
    case leading
    /// To the middle.
    case center
    /// To the side where the interface ends.
    case trailing
}
