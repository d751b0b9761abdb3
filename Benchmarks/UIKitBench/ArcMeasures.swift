import CoreGraphics

/// What arcs in Material design differ in: points, and seconds by which they are ahead.
struct ArcMeasures {
    let radius: CGFloat
    let lineWidth: CGFloat
    let lead: Double

    /// The arc of peers/arc.h, in a square of 37 points.
    static let alike = ArcMeasures(radius: 16.5, lineWidth: 3, lead: 0)

    /// Arc number `index` of those that differ from one another, as peers/gtk_arc.c has them.
    static func differing(_ index: Int) -> ArcMeasures {
        ArcMeasures(
            radius: 9 + CGFloat(index * 7 % 15) * 0.5, lineWidth: 2 + CGFloat(index * 5 % 13) * 0.25,
            lead: Double(index) * 0.37)
    }
}
