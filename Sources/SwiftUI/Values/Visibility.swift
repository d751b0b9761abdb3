/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// Determined by the context.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
