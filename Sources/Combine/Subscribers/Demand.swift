extension Subscribers {
    /// A number of values that are asked for: 0 or more, or without end.
    public struct Demand: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
        /// The number; without end is the greatest.
        private var count: UInt

        private static let endless = UInt.max

        /// Without end.
        public static let unlimited = Demand(count: endless)
        /// Nothing.
        public static let none = Demand(count: 0)

        private init(count: UInt) { self.count = count }

        /// At most `value` values; a number below 0 counts as 0.
        public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(value, 0))) }

        /// The number; nil without end.
        public var max: Int? { count > UInt(Int.max) ? nil : Int(count) }

        /// `unlimited`, or the number.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Both numbers together.
        public static func + (one: Demand, other: Demand) -> Demand {
            let (sum, overflows) = one.count.addingReportingOverflow(other.count)
            return Demand(count: overflows || sum > UInt(Int.max) ? endless : sum)
        }

        /// Adds `other`.
        public static func += (one: inout Demand, other: Demand) { one = one + other }

        /// Adds `other` values.
        public static func + (one: Demand, other: Int) -> Demand {
            other < 0 ? one - (other == .min ? .max : -other) : one + max(other)
        }

        /// Adds `other` values.
        public static func += (one: inout Demand, other: Int) { one = one + other }

        /// As many times as `other` says; a number below 0 counts as 0.
        public static func * (one: Demand, other: Int) -> Demand {
            if one == .unlimited { return other > 0 ? one : .none }
            let (product, overflows) = one.count.multipliedReportingOverflow(by: UInt(Swift.max(other, 0)))
            return Demand(count: overflows || product > UInt(Int.max) ? endless : product)
        }

        /// Multiplies by `other`.
        public static func *= (one: inout Demand, other: Int) { one = one * other }

        /// Returns the rest without `other`: 0 at the least; without end stays so.
        public static func - (one: Demand, other: Demand) -> Demand {
            if one == .unlimited { return one }
            return Demand(count: one.count > other.count ? one.count - other.count : 0)
        }

        /// Takes `other` away.
        public static func -= (one: inout Demand, other: Demand) { one = one - other }

        /// Returns the rest without `other` values.
        public static func - (one: Demand, other: Int) -> Demand {
            other < 0 ? one + (other == .min ? .max : -other) : one - max(other)
        }

        /// Takes `other` values away.
        public static func -= (one: inout Demand, other: Int) { one = one - other }

        /// Whether `one` is less.
        public static func < (one: Demand, other: Demand) -> Bool { one.count < other.count }

        /// Whether it is less than `other` values.
        public static func < (one: Demand, other: Int) -> Bool { one.max.map { $0 < other } ?? false }
        /// Whether it is at most `other` values.
        public static func <= (one: Demand, other: Int) -> Bool { one.max.map { $0 <= other } ?? false }
        /// Whether it is more than `other` values.
        public static func > (one: Demand, other: Int) -> Bool { !(one <= other) }
        /// Whether it is at least `other` values.
        public static func >= (one: Demand, other: Int) -> Bool { !(one < other) }
        /// Whether it is `other` values.
        public static func == (one: Demand, other: Int) -> Bool { one.max == other }
        /// Whether it is not `other` values.
        public static func != (one: Demand, other: Int) -> Bool { !(one == other) }
    }
}
