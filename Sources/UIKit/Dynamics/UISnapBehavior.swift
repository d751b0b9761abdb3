import CoreGraphics

/// Draws an item to a point, upright, as by a spring. Main actor only.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// Draws the middle of `item` to `point` of the reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
    }

    /// The point that the item's middle is drawn to.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { didChange() } }
    }

    /// The share of its oscillation that the item loses: 0 for the most, 1 for no oscillation, clamped. .5 by default.
    open var damping: CGFloat {
        get { CGFloat(strength) }
        set {
            let new = dynamicNumber(newValue, "damping", in: 0...1, else: 0.5)
            guard new != strength else { return }
            strength = new
            didChange()
        }
    }

    private var strength = 0.5

    override var actedOn: [any UIDynamicItem] { [item] }

    override func act(in bodies: DynamicBodies) {
        guard let body = bodies.body(of: item) else { return }
        let point = DynamicVector(
            dynamicNumber(snapPoint.x, "snapPoint", else: body.center.x),
            dynamicNumber(snapPoint.y, "snapPoint", else: body.center.y))
        body.snap = (point, strength)
    }
}
