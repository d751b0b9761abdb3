import CoreGraphics

/// Holds a point of an item at a distance from a point of the reference, or from one of another item: as a stick, or as
/// a spring. Main actor only.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point of the reference.
        case anchor = 1
    }

    /// What the item is attached to.
    open private(set) var attachedBehaviorType: AttachmentType
    /// The item, and the other one where there is one.
    open private(set) var items: [any UIDynamicItem]
    private let offsets: [DynamicVector]
    private var (ownLength, ownDamping, ownFrequency) = (0.0, 0.0, 0.0)

    /// The middle of an item, held at its present distance from a point of the reference.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// A point of an item, from its middle along its own axes, held at its present distance from one of the reference.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, items, anchorPoint) = (.anchor, [item], point)
        offsets = [DynamicVector(offset: offset)]
        super.init()
        members = DynamicItems(items)
        ownLength = (Self.point(of: item, offsets[0]) - anchor).length
    }

    /// The middles of two items, held at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Points of two items, from their middles along their own axes, held at their present distance.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (attachedBehaviorType, items, anchorPoint) = (.items, [item1, item2], .zero)
        offsets = [DynamicVector(offset: offset1), DynamicVector(offset: offset2)]
        super.init()
        members = DynamicItems(items)
        ownLength = (Self.point(of: item1, offsets[0]) - Self.point(of: item2, offsets[1])).length
    }

    /// The point of the reference that the item is attached to; (0, 0) for one attached to another item, where setting
    /// it has no meaning.
    open var anchorPoint: CGPoint {
        didSet { if anchorPoint != oldValue { didChange() } }
    }

    /// The distance that is kept, in points, at least 0. The distance at the beginning by default.
    open var length: CGFloat {
        get { CGFloat(ownLength) }
        set { set(\.ownLength, dynamicNumber(newValue, "length", in: 0...1e6, else: ownLength)) }
    }

    /// The share of its oscillation that a spring loses: 0, the default, for none, 1 for all.
    open var damping: CGFloat {
        get { CGFloat(ownDamping) }
        set { set(\.ownDamping, dynamicNumber(newValue, "damping", in: 0...100)) }
    }

    /// The oscillations a second of a spring, 60 at most. 0 by default: a stick.
    open var frequency: CGFloat {
        get { CGFloat(ownFrequency) }
        set { set(\.ownFrequency, dynamicNumber(newValue, "frequency", in: 0...60)) }
    }

    private func set(_ path: ReferenceWritableKeyPath<UIAttachmentBehavior, Double>, _ value: Double) {
        guard self[keyPath: path] != value else { return }
        self[keyPath: path] = value
        didChange()
    }

    private var anchor: DynamicVector { DynamicVector(anchorPoint, "anchorPoint") }

    private static func point(of item: any UIDynamicItem, _ offset: DynamicVector) -> DynamicVector {
        item.dynamicCenter + DynamicBody(of: item).turned(offset)
    }

    override func act(in bodies: DynamicBodies) {
        guard let body = bodies.body(of: items[0]) else { return }
        let other = items.count > 1 ? bodies.body(of: items[1]) : .wall()
        guard let other, other !== body else { return }
        bodies.world.joints.append(
            DynamicJoint(
                body: body, arm: offsets[0], other: other, otherArm: items.count > 1 ? offsets[1] : anchor,
                length: ownLength, frequency: ownFrequency, damping: ownDamping))
    }
}
