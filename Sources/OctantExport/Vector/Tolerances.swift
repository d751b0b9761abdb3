/// How far off a motion may be from what is drawn, beside what a format's own rounding adds. Ours.
enum Tolerances {
    /// Points.
    static let length = 0.01
    /// Points of outlines that change, which are written with two decimals.
    static let outline = 0.02
    /// Degrees.
    static let angle = 0.05
    /// Factors of sizes.
    static let factor = 0.0005
    /// Colours and opacities, 0...1: a quarter of what 8 bits can show.
    static let color = 0.001
    /// Parts of a path's length.
    static let fraction = 0.0005
}
