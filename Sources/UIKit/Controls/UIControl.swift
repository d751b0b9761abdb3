import CoreGraphics
import OctantBase

/// The distance outside of its control at which a touch still counts as inside, in points. Source:
/// docs/sources/indicators.md, Buttons.
private let touchSlop: CGFloat = 70

/// A view that sends events of what the user does to it. The base class of buttons, switches, sliders and custom
/// controls. Main thread.
///
/// What a control calls is a selector, or a method's own name: of one without arguments, with the sender, or with the
/// sender and the event: `button.addTarget(self, action: Form.save, for: .touchUpInside)`.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// The action at an event.
    private enum Call {
        case action(UIAction)
        case method(TargetMethod)
    }

    private struct Handler {
        let call: Call
        var events: Event
    }

    private var handlers: [Handler] = []
    private weak var touch: UITouch?
    /// The key that holds the control down.
    var heldKey: UIKeyboardHIDUsage?

    // MARK: Making

    /// A control of this frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control of this frame that does `primaryAction` at `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder) { $0.fill(control: self) }
    }

    // MARK: State

    /// Whether the user can use the control. True by default. Disabling it cancels a touch under way.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateDidChange()
            focusMayHaveChanged()
        }
    }

    /// Whether the control is chosen. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control appears touched. Set while a touch is inside.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The states that the control is in.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// `state` changed. For UIKit's own controls.
    func stateDidChange() { needLayout(by: "state") }

    /// The vertical alignment of the content. `.center` by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { needLayout() } }
    }

    /// The horizontal alignment of the content. `.center` by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { needLayout() } }
    }

    /// `contentHorizontalAlignment` with leading and trailing made left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let other: other
        }
    }

    // MARK: Tracking

    /// Whether a touch is being followed.
    open private(set) var isTracking = false

    /// Whether the touch being followed is inside, or less than 70 points away.
    open private(set) var isTouchInside = false

    /// A touch went down in the control. Returns whether to follow it: true unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch moved. Returns whether to go on following it: true unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch was lifted; nil when it is not known.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows the first touch, and sends `.touchDown`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let first = touches.first else { return }
        (isTracking, isTouchInside, touch) = (true, true, first)
        guard beginTracking(first, with: event) else { return stopTracking() }
        isHighlighted = true
        sendActions(for: .touchDown, event)
        if first.tapCount > 1, isTracking { sendActions(for: .touchDownRepeat, event) }
    }

    /// Sends the events of drags inside, outside, in and out.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = covers(touch.location(in: self), event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event) }
    }

    /// Sends the event of a touch lifted inside or outside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch, touches.contains(touch) else { return }
        let isInside = covers(touch.location(in: self), event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        if isInside { touchWasLiftedInside(event) } else { sendActions(for: .touchUpOutside, event) }
    }

    /// The touch was lifted inside. For UIKit's own controls.
    func touchWasLiftedInside(_ event: UIEvent?) { sendActions(for: .touchUpInside, event) }

    /// Sends `.touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(with: event) }

    /// Cancels a touch under way when the control leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        cancelTouch(with: nil)
    }

    /// Whether a gesture may begin: not a single tap on an enabled control that a view around it would recognise; the
    /// control handles that itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    /// Whether the keyboard's focus can come here: while the control is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Handles the keys that press or step a control that has focus; others are passed on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !keyWentDown($0.key, isRepeat: event?.isRepeat ?? false) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Ends what `pressesBegan(_:with:)` began.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !keyWentUp($0.key) }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Ends what `pressesBegan(_:with:)` began, and presses nothing.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        releaseKey()
        super.pressesCancelled(presses, with: event)
    }

    /// Whether space and return press the control. For UIKit's own controls.
    var isPressedByKeys: Bool { true }

    /// Performs `step` on the control. Returns whether it has any meaning there. For UIKit's own controls.
    func handle(_ step: KeyStep) -> Bool { false }

    private func cancelTouch(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, event)
    }

    private func stopTracking() {
        (isTracking, isTouchInside, touch) = (false, false, nil)
        isHighlighted = false
    }

    private func covers(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        self.point(inside: point, with: event) || bounds.insetBy(dx: -touchSlop, dy: -touchSlop).holds(point)
    }

    // MARK: Actions

    /// Calls the method `action`, without arguments, with the control, or with the control and the event, of `target`
    /// at `controlEvents`: once, however often it was added. The target is not kept alive. Nil means the first
    /// responder, or one after it, or this control or one after it, that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let same = handlers.firstIndex {
            guard case .method(let method) = $0.call, method.selector == action else { return false }
            return target == nil ? method.object == nil && !method.isDead : method.isMeant(target, action)
        }
        if let same {
            handlers[same].events.formUnion(controlEvents)
        } else {
            add(TargetMethod(target, action), for: controlEvents)
        }
    }

    /// Calls a method of `target` without arguments at `controlEvents`. The target is not kept alive. Nil means the
    /// first responder, or one after it, of the method's class.
    ///
    /// Methods cannot be compared: the same one added twice is called twice.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        add(TargetMethod(target, action), for: controlEvents)
    }

    /// Calls a method of `target` that takes the control, at `controlEvents`.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        add(TargetMethod(target, action), for: controlEvents)
    }

    /// Calls a method of `target` that takes the control and the event, at `controlEvents`. One whose event is not
    /// optional is not called by `sendActions(for:)`, which has none.
    public final func addTarget<Target: AnyObject, Sender, Cause>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, Cause) -> Void,
        for controlEvents: Event
    ) {
        add(TargetMethod(target, action), for: controlEvents)
    }

    /// Calls `method` at `events`.
    final func add(_ method: TargetMethod, for events: Event) {
        handlers.removeAll { if case .method(let method) = $0.call { method.isDead } else { false } }
        handlers.append(Handler(call: .method(method), events: events))
    }

    /// Stops calling the method `action` of `target` at `controlEvents`; nil means all methods, and all targets.
    /// Methods that were added by their own names cannot be compared, and go only with all others.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { call in
            if case .method(let method) = call { method.isMeant(target, action) } else { false }
        }
    }

    /// The names of the selectors that are sent to `target`, nil for the responder chain, at `controlEvent`; nil for
    /// none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = handlers.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: controlEvent), case .method(let method) = handler.call,
                target == nil ? method.object == nil && !method.isDead : method.isMeant(target, nil)
            else { return nil }
            return method.selector?.description
        }
        return names.isEmpty ? nil : names
    }

    /// The targets that can be hashed, with `NSNull` for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap { handler in
                guard case .method(let method) = handler.call, !method.isDead else { return nil }
                return method.object.map { $0 as? AnyHashable } ?? AnyHashable(NSNull())
            })
    }

    /// Performs `action` at `controlEvents`, in place of another one with its identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        let same = handlers.firstIndex {
            if case .action(let old) = $0.call { old.identifier == action.identifier } else { false }
        }
        if let same {
            handlers[same] = Handler(call: .action(action), events: handlers[same].events.union(controlEvents))
        } else {
            handlers.append(Handler(call: .action(action), events: controlEvents))
        }
    }

    /// Stops performing `action` at `controlEvents`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing the action of this identifier at `controlEvents`.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) {
            if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false }
        }
    }

    private func remove(_ events: Event, where isMeant: (Call) -> Bool) {
        for index in handlers.indices where isMeant(handlers[index].call) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The events at which anything is done.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Calls `iterator` with each action, or each target (nil for one that is found up the responder chain), and its
    /// events, in the order they were added, until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, _ target: AnyObject?, Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers {
            switch handler.call {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .method(let method) where !method.isDead: iterator(nil, method.target, handler.events, &stop)
            case .method: break
            }
            if stop { return }
        }
    }

    /// Performs `action` for this control. `sendActions(for:)` calls it for each action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Sends `action` to `target`, nil for the responder chain, for this control and on account of `event`.
    /// `sendActions(for:)` calls it for each selector.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs all actions for any of `controlEvents`, each once, in the order they were added.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, nil) }

    /// Acts as `.primaryActionTriggered` by the user.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// `sendActions(for:)` on account of `event`.
    final func sendActions(for controlEvents: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.call {
            case .action(let action): sendAction(action)
            case .method(let method):
                if let selector = method.selector {
                    if !method.isDead { sendAction(selector, to: method.object, for: event) }
                } else {
                    method.send(from: self, event: event, first: self)
                }
            }
        }
    }

    /// `sendActions(for:)` for a new value, on account of `event`. For UIKit's own controls.
    final func sendValueActions(_ event: UIEvent?) {
        sendActions(for: .valueChanged, event)
        sendActions(for: .primaryActionTriggered, event)
    }

    // MARK: Size

    /// The size that the control has whatever its frame, in points; nil for any. For UIKit's own controls.
    var fixedSize: CGSize? { nil }

    /// The rectangle that the control covers.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard let size = fixedSize else { return super.frame = newValue }
            super.frame = CGRect(origin: newValue.origin, size: size)
            // Under a transform the size of the frame is not that of the control.
            if super.bounds.size != size { super.bounds.size = size }
        }
    }

    /// The control's own rectangle.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize ?? newValue.size) }
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = AccessibilityDefaults()
        if !isEnabled { defaults.state.insert(.notEnabled) }
        if isSelected { defaults.state.insert(.selected) }
        return defaults
    }
}
