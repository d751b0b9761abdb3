internal import OctantSolver

extension NSLayoutConstraint {
    /// The relation of the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The attribute of an item that a constraint is about. Edges are those of the alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where lines begin.
        case leading = 5
        /// The edge where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The baseline of the last line of text; the bottom edge where there is no text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top edge where there is no text.
        case firstBaseline = 12
        /// The left edge inset by the layout margin.
        case leftMargin = 13
        /// The right edge inset by the layout margin.
        case rightMargin = 14
        /// The top edge inset by the layout margin.
        case topMargin = 15
        /// The bottom edge inset by the layout margin.
        case bottomMargin = 16
        /// The edge where lines begin inset by the layout margin.
        case leadingMargin = 17
        /// The edge where lines end inset by the layout margin.
        case trailingMargin = 18
        /// The middle from left to right between the layout margins.
        case centerXWithinMargins = 19
        /// The middle from top to bottom between the layout margins.
        case centerYWithinMargins = 20
        /// No attribute: the second side is the constant alone.
        case notAnAttribute = 0

        /// The older name of `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// A direction of the page.
    public enum Axis: Int, Sendable {
        /// Across the page.
        case horizontal = 0
        /// Down the page.
        case vertical = 1
    }

    /// The options of a visual format besides its text.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        /// Alignments are one bit each; the direction is two bits.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All views have one left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views have one right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views have one top edge.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views have one bottom edge.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views have one leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views have one trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views have one middle from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views have one middle from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All views have their last lines on one baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All views have their first lines on one baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Horizontal formats run from the leading to the trailing side. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Horizontal formats run from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Horizontal formats run from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of number of an attribute: both sides of a constraint are of one kind.
    enum Kind {
        /// Points across the page, at the left or right, or from the leading side, or at either's middle.
        case absoluteX, directionalX, middleX
        /// Points down the page.
        case y
        /// A length.
        case size
        /// No distance.
        case none

        /// Whether numbers of the two kinds may be compared.
        func canCompare(with other: Kind) -> Bool {
            switch (self, other) {
            case (.absoluteX, .absoluteX), (.directionalX, .directionalX), (.y, .y), (.size, .size): true
            case (.middleX, .absoluteX), (.middleX, .directionalX), (.middleX, .middleX): true
            case (.absoluteX, .middleX), (.directionalX, .middleX): true
            // Both are distances from the same corner, whichever way they go.
            case (.absoluteX, .y), (.y, .absoluteX): true
            default: false
            }
        }
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: .absoluteX
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
        case .centerX, .centerXWithinMargins: .middleX
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether the margins decide where it is.
    var isOfMargins: Bool { edge != self && self != .firstBaseline && self != .lastBaseline }

    /// The edge or middle that it is without margins and text; itself for what is one.
    var edge: Self {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin, .firstBaseline: .top
        case .bottomMargin, .lastBaseline: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }

    /// The name, as in Swift.
    var name: String { String(describing: self) }
}

extension NSLayoutConstraint.Relation {
    /// The relation's sign.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The same to the solver.
    var solverRelation: SolverRelation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}
