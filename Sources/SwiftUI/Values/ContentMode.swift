/// The scaling of something with a fixed aspect ratio to a rectangle of another one.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Scaled to the largest size inside the rectangle.
    case fit
    /// Scaled to the smallest size that covers the rectangle.
    case fill
}
