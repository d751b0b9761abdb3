import CoreGraphics

/// The properties that a kind of layer adds to a plain one, and what it does besides positioning its sublayers.
///
/// A new kind is a type of this protocol in a file of its own, and its name in `PropertyOwners.all`. Whatever it leaves
/// out is as on a plain layer.
package protocol LayerKindProperties: PropertyOwner, Equatable {
    /// Whether layers have a plane of their own. Without one they draw nothing themselves: their sublayers lie in the
    /// space around, each by itself.
    static var hasPlane: Bool { get }
    /// Whether layers draw something of their kind's own.
    static var draws: Bool { get }
    /// Whether all that layers and their sublayers draw lies where their properties place it.
    static var staysInPlace: Bool { get }

    /// Whether a layer with these properties changes with time even if nothing animates it.
    var changesByItself: Bool { get }
    /// The instances in which a layer with these properties shows its sublayers; nil where they are there once.
    var replication: Replication? { get }
    /// The particles that `layer`, which has these properties, shows at `localTime`, in seconds of its own time, and
    /// when they next differ; nil where it emits none. `drawOverContents` is to draw them.
    func particles(of layer: RenderLayer, at localTime: Double) -> (list: [Particle], change: NextChange)?
    /// A rectangle in the layer's own space that contains what the kind itself draws on a layer with these properties.
    func drawnRect(on layer: LayerProperties) -> CGRect
    /// Sets the values that draw the most that animations of properties with the reach `.kind` can draw.
    mutating func drawMost()
    /// Draws what lies beneath the contents, and what lies over them.
    func drawBeneathContents(_ drawing: KindDrawing)
    func drawOverContents(_ drawing: KindDrawing)
}

extension LayerKindProperties {
    package static var location: PropertyLocation { .kind }
    package static var hasPlane: Bool { true }
    package static var draws: Bool { false }
    package static var staysInPlace: Bool { true }
    package var changesByItself: Bool { false }
    package var replication: Replication? { nil }
    package func particles(of layer: RenderLayer, at localTime: Double) -> (list: [Particle], change: NextChange)? {
        nil
    }
    package func drawnRect(on layer: LayerProperties) -> CGRect { .null }
    package mutating func drawMost() {}
    package func drawBeneathContents(_ drawing: KindDrawing) {}
    package func drawOverContents(_ drawing: KindDrawing) {}

    /// A layer of this kind with its defaults.
    static var blank: LayerKind { LayerKind(Self()) }
}
