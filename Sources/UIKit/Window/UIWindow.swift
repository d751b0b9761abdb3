import QuartzCore
import RenderServer

/// The view around all others of one window on screen. Main actor only.
///
/// A window is hidden until `makeKeyAndVisible()` or `isHidden = false`. In a program started by `UIApplicationMain` it
/// then opens on the desktop, and follows the size that the user gives it; without a display it is laid out, drawn and
/// animated all the same, for whoever asks for its pictures.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The depth of a window over or under others. It orders `UIApplication.windows`; on the desktop, windows are
    /// stacked as the desktop likes.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Larger is nearer to the user.
        public var rawValue: CGFloat

        /// The level of this depth.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of this depth.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ordinary level, 0.
        public static let normal = Level(rawValue: 0)
        /// That of the status bar, 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// That of alerts, 2000.
        public static let alert = Level(rawValue: 2000)

        /// Whether `a` is farther from the user.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

        /// `level` raised by `amount`.
        public static func + (level: Level, amount: CGFloat) -> Level { Level(rawValue: level.rawValue + amount) }

        /// `level` lowered by `amount`.
        public static func - (level: Level, amount: CGFloat) -> Level { Level(rawValue: level.rawValue - amount) }
    }

    /// Posted when a window came on screen, as far as the program decides.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window got the keyboard.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window lost the keyboard.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Turns the window's layers into committed trees.
    private var context: LayerContext?
    private let mailbox = CommitMailbox()
    private var surface: (any DisplaySurface)?
    /// Tells what the present surface reports from what a closed one still had to say.
    private var surfaceNumber = 0
    /// What the surface says of its scale and colour scheme.
    private var surfaceTraits = TraitValues() {
        didSet { updateTraits() }
    }
    private var pointers = PointerTracker()
    private let gestures = GestureArena()
    private var scrolls = ScrollRouter()
    /// Where keys lead.
    private(set) lazy var focus = UIFocusSystem(self)
    private lazy var keys = KeyRouter(self)
    private var isShown = false
    /// Writes down what a screen reader can know of the window.
    private(set) lazy var accessibility = AccessibilityScribe(self)
    /// What bars of the window's own, such as a status bar, cover of each side: the safe area begins inside.
    package var barInsets = UIEdgeInsets.zero {
        didSet { safeAreaMayHaveChanged() }
    }
    /// Whether the desktop shows any of the window, as far as it says.
    private(set) var isOnScreen = false

    /// A window of this frame, hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        host()
    }

    /// A window as large as the main screen, hidden. Nothing is taken from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        self.frame = UIScreen.main.bounds
        host()
    }

    /// A window as large as the main screen, hidden.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window of `windowScene` as large as its screen, hidden.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    private func host() {
        context = LayerContext(root: layer) { [weak self] tree in
            MainActor.assumeIsolated { self?.post(tree) }
        }
        context?.describe = { [weak self] in MainActor.assumeIsolated { self?.accessibility.tree() } }
        updateTraits()
    }

    // MARK: Pictures without a display

    /// The tree of what the window shows now: commits all changes first.
    package var renderTree: RenderTree? {
        CATransaction.flush()
        return context?.newest
    }

    /// The media time of this window's clock, the one in force when the window was made.
    package var now: Double { context?.now ?? 0 }

    /// The window's clock.
    package var clock: any MediaClock { context?.clock ?? MediaClocks.current }

    /// The media time that stands for all that begins in this turn of the main loop.
    package var turnTime: Double { context?.turnTime ?? 0 }

    /// What a screen reader can know of what the window shows now: commits all changes first.
    package var accessibilityTree: AccessibilityTree? {
        accessibility.listen()
        return renderTree?.accessibility
    }

    /// What a screen reader was told since this was last asked, where no display takes it: commits all changes first.
    /// Nothing is kept before `accessibilityTree` is first asked for.
    package func takeAccessibilityNotices() -> [AccessibilityNotice] {
        CATransaction.flush()
        return accessibility.takeNotices()
    }

    // MARK: Controllers

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if oldValue?.viewIfLoaded?.superview === self { oldValue?.viewIfLoaded?.removeFromSuperview() }
            if isShown { installRootView() }
        }
    }

    /// Puts the root controller's view behind all others, as large as the window.
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
        didSet { if windowLevel != oldValue { UIApplication.shared.levelDidChange(of: self) } }
    }

    /// The scene that the window is in: the program's one. Setting nil hides the window.
    open weak var windowScene: UIWindowScene? = .main {
        didSet { if windowScene == nil { isHidden = true } }
    }

    /// What the desktop shows as the window's title: the root controller's, else the program's name.
    private var title: String { rootViewController?.title ?? ProcessInfo.processInfo.processName }

    /// Whether the window is off screen. True at first. Its views are drawn all the same for whoever asks.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Makes this the window that has the keyboard.
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
        if windowScene == nil { windowScene = .main }
        UIApplication.shared.add(self)
        updateTraits()
        AppearanceRegistry.shared.dress(self)
        installRootView()
        rootViewController?.appearIfNeeded()
        openSurface()
        post(Self.didBecomeVisibleNotification)
    }

    private func hide() {
        guard isShown else { return }
        rootViewController?.disappearIfNeeded()
        isShown = false
        surface?.close()
        surface = nil
        surfaceNumber += 1
        isOnScreen = false
        UIApplication.shared.remove(self)
        DisplayLinks.shared.update()
        post(Self.didBecomeHiddenNotification)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Where the window is shown; nil, at first, for the application's display. Set before the window is shown.
    package var ownDisplay: (any Display)?

    /// Opens the window on its display, or the application's, if there is one.
    func openSurface() {
        guard isShown, surface == nil, let display = ownDisplay ?? UIApplication.shared.display else { return }
        layoutIfNeeded()
        let configuration = SurfaceConfiguration(size: bounds.size, title: title)
        if let tree = context?.newest { mailbox.post(tree) }
        surfaceNumber += 1
        let number = surfaceNumber
        // The display's thread speaks; the main actor listens, in the same order.
        let frames = FrameSlot()
        let reportsOnMainThread = display.reportsOnMainThread
        surface = display.openSurface(configuration, mailbox: mailbox) { [weak self] event in
            if reportsOnMainThread {
                return MainActor.assumeIsolated {
                    if let self, self.surfaceNumber == number { self.handleAtOnce(event) }
                }
            }
            // A main thread that is late hears of the newest frame alone.
            guard frames.accepts(event) else { return }
            DispatchQueue.main.async {
                let event = frames.newest(for: event)
                MainActor.assumeIsolated {
                    if let self, self.surfaceNumber == number { self.handle(event) }
                }
            }
        }
        if surface?.wantsAccessibility == true { accessibility.listen() }
        if reportsOnMainThread {
            // What was committed while it was opened has no surface to go to yet.
            context?.commit()
            if let tree = context?.newest { post(tree) }
        }
        DisplayLinks.shared.update()
    }

    /// Takes what a surface reports that is about to draw, and commits what it changed.
    private func handleAtOnce(_ event: SurfaceEvent) {
        handle(event)
        switch event {
        case .resized, .colorScheme, .visibility(true), .frame: context?.commit()
        default: break
        }
    }

    /// Whether display links want the frames of the display that the window is on. Answers whether it has any.
    func setWantsFrames(_ wants: Bool) -> Bool { surface?.setWantsFrames(wants) ?? false }

    private func post(_ tree: RenderTree) {
        guard let surface else { return }
        let notices = surface.wantsAccessibility ? accessibility.takeNotices() : []
        if mailbox.post(tree, notices: notices) { surface.treeDidChange() }
    }

    // MARK: Events

    /// Takes what the surface reports.
    package func handle(_ event: SurfaceEvent) {
        switch event {
        case .resized(let size, let scale):
            surfaceTraits.displayScale = scale
            frame = CGRect(origin: .zero, size: size)
        case .colorScheme(let isDark):
            surfaceTraits.userInterfaceStyle = isDark ? .dark : .light
            // A widget's colours are those of the place that it stands in.
            if ownDisplay == nil { UIScreen.main.take(event) }
        case .settings, .monitor: UIScreen.main.take(event)
        case .visibility(let isVisible):
            isOnScreen = isVisible
            UIApplication.shared.visibilityDidChange()
        case .focus(let hasFocus):
            hasFocus ? makeKey() : keys.cancel()
            focus.windowDidChange(hasKeys: hasFocus)
        case .pointer(let phase, let location, let time, let isTouch):
            pointers.handle(phase, at: location, time: time, isTouch: isTouch, in: self)
        case .scroll(let input): scrolls.handle(input, in: self)
        case .key(let key): keys.handle(key)
        case .accessibility(let request): handle(request)
        case .frame(let timestamp, let target):
            DisplayLinks.shared.frame(timestamp: timestamp, target: target)
        case .closeRequested: close()
        case .closed:
            surface = nil
            close()
        case .displayLost(let reason): UIApplication.shared.displayWasLost(reason)
        }
    }

    /// The user closed the window: it is hidden, and the program ends with its last one.
    private func close() {
        isHidden = true
        UIApplication.shared.windowWasClosed()
    }

    /// Sends `event` to the recognizers that watch its touches, and to the views that these went down in.
    /// Keys go to who has focus or is the first responder, or where there is none to the root view controller.
    open func sendEvent(_ event: UIEvent) {
        if let keys = event as? UIPressesEvent { return self.keys.deliver(keys) }
        gestures.handle(event, in: self)
    }

    /// Takes a key from a surface that wants to know whether anybody did anything with it.
    package func takeKey(_ key: KeyEvent) -> Bool { keys.handle(key) }

    /// Whether tab leads out of the window after its last place, and shift-tab before its first, rather than around.
    package var letsFocusLeave = false

    /// Who gets the keys first; nil for nobody.
    weak var firstResponder: UIResponder? {
        didSet {
            for responder in [oldValue, firstResponder] { responder?.accessibilityDidChange() }
            focus.firstResponderDidChange()
        }
    }

    func deliver(_ touch: UITouch) {
        if touch.phase == .began { focus.pointerWentDown(at: touch.view) }
        UIApplication.shared.sendEvent(UIEvent([touch], time: touch.timestamp))
    }

    /// Does what keys do that nobody else took: tab and arrows move focus or scroll, space and return press what has it,
    /// escape leaves what is in front.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !keys.behave($0, with: event) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: As a view

    /// Lays out, and sees whether the view that has focus can keep it.
    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        if layer === self.layer, UIFocusSystem.isUsed { focus.check() }
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    override func inheritedTraits() -> UITraitCollection {
        UIWindowScene.main.traitCollection.overridden(by: UITraitOverrides(surfaceTraits), .unspecified)
    }
}
