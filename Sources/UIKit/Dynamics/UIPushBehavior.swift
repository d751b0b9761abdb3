import CoreGraphics
import Foundation

/// Points a second squared that a push of magnitude 1 gives 100 × 100 points of density 1; as an impulse, points a
/// second. Source: docs/sources/views.md, Dynamics.
private let unitForce = 100.0

/// Pushes items: for as long as it is active, or once. Main actor only.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// For how long it pushes.
    public enum Mode: Int, Sendable {
        /// A force, as long as the behavior is active.
        case continuous = 0
        /// One impulse each time that the behavior becomes active.
        case instantaneous = 1
    }

    /// For how long it pushes.
    open private(set) var mode: Mode
    private var course = DynamicCourse(angle: 0, magnitude: 0) {
        didSet { if course != oldValue { didChange() } }
    }
    private var offsets: [ObjectIdentifier: DynamicVector] = [:]

    /// A push of `items`, without a force yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        members = DynamicItems(items)
    }

    /// The items, in the order they were added.
    open var items: [any UIDynamicItem] { members.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { members.add(item) }
    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { members.remove(item) }

    /// Whether it pushes. True by default; an instantaneous push sets it to false when it has pushed, and pushes again
    /// when it is set to true.
    open var active = true {
        didSet { if active != oldValue { didChange() } }
    }

    /// The direction and strength of the force; 1 is a hundred points a second squared for an item of 100 × 100 points
    /// and density 1. None by default.
    open var pushDirection: CGVector {
        get { course.vector }
        set { course = DynamicCourse(newValue, "pushDirection", from: course) }
    }

    /// The direction, in radians from the x axis clockwise. 0 by default.
    open var angle: CGFloat {
        get { CGFloat(course.angle) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength, as that of `pushDirection`. 0 by default.
    open var magnitude: CGFloat {
        get { CGFloat(course.magnitude) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        course = DynamicCourse(angle: angle, magnitude: magnitude, "a push", from: course)
    }

    /// The point that an item is pushed at, from its middle along its own axes. The middle by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        let offset = offsets[ObjectIdentifier(item)] ?? .zero
        return UIOffset(horizontal: offset.x, vertical: offset.y)
    }

    /// Sets the point that an item is pushed at, from its middle along its own axes.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = DynamicVector(offset: o)
        didChange()
    }

    override func act(in bodies: DynamicBodies) {
        guard active, course.magnitude != 0 else { return }
        let force = unitForce * course.magnitude * DynamicVector(angle: course.angle)
        for item in members.items {
            guard let body = bodies.body(of: item) else { continue }
            let arm = offsets[ObjectIdentifier(item)] ?? .zero
            switch mode {
            case .continuous: body.pushes.append((force, arm))
            case .instantaneous: body.push(force, at: body.turned(arm))
            }
        }
        if mode == .instantaneous { active = false }
    }
}

extension DynamicVector {
    /// An offset that a program set.
    init(offset: UIOffset) {
        self.init(dynamicNumber(offset.horizontal, "an offset"), dynamicNumber(offset.vertical, "an offset"))
    }
}
