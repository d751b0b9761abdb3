import OctantDisplay
import QuartzCore
import RenderServer

/// The view around all others of one window on screen. Main actor only.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. In a program started by `UIApplicationMain`
/// the first window of a scene then opens a window of the desktop, as large as itself. The scene's other windows lie
/// over it there, by `windowLevel`, then in the order in which they were shown: transparent where they draw nothing,
/// and passing touches on where `hitTest(_:with:)` returns nil. A window that covers the scene follows the size that
/// the user gives the desktop's window; others stay where they are. Without a display a window is laid out, drawn and
/// animated all the same, for whoever asks for its images.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Posted when a window came on screen, as far as the program decides.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window got the keyboard.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window lost the keyboard.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// The context that turns the window's layers into committed trees.
    private var context: LayerContext?
    /// The window of the desktop that this one is in; nil while it is in none.
    var desktop: DesktopWindow?
    /// Whether the window covered its scene when its frame was last set: it follows the scene's size.
    private(set) var fillsScene = false
    /// The scale, colour scheme and keyboard focus that the surface reports, and the size classes.
    var surfaceTraits = TraitValues() {
        didSet { updateTraits() }
    }
    private var pointers = PointerTracker()
    private let gestures = GestureArena()
    private var hovering = HoverTracker()
    private let pinches = PinchTracker()
    private var scrolls = ScrollRouter()
    /// The system that determines where keys go.
    private(set) lazy var focus = UIFocusSystem(self)
    private lazy var keys = KeyRouter(self)
    private(set) final var isShown = false
    /// Writes down what a screen reader can know of the window.
    private(set) lazy var accessibility = WindowAccessibility(self)
    /// The part of each side that bars of the window's own, such as a status bar, cover: the safe area begins inside.
    package var barInsets = UIEdgeInsets.zero {
        didSet { safeAreaMayHaveChanged() }
    }
    /// The order in which windows became the key window, as a number that only grows; 0 for never.
    var keyOrder = 0
    /// Whether the desktop shows any of the window, as far as reported.
    var isOnScreen: Bool { desktop?.isOnScreen ?? false }

    /// A window of this frame, hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        host()
    }

    /// A window as large as the main screen, hidden. `coder` is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        self.frame = UIScreen.main.bounds
        host()
    }

    /// A window as large as the main screen, hidden.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window of `windowScene` that covers it, hidden.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        host()
        self.windowScene = windowScene
    }

    private func host() {
        context = LayerContext(root: layer) { [weak self] tree in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.newestAccessibility = self.accessibility.tree()
                self.post(tree)
                self.tellCommit()
            }
        }
        noteCover()
        updateSizeClasses()
        updateTraits()
    }

    /// Called after each commit that changed what the window shows, by who wants it.
    package final var commitWatchers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    private func tellCommit() {
        for watcher in commitWatchers.values { watcher() }
    }

    // MARK: Images without a display

    /// The tree of what the window shows now: commits all changes first.
    package var renderTree: RenderTree? {
        CATransaction.flush()
        return context?.newest
    }

    /// The tree committed last.
    var newestTree: RenderTree? { context?.newest }

    /// What a screen reader can know of the tree committed last; nil while nobody asked.
    package final private(set) var newestAccessibility: AccessibilityTree?

    /// Commits what changed now rather than at the end of the turn.
    func commit() { context?.commit() }

    /// The media time of this window's clock, the one in force when the window was made.
    package var now: Double { context?.now ?? 0 }

    /// The window's clock.
    package var clock: any MediaClock { context?.clock ?? MediaClocks.current }

    /// The media time of all that begins in this turn of the run loop.
    package var turnTime: Double { context?.turnTime ?? 0 }

    /// The accessibility tree of what the window shows now: commits all changes first.
    package var accessibilityTree: AccessibilityTree? {
        accessibility.listen()
        CATransaction.flush()
        return newestAccessibility
    }

    /// The notices for a screen reader since this was last called, where no display reads them: commits all changes
    /// first. Nothing is kept before `accessibilityTree` is first asked for.
    package func takeAccessibilityNotices() -> [AccessibilityNotice] {
        CATransaction.flush()
        return accessibility.takeNotices()
    }

    // MARK: Controllers

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.outgoing?.abandon()
            if oldValue?.viewIfLoaded?.superview === self { oldValue?.viewIfLoaded?.removeFromSuperview() }
            if isShown { installRootView() }
            UIApplication.shared.updateStatusBarStyles()
        }
    }

    /// Adds the root controller's view behind all others, as large as the window.
    private func installRootView() {
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        rootViewController?.appearIfNeeded()
    }

    // MARK: Showing

    /// The screen that the window is on.
    open var screen: UIScreen { .main }

    /// The window's depth. `.normal` by default.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { UIApplication.shared.place(self) } }
    }

    /// The scene that the window is in: the program's first one, by default. Setting nil hides the window; setting
    /// another moves it there.
    open weak var windowScene: UIWindowScene? = UIApplication.shared.firstScene {
        didSet {
            guard windowScene !== oldValue else { return }
            updateTraits()
            guard let windowScene else { return isHidden = true }
            guard isShown, ownDisplay == nil else { return }
            desktop?.remove(self)
            if fillsScene { frame = windowScene.bounds }
            openSurface()
        }
    }

    /// The window's position in its scene, in points.
    open override var frame: CGRect {
        get { super.frame }
        set {
            resize(to: newValue.size) { super.frame = newValue }
            noteCover()
            updateSizeClasses()
        }
    }

    private func noteCover() {
        fillsScene = super.frame.contains(desktop?.bounds ?? windowScene?.bounds ?? UIScreen.main.bounds)
    }

    /// The title of the desktop's window: the root controller's, else the program's name.
    var title: String { rootViewController?.title ?? ProcessInfo.processInfo.processName }

    /// The title of the desktop's window, where this is the first one in it.
    var desktopTitle: String? {
        guard let desktop = windowScene?.desktop, desktop.windows.first === self else { return nil }
        return desktop.title
    }

    /// Whether the window is off screen. True by default. Its views are drawn all the same for whoever asks.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Shows the window in front of those of its level and below, and gives it the keyboard.
    open func makeKeyAndVisible() {
        makeKey()
        if isShown { UIApplication.shared.place(self) } else { isHidden = false }
    }

    /// Makes this the window that has the keyboard. A window is made so, too, when a touch goes down in it.
    open func makeKey() {
        if canBecomeKey { UIApplication.shared.keyWindow = self }
    }

    /// Whether the window can have the keyboard. True unless overridden.
    open var canBecomeKey: Bool { true }

    /// Whether this is the window that has the keyboard.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The window got the keyboard.
    open func becomeKey() {}

    /// The window lost the keyboard.
    open func resignKey() {}

    private func show() {
        guard !isShown else { return }
        isShown = true
        if windowScene == nil { windowScene = UIApplication.shared.firstScene }
        UIApplication.shared.add(self)
        updateTraits()
        AppearanceRegistry.shared.apply(self)
        installRootView()
        rootViewController?.appearIfNeeded()
        openSurface()
        post(Self.didBecomeVisibleNotification)
    }

    private func hide() {
        guard isShown else { return }
        rootViewController?.disappearIfNeeded()
        isShown = false
        desktop?.remove(self)
        UIApplication.shared.remove(self)
        DisplayLinks.shared.update()
        post(Self.didBecomeHiddenNotification)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The display that the window is shown on; nil, the default, for the application's. Set before the window is
    /// shown.
    package var ownDisplay: (any Display)?

    /// Adds the window to the desktop's window of its scene, or opens one, on its own display or the application's, if
    /// there is one.
    func openSurface() {
        guard isShown, desktop == nil, let display = ownDisplay ?? UIApplication.shared.display else { return }
        if ownDisplay == nil, let shared = windowScene?.desktop { return shared.add(self) }
        let desktop = DesktopWindow(on: display, for: self)
        if ownDisplay == nil { windowScene?.desktop = desktop }
        desktop.open(with: self)
    }

    private func post(_ tree: RenderTree) { desktop?.commit(tree, of: self) }

    // MARK: Events

    /// Handles an event for this window, as if it were alone on its surface.
    package func handle(_ event: SurfaceEvent) {
        switch event {
        case .resized(let size, let scale):
            surfaceTraits.displayScale = scale
            frame = CGRect(origin: .zero, size: size)
        case .colorScheme(let isDark):
            surfaceTraits.userInterfaceStyle = isDark ? .dark : .light
            // A widget's colours are those of the program that it is in.
            if ownDisplay == nil { UIScreen.main.handle(event) }
        case .settings, .monitor: UIScreen.main.handle(event)
        case .focus(let hasFocus):
            hasFocus ? makeKey() : cancelKeys()
            surfaceTraits.activeAppearance = hasFocus ? .active : .inactive
            focus.windowDidChange(hasKeys: hasFocus)
        case .pointer(let phase, let location, let time, _, _) where phase == .hover || phase == .left:
            hovering.handle(phase == .hover ? location : nil, time: time, in: self)
        case .pointer(let phase, let location, let time, let isTouch, let finger):
            pointers.handle(phase, at: location, time: time, isTouch: isTouch, finger: finger, in: self)
        case .pinch(let input): pinches.handle(input, in: self)
        case .button(let button, let location, _): handle(button, at: location)
        case .text(let event): firstResponder?.receive(event)
        case .scroll(let input):
            if !pinches.handle(input, in: self) { scrolls.handle(input, in: self) }
        case .key(let key): keys.handle(key)
        case .accessibility(let request): handle(request)
        case .visibility, .frame, .ping, .closeRequested, .closed, .displayLost: desktop?.handle(event)
        }
    }

    /// Handles an event of the pointer, or of a finger, at a position of the scene.
    func handlePointer(_ event: SurfaceEvent) {
        guard case .pointer(let phase, let position, let time, let isTouch, let finger) = event else { return }
        let location = convert(position, from: nil as UIWindow?)
        handle(.pointer(phase: phase, location: location, time: time, isTouch: isTouch, finger: finger))
    }

    /// Handles a report of two fingers on a touchpad at a position of the scene.
    func handlePinch(_ input: PinchInput) {
        var input = input
        input.location = convert(input.location, from: nil as UIWindow?)
        handle(.pinch(input))
    }

    /// Handles a button of the pointer, other than the first one, that went down at `position` of the scene.
    func handleButton(_ button: PointerButton, at position: CGPoint) {
        handle(button, at: convert(position, from: nil as UIWindow?))
    }

    /// Handles an event of a wheel or a touchpad at a position of the scene.
    func handleScroll(_ input: ScrollInput) {
        var input = input
        input.location = convert(input.location, from: nil as UIWindow?)
        handle(.scroll(input))
    }

    /// The keyboard went to another window: no key is down any more.
    func cancelKeys() { keys.cancel() }

    /// Whether keys come here when the desktop's window has the keyboard.
    var getsKeys: Bool { desktop.map { $0.keyWindow === self } ?? true }

    /// Keys came to what has focus in this window, or go elsewhere now.
    func focusedElementsDidChange() {
        for responder in [focus.focusedView, firstResponder] { responder?.accessibilityDidChange() }
    }

    /// Sends `event` to the recognizers that watch its touches, and to the views that these went down in.
    /// Keys go to who has focus or is the first responder, or where there is none to the root view controller.
    open func sendEvent(_ event: UIEvent) {
        if let keys = event as? UIPressesEvent { return self.keys.deliver(keys) }
        gestures.handle(event, in: self)
    }

    /// Whether a shift key is down, as far as the window was notified.
    var holdsShift: Bool { keys.holdsShift }

    /// Handles a key from a surface, and returns whether anything was done with it.
    package func handleKey(_ key: KeyEvent) -> Bool {
        UIApplication.shared.isIgnoringInteractionEvents || keys.handle(key)
    }

    /// Whether tab leaves the window after its last view, and shift-tab before its first, rather than going around.
    package var letsFocusLeave = false

    /// The views that the first responder asks for at the bottom, and the notifications of a keyboard.
    final let keyboard = WindowKeyboard()

    /// The responder that gets keys first; nil for none.
    weak var firstResponder: UIResponder? {
        didSet {
            for responder in [oldValue, firstResponder] { responder?.accessibilityDidChange() }
            focus.firstResponderDidChange()
            textInputMayHaveChanged()
            keyboard.firstResponderDidChange(in: self)
        }
    }

    /// The position where text is being typed in the window, in points of the scene; nil for nowhere.
    var textInput: TextInput? {
        guard var input = firstResponder?.typingPlace else { return nil }
        input.caret = convert(input.caret, to: nil as UIWindow?)
        return input
    }

    /// Notifies the surface where text is being typed.
    func textInputMayHaveChanged() { desktop?.textInputMayHaveChanged() }

    /// The undo manager of what is done in the window, where no nearer responder has one.
    open override var undoManager: UndoManager? { ownUndoManager }

    private lazy var ownUndoManager = UndoManager()

    /// Sends the change of `touch`, one of all that are down in the window.
    func deliver(_ touch: UITouch, of all: Set<UITouch>) {
        if touch.phase == .began, !touch.isOfTouchpad { focus.pointerWentDown(at: touch.view) }
        UIApplication.shared.sendEvent(UIEvent(all.union([touch]), time: touch.timestamp))
    }

    /// Performs the default actions of keys: tab and arrows move focus or scroll, space and return press what has
    /// focus, escape leaves what is in front.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !keys.behave($0, with: event) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: As a view

    /// Lays out, and sees whether the view that has focus can keep it.
    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        if UIFocusSystem.isUsed { focus.check() }
        desktop?.limitsMayHaveChanged()
    }

    /// The least size that the required constraints of the root controller's view allow, in points; zero without any.
    var leastSize: CGSize {
        guard let view = rootViewController?.viewIfLoaded, view is UIStackView || !view.constraints.isEmpty else {
            return .zero
        }
        let nearlyRequired = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        return view.systemLayoutSizeFitting(
            UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: nearlyRequired,
            verticalFittingPriority: nearlyRequired)
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    // MARK: Positions

    /// The position of `point` of this window in `window`; nil means the scene, whose origin is the top left of the
    /// desktop's window.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }

    /// The position of `point` of `window` in this window; nil means the scene.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer) }

    /// The smallest upright rectangle of `window` around `rect` of this window; nil means the scene.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }

    /// The smallest upright rectangle of this window around `rect` of `window`; nil means the scene.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }

    override func inheritedTraits() -> UITraitCollection {
        (windowScene ?? .main).traitCollection.overridden(by: UITraitOverrides(surfaceTraits), .unspecified)
    }
}
