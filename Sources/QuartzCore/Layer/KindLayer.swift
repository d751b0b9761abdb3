import RenderServer

/// A layer class with properties of its own that `setValue(_:forKeyPath:)` sets.
protocol KindLayer: CALayer {
    /// Sets `property` to what `changed` says, through the setters, so that overrides and actions see it.
    func takeOwn(_ changed: LayerProperties, for property: AnimatableProperty)
}

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
