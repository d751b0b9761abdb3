import RenderServer

/// One finger, or the pointer with its button down, from touch to lift. Main actor only.
@preconcurrency @MainActor
open class UITouch: Hashable, _PlainObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch just went down.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch has not moved since the last event.
        case stationary = 2
        /// The touch was lifted.
        case ended = 3
        /// The touch was cancelled by the system.
        case cancelled = 4
    }

    /// The kind of the touch.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A surface away from the screen: none here.
        case indirect = 1
        /// A pencil: none here, a tablet's is a pointer.
        case pencil = 2
        /// The pointer of a mouse or touchpad.
        case indirectPointer = 3

        /// A pencil.
        public static let stylus = TouchType.pencil
    }

    /// The present phase of the touch.
    open private(set) var phase: Phase
    /// The time of its last change, in media time.
    open private(set) var timestamp: TimeInterval
    /// The number of touches that went down here shortly one after the other, this one included.
    open private(set) var tapCount: Int
    /// The kind of the touch.
    open private(set) var type: TouchType
    /// The window it went down in.
    open private(set) weak var window: UIWindow?
    /// The view it went down in, which gets all its events.
    open private(set) weak var view: UIView?

    /// The recognizers that follow it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// How hard it presses, 1 for an ordinary touch: 0, as nothing here measures it.
    open var force: CGFloat { 0 }
    /// The most that `force` can be: 0, as nothing here measures it.
    open var maximumPossibleForce: CGFloat { 0 }

    private var position: CGPoint
    private var previousPosition: CGPoint

    /// A touch of nothing, at the origin: for tests, which override what they want to be otherwise.
    public init() {
        (phase, timestamp, tapCount, type) = (.began, 0, 0, .direct)
        (position, previousPosition) = (.zero, .zero)
    }

    init(in window: UIWindow, view: UIView?, at position: CGPoint, time: Double, tapCount: Int, type: TouchType) {
        (self.window, self.view, self.position, previousPosition) = (window, view, position, position)
        (phase, timestamp, self.tapCount, self.type) = (.began, time, tapCount, type)
    }

    /// Whether it stands for a finger on a touchpad, which no view gets to see.
    var isOfTouchpad = false

    /// The touch stays as it is, while another one changes.
    func rest() { (phase, previousPosition) = (.stationary, position) }

    func update(_ phase: Phase, at position: CGPoint, time: Double) {
        (previousPosition, self.position) = (self.position, position)
        (self.phase, timestamp) = (phase, time)
    }

    /// The position of the touch in `view`'s space; nil means the window.
    open func location(in view: UIView?) -> CGPoint { converted(position, to: view) }

    /// The position of the touch at the event before, in `view`'s space; nil means the window.
    open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPosition, to: view) }

    /// The same as `location(in:)`: nothing here is known more precisely.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window else { return point }
        return (view ?? window).convert(point, from: window)
    }

    /// Whether both are the same touch.
    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Touches, or keys, that changed at one instant. Main actor only.
@preconcurrency @MainActor
open class UIEvent: _PlainObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// A device that is moved. A desktop's never is: there is no such event.
        case motion = 1
        /// Keys.
        case presses = 3
    }

    /// The kind of a movement of the device.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// It is shaken.
        case motionShake = 1
    }

    /// The kind of the event.
    open var type: EventType { .touches }
    /// The kind of the movement: none, for no device is moved.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in media time.
    open private(set) var timestamp: TimeInterval
    /// All touches there are.
    open private(set) var allTouches: Set<UITouch>?

    /// An event without touches: for tests, which override what they want to be otherwise.
    public init() { (allTouches, timestamp) = (nil, 0) }

    init(_ touches: Set<UITouch>, time: Double) { (allTouches, timestamp) = (touches, time) }

    /// The touches that went down in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that went down in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches that `gesture` receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }

    /// The positions of `touch` since the event before, the last of them the touch itself: it alone, since each
    /// movement here is an event. Nil for a touch of another event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }

    /// Where `touch` is likely to go: nothing is foretold here. Nil for a touch of another event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }
}
