import CoreGraphics
import Foundation
import OctantBase

/// An object that is notified of what a collision behavior's items meet. All methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items began to touch, at `p` of the reference.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items do not touch any more.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item began to touch a boundary, at `p` of the reference; the boundary of the reference view has no
    /// identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item does not touch a boundary any more.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        forwarding(self, (any UICollisionBehaviorDelegate).self)?.collisionBehavior(
            behavior, beganContactFor: item1, with: item2, at: p)
    }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        forwarding(self, (any UICollisionBehaviorDelegate).self)?.collisionBehavior(
            behavior, endedContactFor: item1, with: item2)
    }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        forwarding(self, (any UICollisionBehaviorDelegate).self)?.collisionBehavior(
            behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        forwarding(self, (any UICollisionBehaviorDelegate).self)?.collisionBehavior(
            behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
}

/// Keeps items from moving into one another, and out of boundaries. Main actor only.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The mode of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With one another.
        public static let items = Mode(rawValue: 1 << 0)
        /// With boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// With all there is.
        public static let everything = Mode(rawValue: .max)
    }

    /// An outline that was added. Their numbers are never used again.
    private struct Boundary {
        let number: Int
        let identifier: any NSCopying
        let path: UIBezierPath
    }

    /// The object that is notified. Not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [Boundary] = []
    private var lastNumber = 0
    /// The insets of the reference view's boundary; nil while there is none.
    private var referenceInsets: UIEdgeInsets?

    /// Collisions of `items`.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// Collisions of nothing yet.
    public convenience override init() { self.init(items: []) }

    /// The items, in the order they were added.
    open var items: [any UIDynamicItem] { members.items }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { members.add(item) }
    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { members.remove(item) }

    /// What items collide with. Everything by default.
    open var collisionMode = Mode.everything {
        didSet { if collisionMode != oldValue { didChange() } }
    }

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference view are a boundary. False by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set { setReferenceInsets(newValue ? referenceInsets ?? .zero : nil) }
    }

    /// Makes the bounds of the animator's reference view, less `insets`, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setReferenceInsets(insets) }

    private func setReferenceInsets(_ insets: UIEdgeInsets?) {
        guard insets != referenceInsets else { return }
        referenceInsets = insets
        didChange()
    }

    /// Adds a boundary along a path, in place of the one of that identifier. Curves count as lines within half a point.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
        lastNumber += 1
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        boundaries.append(Boundary(number: lastNumber, identifier: identifier, path: path))
        didChange()
    }

    /// Adds a boundary from one point to another, in place of the one of that identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of the boundary of that identifier; nil where there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    /// Takes the boundary of that identifier away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        didChange()
    }

    /// The identifiers of the boundaries that were added, in that order; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    /// Takes all boundaries away that were added.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return a as AnyObject === b as AnyObject
    }

    // MARK: In the animator

    override func act(in bodies: DynamicBodies) {
        var walls: [DynamicGroup.Wall] = []
        if collisionMode.contains(.boundaries) {
            if let referenceInsets, let bounds = bodies.referenceBounds {
                let box = bounds.inset(by: referenceInsets)
                let path = UIBezierPath(rect: box.isNull ? .zero : box)
                walls.append(DynamicGroup.Wall(number: 0, segments: path.dynamicSegments))
            }
            walls += boundaries.map { DynamicGroup.Wall(number: $0.number, segments: $0.path.dynamicSegments) }
        }
        bodies.world.groups.append(
            DynamicGroup(
                owner: ObjectIdentifier(self), bodies: members.items.compactMap(bodies.body(of:)),
                isMutual: collisionMode.contains(.items), walls: walls))
    }

    /// Reports an event of `item` with `other`, or with a wall.
    func report(_ event: DynamicWorld.Event, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?) {
        guard let delegate = collisionDelegate else { return }
        let identifier = boundaries.first { $0.number == event.meeting.wall }?.identifier
        switch (event, other) {
        case (.began(_, let point), let other?):
            delegate.collisionBehavior(self, beganContactFor: item, with: other, at: point.point)
        case (.ended, let other?): delegate.collisionBehavior(self, endedContactFor: item, with: other)
        case (.began(_, let point), nil):
            delegate.collisionBehavior(
                self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point.point)
        case (.ended, nil):
            delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
