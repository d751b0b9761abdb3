/// What a text says of a snapshot's subject.
public enum SnapshotDescription: Sendable {
    /// Its layers, one a line, those within others below them: place, what differs from a new layer's, animations.
    case layers
    /// What a screen reader can know of it, an element a line.
    case accessibility
    /// Its views, one a line, those within others below them: place and size in the one around it, and constraints.
    case layout
}
