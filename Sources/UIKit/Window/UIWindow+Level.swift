import CoreGraphics

extension UIWindow {
    /// The depth of a window over or under the others of its scene.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Larger is nearer to the user.
        public var rawValue: CGFloat

        /// The level of this depth.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of this depth.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ordinary level, 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar, 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, 2000.
        public static let alert = Level(rawValue: 2000)

        /// Whether `a` is farther from the user.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

        /// `level` raised by `amount`.
        public static func + (level: Level, amount: CGFloat) -> Level { Level(rawValue: level.rawValue + amount) }

        /// `level` lowered by `amount`.
        public static func - (level: Level, amount: CGFloat) -> Level { Level(rawValue: level.rawValue - amount) }
    }
}
