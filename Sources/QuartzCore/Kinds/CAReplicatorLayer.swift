import CoreGraphics
import OctantBase
import RenderServer

/// A layer that shows its sublayers several times over, each time moved, tinted and delayed a step further.
///
/// Only the sublayers are replicated: background and contents of the layer itself show once. Instances may reach beyond
/// the bounds. A hit test sees the first instance alone. All properties but `preservesDepth` animate.
open class CAReplicatorLayer: CALayer {
    override class func setKind(of properties: inout LayerProperties) {
        if properties.replicator == nil { properties.replicator = ReplicatorProperties() }
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        replicatorKeys[key] ?? super.keyedProperty(key)
    }

    private var replicator: ReplicatorProperties { properties.replicator ?? ReplicatorProperties() }

    /// The number of instances of the sublayers, the first one included; 0 shows none. At least 0 and at most 10,000,
    /// clamped with one line on standard error. 1 by default.
    open var instanceCount: Int {
        get { replicator.count }
        set {
            let value = min(max(newValue, 0), Replication.maximumCount)
            if value != newValue {
                Log.once("replicator.count", "a replicator's \(newValue) instances become \(value)")
            }
            set(\.count, value, of: \.replicator)
        }
    }

    /// Whether instances keep their positions along the z axis instead of lying in the layer's plane. False by default.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { setPlain(\.preservesDepth, newValue, of: \.replicator, "preservesDepth") }
    }

    /// Seconds by which each instance lags behind the one before; may be negative. 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { replicator.delay }
        set { set(\.delay, newValue, of: \.replicator) }
    }

    /// From each instance to the next, about the middle of the bounds. The identity by default.
    open var instanceTransform: CATransform3D {
        get { replicator.transform }
        set { set(\.transform, newValue, of: \.replicator) }
    }

    /// The colour that the first instance is multiplied with, images included; nil is white. Opaque white by default.
    open var instanceColor: CGColor? {
        get { replicator.color }
        set { set(\.color, newValue, of: \.replicator) }
    }

    /// Added to the red of `instanceColor` from each instance to the next; sums are clamped to 0...1. 0 by default.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { set(\.redOffset, newValue, of: \.replicator) }
    }

    /// Added to the green of `instanceColor` from each instance to the next. 0 by default.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { set(\.greenOffset, newValue, of: \.replicator) }
    }

    /// Added to the blue of `instanceColor` from each instance to the next. 0 by default.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { set(\.blueOffset, newValue, of: \.replicator) }
    }

    /// Added to the opacity of `instanceColor` from each instance to the next. 0 by default.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { set(\.alphaOffset, newValue, of: \.replicator) }
    }
}
