/// Colours that blend into each other, at locations 0...1.
public struct Gradient: Hashable, Sendable {
    /// One of the colours, and its location.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, 0...1.
        public var location: CGFloat

        /// `color` at `location`, 0...1.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours, each with its position, in ascending order.
    public var stops: [Stop]

    /// The colours of `stops`.
    public init(stops: [Stop]) { self.stops = stops }

    /// `colors` at even distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}
