import Foundation
import ObjectiveC

/// Tells a delegate of the animations between `beginAnimations` and `commitAnimations`. Main thread.
@MainActor
final class AnimationNotice {
    private let name: String?
    private let context: UnsafeMutableRawPointer?
    /// The object that is told, kept alive until the end.
    var delegate: Any?
    /// What it is sent at the beginning.
    var willStart: Selector?
    /// What it is sent at the end.
    var didStop: Selector?
    /// The views that get another look with the animations, and how.
    private var transitions: [(view: UIView, transition: any LookTransition)] = []

    /// A notice of the animations called `name`.
    init(_ name: String?, _ context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

    /// Makes `view` go with the animations from how it looks now to how it looks when they begin.
    func add(_ kind: LookTransitionKind, of view: UIView) {
        if let transition = kind.transition(of: view) { transitions.append((view, transition)) }
    }

    /// Begins the transitions, as parts of `block`.
    func beginTransitions(in block: AnimationBlock) {
        guard block.motion.duration > 0 else { return }
        for (view, transition) in transitions { transition.run(block.motion, delegate: block.watcher(of: view)) }
        transitions = []
    }

    /// The animations begin.
    func animationWillStart() {
        if let delegate, let willStart { willStart.invoke(on: delegate, with: [name, context]) }
    }

    /// The animations ended, shown to their end if `finished`.
    func animationDidStop(finished: Bool) {
        let told = delegate
        delegate = nil
        if let told, let didStop { didStop.invoke(on: told, with: [name, NSNumber(value: finished), context]) }
    }
}
