/// How something of a fixed aspect ratio goes into a rectangle of another one.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as it can be without leaving the rectangle.
    case fit
    /// As small as it can be while covering the rectangle.
    case fill
}
