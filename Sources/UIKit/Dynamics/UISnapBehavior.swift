import CoreGraphics

/// Draws an item to a point, upright, as by a spring. Main actor only.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// Draws the middle of `item` to `point` of the reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        members.add(item)
    }

    /// The point that the item's middle is drawn to.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { didChange() } }
    }

    /// The share of its oscillation that the item loses: 0 for the most, 1 for no oscillation, clamped. .5 by default.
    open var damping: CGFloat {
        get { CGFloat(strength) }
        set { strength = dynamicNumber(newValue, "damping", in: 0...1, else: 0.5) }
    }

    private var strength = 0.5 {
        didSet { if strength != oldValue { didChange() } }
    }

    override func act(in bodies: DynamicBodies) {
        for body in members.items.compactMap(bodies.body(of:)) {
            body.snap = (DynamicVector(snapPoint, "snapPoint", else: body.center), strength)
        }
    }
}
