/// What a layer is told of how to draw, and draws alike.
struct LayerHints {
    var allowsEdgeAntialiasing = false
    var edges: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var minificationBias: Float = 0
}

extension CALayer {
    /// Whether the layer's edges are drawn smooth where they lie between pixels. False by default. They are smooth with
    /// either.
    public final var allowsEdgeAntialiasing: Bool {
        get { hints.allowsEdgeAntialiasing }
        set { hints.allowsEdgeAntialiasing = newValue }
    }

    /// The edges that `allowsEdgeAntialiasing` is for: all by default.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { hints.edges }
        set { hints.edges = newValue }
    }

    /// The bias in the choice among contents kept in smaller sizes, with `.trilinear`. 0 by default. No smaller sizes
    /// are kept: every pixel counts.
    public final var minificationFilterBias: Float {
        get { hints.minificationBias }
        set { hints.minificationBias = newValue }
    }
}
