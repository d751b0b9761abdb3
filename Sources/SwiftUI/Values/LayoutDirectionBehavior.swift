/// What becomes of a shape or a view where lines run in the other direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored where lines run in this direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Whether it is mirrored where lines run in `direction`.
    func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
