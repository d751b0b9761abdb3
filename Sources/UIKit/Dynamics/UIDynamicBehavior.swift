import Foundation
import OctantBase

/// What moves items of a dynamic animator; by itself, its children together. Main actor only.
@preconcurrency @MainActor
open class UIDynamicBehavior: Hashable, _PlainObject {
    /// The behaviors in this one, in the order they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation, when the items have been moved. None by default.
    open var action: (() -> Void)?
    /// The animator that the behavior was added to by itself; nil for none, and for a child.
    private weak var ownAnimator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?
    /// The items that the behavior itself acts on.
    final var members = DynamicItems() {
        didSet { if members != oldValue { didChange() } }
    }

    /// A behavior without children.
    public init() {}

    /// The animator that the behavior, or the one that it is a child of, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

    /// Adds a behavior that acts while this one does. One that is in an animator or another behavior already, or that
    /// this one is in, is refused, with one line on standard error.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.isFree, !sequence(first: self, next: \.parent).contains(where: { $0 === behavior }) else {
            return Log.once("dynamics.child", "a dynamic behavior that is in use already is not added to another")
        }
        behavior.parent = self
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.announce(dynamicAnimator) }
        didChange()
    }

    /// Takes a child away.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        didChange()
        if dynamicAnimator != nil { behavior.announce(nil) }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
    }

    /// The behavior is about to come into an animator; nil when it leaves. Does nothing unless overridden.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Whether it is in nothing yet.
    final var isFree: Bool { ownAnimator == nil && parent == nil }

    /// Comes into `animator`, or leaves its.
    final func enter(_ animator: UIDynamicAnimator?) {
        announce(animator)
        ownAnimator = animator
    }

    private func announce(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in childBehaviors { child.announce(animator) }
    }

    /// The behavior and those in it, each before its children.
    final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    /// What the behavior does has changed.
    final func didChange() { dynamicAnimator?.behaviorsDidChange() }

    /// Sets what bodies are made of; called before `act(in:)` of any behavior.
    func describe(_ bodies: DynamicBodies) {}

    /// Sets what acts on bodies.
    func act(in bodies: DynamicBodies) {}

    /// Whether both are the same behavior.
    nonisolated public static func == (a: UIDynamicBehavior, b: UIDynamicBehavior) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The items of a behavior, each once, in the order they were added.
struct DynamicItems: Equatable {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

    /// Adds `item`, unless it is there.
    mutating func add(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }

    /// Takes `item` away.
    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    static func == (a: Self, b: Self) -> Bool { a.items.elementsEqual(b.items, by: ===) }
}
