/// The space in which colours of what is drawn as one image are mixed. All are mixed in sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, as it is stored.
    case nonLinear
    /// Linear sRGB.
    case linear
    /// Linear sRGB, also beyond 0...1.
    case extendedLinear
}
