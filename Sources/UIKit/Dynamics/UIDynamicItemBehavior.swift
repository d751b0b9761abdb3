import CoreGraphics

/// What items are made of: how they bounce, slide, weigh and slow down. What is not set here is left to other behaviors
/// of this kind; of several that set the same, the last counts. Main actor only.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var values: [ReferenceWritableKeyPath<DynamicBody, Double>: Double] = [:]
    private var (ownAllowsRotation, ownIsAnchored): (Bool?, Bool?)
    /// The speeds that were added to items that no animator has yet.
    private var waiting: [ObjectIdentifier: (velocity: DynamicVector, spin: Double)] = [:]

    /// The matter of `items`.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// The matter of nothing yet.
    public convenience override init() { self.init(items: []) }

    /// The items, in the order they were added.
    open var items: [any UIDynamicItem] { members.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { members.add(item) }
    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { members.remove(item) }

    // MARK: Matter

    /// The share of its speed with which an item bounces off: 0, the default, to 1. Of two items the greater counts.
    open var elasticity: CGFloat {
        get { value(\.elasticity, 0) }
        set { set(\.elasticity, newValue, "elasticity", in: 0...10) }
    }

    /// The resistance to sliding along another item: 0, the default, for none, 1 for much.
    open var friction: CGFloat {
        get { value(\.friction, 0) }
        set { set(\.friction, newValue, "friction") }
    }

    /// The mass of 100 × 100 points. 1 by default.
    open var density: CGFloat {
        get { value(\.density, 1) }
        set { set(\.density, newValue, "density", in: 1e-6...1e6, else: 1) }
    }

    /// The share of its speed that an item would lose in a second if it went on losing it as in the first moment; 0,
    /// the default, for none.
    open var resistance: CGFloat {
        get { value(\.resistance, 0) }
        set { set(\.resistance, newValue, "resistance") }
    }

    /// The share of its turning that an item loses, as `resistance` is of its speed. 0 by default.
    open var angularResistance: CGFloat {
        get { value(\.angularResistance, 0) }
        set { set(\.angularResistance, newValue, "angularResistance") }
    }

    /// Whether items turn. True by default.
    open var allowsRotation: Bool {
        get { ownAllowsRotation ?? true }
        set {
            ownAllowsRotation = newValue
            didChange()
        }
    }

    /// Whether items stay where they are, and others collide with them as with walls. False by default.
    open var isAnchored: Bool {
        get { ownIsAnchored ?? false }
        set {
            ownIsAnchored = newValue
            didChange()
        }
    }

    private func value(_ path: ReferenceWritableKeyPath<DynamicBody, Double>, _ fallback: CGFloat) -> CGFloat {
        values[path].map { CGFloat($0) } ?? fallback
    }

    private func set(
        _ path: ReferenceWritableKeyPath<DynamicBody, Double>, _ value: CGFloat, _ name: String,
        in range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude, else fallback: Double = 0
    ) {
        values[path] = dynamicNumber(value, name, in: range, else: fallback)
        didChange()
    }

    // MARK: Motion

    /// Adds a speed, in points a second along both axes, to that of an item. Before the behavior is in an animator it
    /// waits for that.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(DynamicVector(velocity, "a linear velocity"), 0, item)
    }

    /// The speed of an item, in points a second along both axes.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        (dynamicAnimator?.body(of: item)?.velocity ?? waiting[ObjectIdentifier(item)]?.velocity ?? .zero).point
    }

    /// Adds a turning, in radians a second clockwise, to that of an item. Before the behavior is in an animator it
    /// waits for that.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, dynamicNumber(velocity, "an angular velocity"), item)
    }

    /// The turning of an item, in radians a second clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.body(of: item)?.spin ?? waiting[ObjectIdentifier(item)]?.spin ?? 0)
    }

    private func add(_ velocity: DynamicVector, _ spin: Double, _ item: any UIDynamicItem) {
        let former = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (former.velocity + velocity, former.spin + spin)
        didChange()
    }

    override func describe(_ bodies: DynamicBodies) {
        for body in members.items.compactMap(bodies.body(of:)) {
            for (path, value) in values { body[keyPath: path] = value }
            if let ownAllowsRotation { body.allowsRotation = ownAllowsRotation }
            if let ownIsAnchored { body.isAnchored = ownIsAnchored }
        }
    }

    override func act(in bodies: DynamicBodies) {
        for item in members.items {
            guard let body = bodies.body(of: item),
                let (velocity, spin) = waiting.removeValue(forKey: ObjectIdentifier(item)), body.inverseMass > 0
            else { continue }
            body.velocity += velocity
            if body.inverseInertia > 0 { body.spin += spin }
        }
    }
}
