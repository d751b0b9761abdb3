/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the place decides.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
