/// The size of a control.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual size.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}
