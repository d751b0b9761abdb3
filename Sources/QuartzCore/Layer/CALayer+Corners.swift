import RenderServer

extension CALayer {
    /// How much of the corner radius each corner has, 0...1; all of it by default.
    package final var cornerShares: CornerShares {
        get { properties.cornerShares }
        set { setPlain(\.cornerShares, newValue, "cornerShares") }
    }
}
