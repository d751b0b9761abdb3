import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase
import QuartzCore
import RenderServer

/// The numbers of all kinds of touches.
private let allTouchTypes: [NSNumber] = {
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    return types.map { NSNumber(value: $0.rawValue) }
}()

/// Watches the touches in a view and its subviews for one gesture, and calls its targets when it recognises it. Main
/// thread.
///
/// Subclasses override the four methods for touches and set `state`. What it calls is a selector, or a method's own
/// name: of a method without arguments or with the recognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: Hashable, NSObjectProtocol, AssociationHolder {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// The gesture has not been recognised yet.
        case possible = 0
        /// A gesture that lasts has begun.
        case began = 1
        /// The gesture continues.
        case changed = 2
        /// The gesture is over; or one that does not last was recognised.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The touches did not make the gesture.
        case failed = 5

        /// A gesture that does not last was seen: the same as `ended`.
        public static let recognized = State.ended
    }

    /// The values associated with the recognizer.
    package nonisolated(unsafe) final var associatedValues: AssociatedValues?
    private var handlers: [TargetMethod] = []
    /// Final, so that it is in no table of methods: Swift 6.3 names closures there in two ways and does not link.
    private final var bodies: [@MainActor (UIGestureRecognizer) -> Void] = []
    private var ownState = State.possible
    /// The touches followed, in the order they went down.
    private(set) var touches: [UITouch] = []
    /// The last positions of the touches, as long as the recognizer is not reset.
    private var lastLocations: [CGPoint] = []
    /// Whether it got touches since it was last reset.
    private(set) var isEngaged = false
    /// The state to come when those that it waits for have failed.
    private var held: State?
    private var required: [Weak<UIGestureRecognizer>] = []
    /// The arena that it shares touches with.
    weak var arena: GestureArena?

    // MARK: Making

    /// A recognizer that calls the method `action`, without arguments or with the recognizer, of `target`, which is not
    /// kept alive; of nobody if either is nil.
    public init(target: Any?, action: Selector?) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recognizer without targets.
    public convenience init() { self.init(target: nil, action: nil) }

    /// A recognizer that calls a method of `target`, which is not kept alive.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// A recognizer that calls a method of `target`, which is not kept alive, with itself.
    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// A recognizer that runs `body` with itself.
    public convenience init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        bodies.append(body)
    }

    /// Calls the method `action`, without arguments or with the recognizer, of `target`, which is not kept alive, too:
    /// once, however often it was added.
    open func addTarget(_ target: Any, action: Selector) {
        guard !handlers.contains(where: { $0.isMeant(target, action) }) else { return }
        handlers.append(TargetMethod(target, action))
    }

    /// Calls a method of `target`, which is not kept alive, too.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        if target != nil { handlers.append(TargetMethod(target, action)) }
    }

    /// Calls a method of `target`, which is not kept alive, with the recognizer, too.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        if target != nil { handlers.append(TargetMethod(target, action)) }
    }

    /// Calls `method` too.
    final func add(_ method: TargetMethod) { handlers.append(method) }

    /// Stops calling the method `action` of `target`; nil means all methods, and all targets. Methods that were added
    /// by their own names cannot be compared, and go only with all others. Without either, closures go, too.
    open func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { $0.isDead || $0.isMeant(target, action) }
        if target == nil, action == nil { bodies = [] }
    }

    // MARK: What it does with touches

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The object that is asked whether the gesture may begin, and beside which others. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether it receives touches. True by default. Disabling it cancels a gesture under way.
    open var isEnabled = true {
        didSet { if !isEnabled { breakOff() } }
    }

    /// Whether the view's touches are cancelled when the gesture is recognised. True by default.
    open var cancelsTouchesInView = true

    /// Whether the view gets touches only after the gesture was not recognised. False by default.
    open var delaysTouchesBegan = false

    /// Whether the view gets the end of touches only after the gesture was not recognised, so that they can still be
    /// cancelled. True by default.
    open var delaysTouchesEnded = true

    /// The kinds of the touches that it receives, as the numbers of `UITouch.TouchType`. All by default.
    open var allowedTouchTypes = allTouchTypes

    /// A name for the program's own use.
    open var name: String?

    /// Makes the recognizer recognise its gesture only if `otherGestureRecognizer` has failed, and wait for that.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.removeAll { $0.object == nil }
        required.append(Weak(otherGestureRecognizer))
    }

    // MARK: State

    /// The state. Subclasses set it: a gesture that lasts goes from possible through began and changed to ended, one
    /// that does not from possible to ended. Other recognizers, or the delegate, may make a failure of it.
    open var state: State {
        get { ownState }
        set { GestureArena.change(self, to: newValue) }
    }

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { lastLocations.count }

    /// The middle of the touches, in `view`'s space; nil means the window. Zero before the first touch.
    open func location(in view: UIView?) -> CGPoint {
        guard !lastLocations.isEmpty else { return .zero }
        return convert(middlePoint(of: lastLocations), to: view)
    }

    /// The position of touch number `touchIndex`, in `view`'s space; nil means the window. Zero for one out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        lastLocations.indices.contains(touchIndex) ? convert(lastLocations[touchIndex], to: view) : .zero
    }

    /// `point` of the window's space in `view`'s.
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = self.view?.window, let view else { return point }
        return view.convert(point, from: window)
    }

    // MARK: For subclasses

    /// Touches went down. Does nothing unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches moved. Does nothing unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were lifted. Does nothing unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches were cancelled. Does nothing unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The gesture was seen, or not, and all is over: forget it. Overriders call super.
    open func reset() {}

    /// Stops following `touch`.
    open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

    /// Whether seeing this gesture makes `preventedGestureRecognizer` fail. True unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`'s gesture makes this one fail. True unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether to wait for the failure of `otherGestureRecognizer`. False unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` is to wait for this one's failure. False unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: As an object

    /// Whether `object` is this very recognizer.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as? UIGestureRecognizer) === self }

    /// A number that is the same for equal objects.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

    /// The recognizer.
    nonisolated public final func `self`() -> Self { self }

    /// Whether this only stands for another object: never.
    nonisolated public final func isProxy() -> Bool { false }

    /// The class and the address.
    nonisolated open var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    /// The description.
    nonisolated open var debugDescription: String { description }

    /// Whether both are the same recognizer.
    nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: For the arena

    /// Whether touches are passed to it.
    var receivesTouches: Bool { true }

    /// Whether touches of `type` are.
    func receives(_ type: UITouch.TouchType) -> Bool {
        allowedTouchTypes.contains { $0.intValue == type.rawValue }
    }

    /// Whether it sees fingers that spread or turn on a touchpad.
    var followsTouchpad: Bool { false }

    /// Whether it has yet to decide whether it recognises its gesture.
    var isUndecided: Bool { isEngaged && ownState == .possible }

    /// Whether its gesture is under way.
    var isActive: Bool { ownState == .began || ownState == .changed }

    /// Whether it receives touches now.
    var listens: Bool { isActive || isEnabled && isUndecided && (held == nil || held == .began) }

    /// The state that it waits to enter; nil when it does not wait.
    var heldState: State? {
        get { held }
        set { held = newValue }
    }

    func setState(_ state: State) {
        let old = ownState
        ownState = state
        if state != .possible { held = nil }
        KeyValueObserving.noteChange("state", of: self, from: old.rawValue)
    }

    /// Calls the targets.
    func sendActions() {
        for handler in handlers { handler.send(from: self, event: nil, first: nil) }
        for body in bodies { body(self) }
    }

    /// Whether it waits for `other` to fail, by any of the rules.
    func waits(for other: UIGestureRecognizer) -> Bool {
        if required.contains(where: { $0.object === other }) { return true }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
    }

    /// Begins to follow `touch`, which just went down.
    func follow(_ touch: UITouch) {
        isEngaged = true
        touches.append(touch)
        noteLocations()
    }

    func noteLocations() {
        if !touches.isEmpty { lastLocations = touches.map { $0.location(in: nil) } }
    }

    /// Records the position of a pointer that hovers, in the window's space.
    func noteHover(at point: CGPoint) { lastLocations = [point] }

    func forget(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// Breaks off what is under way.
    func breakOff() {
        guard isEngaged else { return }
        GestureArena.change(self, to: isActive ? .cancelled : .failed)
        touches = []
        arena?.settle()
    }

    /// Starts again.
    func startAgain() {
        (touches, lastLocations, held, isEngaged) = ([], [], nil, false)
        reset()
        ownState = .possible
        arena = nil
    }
}

/// The middle of `points`; zero without any.
func middlePoint(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(max(points.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
}
