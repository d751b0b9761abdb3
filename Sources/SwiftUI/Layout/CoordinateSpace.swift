/// The space in which positions are measured.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The view around that `coordinateSpace(name:)` gave this name; the window where there is none.
    case named(AnyHashable)

    /// Whether this is the window.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view itself.
    public var isLocal: Bool { self == .local }
}
