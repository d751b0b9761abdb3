import CoreGraphics
import TextLayout

extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The dashes and dots of a line.
        public struct Pattern: Hashable, Sendable {
            /// The lengths of dashes and of the gaps between them, in thicknesses of the line: those of UIKit's lines.
            let dashes: [CGFloat]

            /// A line without gaps.
            public static let solid = Pattern(dashes: [])
            /// Dots.
            public static let dot = Pattern(dashes: TextLineStyle.dotted)
            /// Dashes.
            public static let dash = Pattern(dashes: TextLineStyle.dashed)
            /// A dash and a dot by turns.
            public static let dashDot = Pattern(dashes: TextLineStyle.dashDotted)
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(dashes: TextLineStyle.dashDotDotted)
        }

        /// The dashes and dots.
        let pattern: Pattern
        /// The colour; nil for that of the text.
        let color: Color?

        /// A line of `color`, nil for that of the text, of dashes and dots or without gaps.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        /// One line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension TextLine {
    /// A line of this style.
    init(_ style: Text.LineStyle) { self.init(isActive: true, color: style.color, pattern: style.pattern) }
}
