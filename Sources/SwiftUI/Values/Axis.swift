/// A direction on screen.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The direction's name.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Both directions, one or none.
    public struct Set: OptionSet, Sendable {
        /// The raw bits, one for each direction.
        public let rawValue: Int8

        /// The directions whose bits are set.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one direction.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// From side to side.
        public static let horizontal = Set(.horizontal)
        /// From top to bottom.
        public static let vertical = Set(.vertical)
    }
}
