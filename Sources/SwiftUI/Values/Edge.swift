/// A side of a rectangle, named by the direction of reading.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side where lines begin.
    case leading
    /// The lower side.
    case bottom
    /// The side where lines end.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        /// The raw bits, one for each side.
        public let rawValue: Int8

        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where lines begin.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where lines end.
        public static let trailing = Set(.trailing)
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The left or the right side, where lines begin or end.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
    /// The side where lines begin.
    case leading
    /// The side where lines end.
    case trailing

    /// Both sides, one or none.
    public struct Set: OptionSet, Sendable {
        /// The raw bits, one for each side.
        public let rawValue: Int8

        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The side where lines begin.
        public static let leading = Set(.leading)
        /// The side where lines end.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// Both sides, one or none.
    public struct Set: OptionSet, Sendable {
        /// The raw bits, one for each side.
        public let rawValue: Int8

        /// The sides whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}
