import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
import RenderServer

/// Seconds that a step of the animation lasts. Ours: four steps a frame of most displays.
private let stepDuration = 1.0 / 240
/// Seconds for which nothing may move before the animator pauses, and what counts as no movement: points, and radians.
/// Ours.
private let (restDuration, restDistance, restAngle) = (0.5, 0.05, 0.001)
/// The greatest time in seconds that is made up for when frames were late. Ours.
private let longestGap = 10.0

/// An object that is notified when a dynamic animator runs and pauses. Both methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// The animator is about to run.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// The animator has paused: nothing moves any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        forwarding(self, (any UIDynamicAnimatorDelegate).self)?.dynamicAnimatorWillResume(animator)
    }
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        forwarding(self, (any UIDynamicAnimatorDelegate).self)?.dynamicAnimatorDidPause(animator)
    }
}

/// Moves items as bodies with mass, by behaviors: they fall, collide, swing and are pushed. Main actor only.
///
/// Time is that of the reference view's window; the items are where they are at the time of each frame, by steps of a
/// 240th of a second, whatever the frame rate. While nothing moves the animator pauses, and costs nothing. The items'
/// `center` and `transform` are set; where a program sets them itself, `updateItem(usingCurrentState:)` reads them.
@preconcurrency @MainActor
open class UIDynamicAnimator: Hashable, _PlainObject {
    /// The view whose space the items are moved in.
    open private(set) weak var referenceView: UIView?
    /// The object that is notified. Not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, in that order.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the animator moves its items.
    open private(set) var isRunning = false
    private let bodies = DynamicBodies()
    private var needsUpdate = false
    private var link: CADisplayLink?
    /// The media time at which it began to run, and the steps since.
    private var (start, steps) = (0.0, 0)
    /// Where the bodies were when one of them was last seen to move, and the step of it.
    private var (resting, restStep): ([(center: DynamicVector, angle: Double)], Int) = ([], 0)

    /// An animator of subviews of `view`, in whose space items are moved.
    public init(referenceView view: UIView) { referenceView = view }

    /// An animator of items that are in no view.
    public init() {}

    // MARK: Behaviors

    /// Adds a behavior, and runs. One that is in use already is refused, with one line on standard error.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.isFree else {
            guard behavior.dynamicAnimator !== self else { return }
            return Log.once(
                "dynamics.behavior", "a dynamic behavior that is in use already is not added to an animator")
        }
        behavior.enter(self)
        behaviors.append(behavior)
        behaviorsDidChange()
    }

    /// Takes a behavior away: the items stay where they are, as far as no other behavior moves them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(of: behavior) else { return }
        behavior.enter(nil)
        behaviors.remove(at: index)
        behaviorsDidChange()
    }

    /// Takes all behaviors away.
    open func removeAllBehaviors() {
        for behavior in behaviors { behavior.enter(nil) }
        behaviors = []
        behaviorsDidChange()
    }

    /// The items whose frame intersects `rect` of the reference.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        update()
        return bodies.items.filter { item in
            item.dynamicBounds.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
                .intersects(rect)
        }
    }

    /// Reads the place, angle and size of an item that the program has changed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        update()
        bodies.read(item)
        resume()
    }

    /// Seconds since the animator began to run; 0 before it does.
    open var elapsedTime: TimeInterval { Double(steps) * stepDuration }

    // MARK: Running

    /// What the behaviors do has changed.
    func behaviorsDidChange() {
        needsUpdate = true
        if behaviors.isEmpty { pause() } else { resume() }
    }

    /// The body of an item, as the behaviors are now.
    func body(of item: any UIDynamicItem) -> DynamicBody? {
        update()
        return bodies.body(of: item)
    }

    private func update() {
        let bounds = referenceView?.bounds
        guard needsUpdate || bounds != bodies.referenceBounds else { return }
        needsUpdate = false
        bodies.referenceBounds = bounds
        bodies.take(over: behaviors.flatMap(\.all))
    }

    private func resume() {
        restStep = steps
        resting = []
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        let clock = referenceView?.window?.clock ?? MediaClocks.current
        (start, steps, restStep) = (clock.now(), 0, 0)
        let link = MediaClocks.$current.withValue(clock) {
            CADisplayLink { [weak self] link in
                // The animator is gone, and what it moved stays.
                guard let self else { return link.invalidate() }
                frame(at: link.timestamp)
            }
        }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    private func pause() {
        link?.invalidate()
        link = nil
        guard isRunning else { return }
        isRunning = false
        update()
        for body in bodies.world.bodies { body.stop() }
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// The display has a frame at `time`.
    private func frame(at time: Double) {
        // A little more, so that a frame a whole number of steps later is not one step short.
        let due = Int(min(max((time - start) / stepDuration + 1e-6, 0), 1e9))
        let most = Int(longestGap / stepDuration)
        if due - steps > most { start += Double(due - steps - most) * stepDuration }
        let last = min(due, steps + most)
        guard last > steps else { return }
        while steps < last, isRunning {
            steps += 1
            update()
            bodies.world.step(stepDuration)
            if !bodies.world.events.isEmpty { tell() }
            if hasRested() {
                bodies.show()
                act()
                return pause()
            }
        }
        guard isRunning else { return }
        bodies.show()
        act()
    }

    private func act() { for behavior in behaviors.flatMap(\.all) { behavior.action?() } }

    /// Reports what began and ended to touch.
    private func tell() {
        let events = bodies.world.events
        bodies.world.events = []
        bodies.show()
        let owners = behaviors.flatMap(\.all).compactMap { $0 as? UICollisionBehavior }
        for event in events {
            let meeting = event.meeting
            guard let owner = owners.first(where: { ObjectIdentifier($0) == meeting.owner }),
                let item = bodies.item(of: meeting.body)
            else { continue }
            owner.report(event, item, meeting.other.flatMap(bodies.item(of:)))
        }
    }

    /// Whether nothing has moved for a while.
    private func hasRested() -> Bool {
        let now = bodies.world.bodies.map { (center: $0.center, angle: $0.angle) }
        let isStill =
            resting.count == now.count
            && zip(resting, now).allSatisfy {
                ($0.center - $1.center).length < restDistance && abs($0.angle - $1.angle) < restAngle
            }
        if !isStill { (resting, restStep) = (now, steps) }
        return steps - restStep >= Int(restDuration / stepDuration)
    }

    /// Whether both are the same animator.
    nonisolated public static func == (a: UIDynamicAnimator, b: UIDynamicAnimator) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
