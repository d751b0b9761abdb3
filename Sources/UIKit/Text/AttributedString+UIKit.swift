import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each letter.
        public let kern: KernAttribute
        /// Points by which the letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// Points added after each letter.
        public enum KernAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// Points by which the letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// A line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// A line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names: `container.font = …`. Of two of one name and type, SwiftUI's counts where it
    /// is imported.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeContainer {
    /// The attributes of `dictionary` that UIKit draws.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> Double? {
            (dictionary[key] as? NSNumber)?.doubleValue ?? (dictionary[key] as? CGFloat).map(Double.init)
        }
        self.init()
        self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
        self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
            dictionary[.foregroundColor] as? UIColor
        self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
            dictionary[.backgroundColor] as? UIColor
        self[AttributeScopes.UIKitAttributes.KernAttribute.self] = number(.kern).map { CGFloat($0) }
        self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] =
            number(.baselineOffset).map { CGFloat($0) }
        self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] =
            number(.underlineStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] =
            number(.strikethroughStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
}

extension StyledText {
    /// The text of `string` with those of its attributes that UIKit draws. Text with the same attributes throughout
    /// stays a string.
    init(drawing string: AttributedString) {
        let parts = string.runs.map { run in
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.font
            attributes[.foregroundColor] = run.foregroundColor
            attributes[.backgroundColor] = run.backgroundColor
            attributes[.kern] = run.kern
            attributes[.baselineOffset] = run.baselineOffset
            attributes[.underlineStyle] = run.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
            return (text: String(string[run.range].characters), attributes: attributes)
        }
        guard parts.count > 1 else {
            self = .plain(parts.first?.text ?? "", parts.first?.attributes ?? [:])
            return
        }
        let result = NSMutableAttributedString(string: "")
        for part in parts { result.append(NSAttributedString(string: part.text, attributes: part.attributes)) }
        self = .rich(result)
    }
}
