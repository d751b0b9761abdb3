/// A kind of alignment guide: a type of one's own names one.
public protocol AlignmentID: SendableMetatype {
    /// The position of the guide in a view that sets none, in points from the view's top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide with its direction, as layouts look guides up.
struct AlignmentKey: Hashable, Sendable {
    /// The guide's type.
    let id: any AlignmentID.Type
    /// The direction that the guide is a position along.
    let axis: Axis

    static func == (one: AlignmentKey, other: AlignmentKey) -> Bool { one.id == other.id && one.axis == other.axis }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The position of the guide in a view of these dimensions that sets none.
    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        let value = id.defaultValue(in: dimensions)
        return value.isNaN ? 0 : value
    }

    /// The guide of a container from those of its children, in the container's coordinates: the first of the first
    /// baselines, the last of the last ones, and the mean of any other. nil when no child sets one.
    func merged(_ values: [CGFloat]) -> CGFloat? {
        guard let first = values.first else { return nil }
        if id == FirstTextBaselineID.self { return values.reduce(first) { min($0, $1) } }
        if id == LastTextBaselineID.self { return values.reduce(first) { max($0, $1) } }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
