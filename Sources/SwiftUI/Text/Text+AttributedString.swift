import Foundation

extension AttributeScopes {
    /// SwiftUI's attributes of attributed strings, besides Foundation's links.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The line under them.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through them.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Space added after each character, in points.
        public let kern: KerningAttribute
        /// Space added after each character, in points.
        public let tracking: TrackingAttribute
        /// The distance that characters are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Markdown's emphasis means.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// The name.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the characters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The line under characters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// The name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The line through characters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// The name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// Space added after each character.
        public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name.
            public static let name = "SwiftUI.Kern"
        }

        /// Space added after each character.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance that characters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// SwiftUI's attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of SwiftUI's by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    /// The characters of `attributedContent`, with SwiftUI's attributes.
    ///
    /// Disfavoured, because a literal could be one: literals are looked up among translations.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(verbatim: "")
        spans = attributedContent.runs.map { run in
            TextSpan(
                source: .verbatim(String(attributedContent[run.range].characters)),
                appearance: TextAppearance(run.attributes))
        }
    }
}

extension TextAppearance {
    fileprivate init(_ attributes: AttributeContainer) {
        self.init()
        typealias Scope = AttributeScopes.SwiftUIAttributes
        font = attributes[Scope.FontAttribute.self]
        style = attributes[Scope.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
        underline = attributes[Scope.UnderlineStyleAttribute.self].map { TextLine($0) }
        strikethrough = attributes[Scope.StrikethroughStyleAttribute.self].map {
            TextLine($0)
        }
        kerning = attributes[Scope.KerningAttribute.self] ?? attributes[Scope.TrackingAttribute.self]
        baselineOffset = attributes[Scope.BaselineOffsetAttribute.self]
        let intent = attributes[Scope.InlinePresentationIntentAttribute.self] ?? []
        var marks = Markdown.Style()
        marks.isEmphasized = intent.contains(.emphasized)
        marks.isStrong = intent.contains(.stronglyEmphasized)
        marks.isCode = intent.contains(.code)
        marks.isStruckThrough = intent.contains(.strikethrough)
        marks.link = attributes.link
        self = marked(marks)
    }

    /// The attributes of characters inside Markdown's markup.
    func marked(_ marks: Markdown.Style) -> TextAppearance {
        var appearance = self
        if marks.isStrong { appearance.isBold = true }
        if marks.isEmphasized { appearance.isItalic = true }
        if marks.isCode { appearance.isMonospaced = true }
        if marks.isStruckThrough { appearance.strikethrough = appearance.strikethrough ?? TextLine(isActive: true) }
        appearance.link = appearance.link ?? marks.link
        if marks.link != nil { appearance.style = appearance.style ?? AnyShapeStyle(TintShapeStyle()) }
        return appearance
    }
}
