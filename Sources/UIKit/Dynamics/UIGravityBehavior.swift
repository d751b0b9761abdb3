import CoreGraphics
import Foundation

/// Points a second squared of a gravity of magnitude 1. Source: docs/sources/views.md, Dynamics.
private let unitAcceleration = 1000.0

/// Accelerates items in one direction, whatever their mass: down, unless another is set. Main actor only.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var course = DynamicCourse(angle: .pi / 2, magnitude: 1) {
        didSet { if course != oldValue { didChange() } }
    }

    /// Gravity that acts on `items`.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// Gravity that acts on nothing yet.
    public convenience override init() { self.init(items: []) }

    /// The items, in the order they were added.
    open var items: [any UIDynamicItem] { members.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { members.add(item) }
    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { members.remove(item) }

    /// The direction and strength: (0, 1) by default, which is down with 1000 points a second squared.
    open var gravityDirection: CGVector {
        get { course.vector }
        set { course = DynamicCourse(newValue, "gravityDirection", from: course) }
    }

    /// The direction, in radians from the x axis clockwise. π/2 by default.
    open var angle: CGFloat {
        get { CGFloat(course.angle) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength: 1, the default, is 1000 points a second squared.
    open var magnitude: CGFloat {
        get { CGFloat(course.magnitude) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction, in radians, and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        course = DynamicCourse(angle: angle, magnitude: magnitude, "gravity", from: course)
    }

    override func act(in bodies: DynamicBodies) {
        let pull = unitAcceleration * course.magnitude * DynamicVector(angle: course.angle)
        for body in members.items.compactMap(bodies.body(of:)) { body.gravity += pull }
    }
}

/// A direction and a strength: that of 0 has a direction, too.
struct DynamicCourse: Equatable {
    /// Radians, clockwise from the x axis.
    var angle: Double
    var magnitude: Double

    init(angle: Double, magnitude: Double) { (self.angle, self.magnitude) = (angle, magnitude) }

    /// The numbers of a program's, those of `former` where they are none.
    init(angle: CGFloat, magnitude: CGFloat, _ name: String, from former: DynamicCourse) {
        self.angle = dynamicNumber(angle, "the angle of \(name)", else: former.angle)
        self.magnitude = dynamicNumber(magnitude, "the magnitude of \(name)", in: -1e6...1e6, else: former.magnitude)
    }

    /// The direction and length of `vector`; what has no length keeps the direction of `former`.
    init(_ vector: CGVector, _ name: String, from former: DynamicCourse) {
        guard vector.dx.isFinite, vector.dy.isFinite else {
            _ = dynamicNumber(.nan, name)
            self = former
            return
        }
        let (x, y) = (Double(vector.dx), Double(vector.dy))
        self.init(angle: x == 0 && y == 0 ? former.angle : atan2(y, x), magnitude: min(hypot(x, y), 1e6))
    }

    /// The direction and strength as one; the axes exactly.
    var vector: CGVector {
        func exact(_ part: Double) -> Double { abs(part) < 1e-15 ? 0 : part }
        return CGVector(dx: magnitude * exact(cos(angle)), dy: magnitude * exact(sin(angle)))
    }
}
