import RenderServer

extension CALayer {
    /// Whether the layer, with all in it, is shown shifted so that its top left corner falls on a whole pixel of what
    /// it is drawn on: where it is neither turned nor scaled, and no animation moves it or a layer around it. False by
    /// default.
    package final var snapsToPixels: Bool {
        get { properties.snapsToPixels }
        set { setPlain(\.snapsToPixels, newValue, "snapsToPixels") }
    }
}
