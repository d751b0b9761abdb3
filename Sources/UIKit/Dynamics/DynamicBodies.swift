import CoreGraphics
import OctantBase

/// The items of an animator and the bodies that stand for them.
@MainActor
final class DynamicBodies {
    let world = DynamicWorld()
    private(set) var items: [any UIDynamicItem] = []
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    /// The bounds of the reference view, which may be walls.
    var referenceBounds: CGRect?

    /// The body of an item; nil for one that no behavior acts on.
    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// The item of a body.
    func item(of body: ObjectIdentifier) -> (any UIDynamicItem)? {
        items.first { self.body(of: $0).map(ObjectIdentifier.init) == body }
    }

    /// Takes over what `behaviors` do now. Bodies that stay keep their motion.
    func take(over behaviors: [UIDynamicBehavior]) {
        items = DynamicItems(behaviors.flatMap(\.members.items)).items
        var kept: [ObjectIdentifier: DynamicBody] = [:]
        for item in items { kept[ObjectIdentifier(item)] = body(of: item) ?? DynamicBody(of: item) }
        bodies = kept
        world.bodies = items.compactMap(body(of:))
        (world.groups, world.joints) = ([], [])
        for body in world.bodies { body.reset() }
        for behavior in behaviors { behavior.describe(self) }
        for body in world.bodies { body.settle() }
        for behavior in behaviors { behavior.act(in: self) }
        let (groups, known) = (world.groups, Set(world.bodies.map(ObjectIdentifier.init)))
        world.forget { meeting in
            known.contains(meeting.body) && meeting.other.map(known.contains) != false
                && groups.contains { $0.owner == meeting.owner }
        }
    }

    /// Reads the place and size of an item anew.
    func read(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        let angle = item.dynamicAngle
        body.place(at: item.dynamicCenter, item.dynamicShape)
        // The same turn as before is no turn back from several.
        if abs((body.angle - angle).remainder(dividingBy: 2 * .pi)) > 1e-9 { body.angle = angle }
        body.settle()
    }

    /// Moves the items to where their bodies are.
    func show() {
        for item in items {
            guard let body = body(of: item), !body.isAnchored else { continue }
            let center = body.center.point
            if item.center != center { item.center = center }
            let turn = (body.angle - item.dynamicAngle).remainder(dividingBy: 2 * .pi)
            // What a program scaled stays so.
            if abs(turn) > 1e-9 {
                item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: turn))
            }
        }
    }
}
