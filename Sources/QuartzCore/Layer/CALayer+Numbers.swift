import RenderServer

extension CALayer {
    /// Sets a number of a kind's own, unless it is not finite.
    final func set(
        _ value: CGFloat, _ key: String, _ get: (LayerProperties) -> CGFloat?,
        _ body: (inout LayerProperties) -> Void
    ) {
        guard accepts(value.isFinite, key), get(properties) != value else { return }
        change(key, body)
    }
}
