import CoreGraphics

/// The lengths of dots, of dashes and of the gaps between them, in thicknesses of the line: as of UIKit's lines. Ours.
private let (dotLength, dashLength, gap): (CGFloat, CGFloat, CGFloat) = (2, 6, 3)

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
            public static let dot = Pattern(dashes: [dotLength, gap])
            /// Dashes.
            public static let dash = Pattern(dashes: [dashLength, gap])
            /// A dash and a dot by turns.
            public static let dashDot = Pattern(dashes: [dashLength, gap, dotLength, gap])
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(dashes: [dashLength, gap, dotLength, gap, dotLength, gap])
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
