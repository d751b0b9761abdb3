import ObjectiveC
import OctantBase
import OctantDisplay
import QuartzCore

/// The program: its windows, its delegate, and whether it is visible. Main actor only.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the program is in use.
    public enum State: Int, Sendable {
        /// A window is visible, or none was opened yet after launch.
        case active = 0
        /// The program is being launched or changes its state.
        case inactive = 1
        /// No window is visible.
        case background = 2
    }

    /// The names of what a program can be launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that the program is to open: the first among its arguments, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// Posted when the program was launched, after its delegate was notified.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the program became active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the program is about to be active no more.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when no window is visible any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when a window is about to be visible again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the program is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// The program.
    public static let shared = UIApplication()

    /// The object that is notified of the program's states. Not retained, save for the one that the program was started
    /// with.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the program is in use. `.inactive` until it is launched.
    open var applicationState: State { state }

    private var state = State.inactive {
        didSet { keepScreenOnOrNot() }
    }

    /// Whether the desktop is kept from blanking and locking the screen while the program is in use. False by default.
    open var isIdleTimerDisabled = false {
        didSet { keepScreenOnOrNot() }
    }

    private var keepsScreenOn = false

    private func keepScreenOnOrNot() {
        let keeps = isIdleTimerDisabled && state != .background
        guard let display, keeps != keepsScreenOn else { return }
        keepsScreenOn = keeps
        display.setKeepsScreenOn(keeps, for: ProcessInfo.processInfo.processName)
    }

    /// The windows shown, from back to front.
    open private(set) var windows: [UIWindow] = []

    /// The window that has the keyboard.
    open internal(set) weak var keyWindow: UIWindow? {
        didSet {
            guard keyWindow !== oldValue else { return }
            if let keyWindow {
                keyCount += 1
                keyWindow.keyOrder = keyCount
            }
            for window in [oldValue, keyWindow] { window?.desktop?.keysMayGoElsewhere() }
            oldValue?.resignKey()
            oldValue?.post(UIWindow.didResignKeyNotification)
            keyWindow?.becomeKey()
            keyWindow?.post(UIWindow.didBecomeKeyNotification)
            DisplayLinks.shared.update()
        }
    }

    /// The number of times that a window became the key window.
    private var keyCount = 0

    /// The display that windows are shown on; nil for windows that are only drawn on request.
    package var display: (any Display)? {
        didSet {
            if let display { UIScreen.main.screen = display.screen }
            for window in windows { window.openSurface() }
            keepsScreenOn = false
            keepScreenOnOrNot()
            DisplayLinks.shared.request = display == nil ? nil : { UIApplication.shared.requestFrames($0) }
        }
    }

    /// Copies `text` to the desktop's clipboard. Returns whether there is one.
    package func copyToClipboard(_ text: String) -> Bool {
        guard display?.clipboard(.copied) != nil else { return false }
        UIPasteboard.general.string = text
        return true
    }

    /// The closure that ends the program; tests put something milder here.
    package var terminate: @MainActor (Int32) -> Void = { exit($0) }
    /// Whether the process is this program's own, which ends with its last window. False where another program shows
    /// views of ours.
    package var ownsProcess = true
    private var startedDelegate: (any UIApplicationDelegate)?
    private var isTerminating = false

    /// Sends `event` to the windows that its touches went down in, or that has the keyboard.
    open func sendEvent(_ event: UIEvent) {
        if let keys = event as? UIPressesEvent { return keys.window.map { $0.sendEvent(keys) } ?? () }
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }

    /// Calls the method `action` of `target`, with as many of `sender` and `event` as it takes. Without a target, the
    /// first one that can perform it is sought: from the first responder of the key window on, then from `sender`.
    /// Returns whether there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let starts = [keyWindow?.firstResponder, sender as? UIResponder, (sender as? UIBarItem)?.bar]
        let found = target ?? starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
        guard let found, action.isMethod(of: found) else {
            // What has the method by a table only logs that itself.
            if let target { action.invoke(on: target, with: [sender, event]) }
            return false
        }
        action.invoke(on: found, with: [sender, event])
        return true
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: What surrounds the program

    /// The scenes: the one that the program began with, and those it asked for.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the program can have several scenes: always.
    open var supportsMultipleScenes: Bool { true }

    /// The connected scenes, the oldest first.
    var scenes = [UIWindowScene.main]

    /// The scene that windows are in by default.
    var firstScene: UIWindowScene { scenes.first ?? .main }

    /// Requests the scene of `sceneSession` to come to the front, or for a new one, which opens a window of the desktop
    /// with the first window shown in it. That is at the end of this turn of the run loop: the application's delegate
    /// is asked for the scene's configuration, and the delegate that this names gets `scene(_:willConnectTo:options:)`,
    /// with `userActivity` in the options. `options` and `errorHandler` are not used: the request cannot fail.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { self.activate(sceneSession, for: userActivity) }
        }
    }

    /// Closes the scene of `sceneSession`, with its windows, at the end of this turn of the run loop. The program's
    /// only scene stays connected, without windows. `options` and `errorHandler` are not used.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if let scene = sceneSession.scene as? UIWindowScene { self.disconnect(scene) }
            }
        }
    }

    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.default.preferredContentSizeCategory
    }

    /// The direction that interfaces run in.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.default.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The interface's orientation: always portrait on a desktop.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }

    /// The style of the status bar's text: as the key window's controllers prefer. Setting it does nothing, as on iOS
    /// for programs that leave the style to their controllers.
    open var statusBarStyle: UIStatusBarStyle {
        get { keyWindow?.statusBarStyle ?? .default }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// The frame of the status bar: empty, windows of a desktop have none.
    open var statusBarFrame: CGRect { .zero }

    /// The calls of `beginIgnoringInteractionEvents()` that wait for their end.
    var ignoringCount = 0

    /// The number of the work in the background that began last.
    var lastBackgroundTask = 0

    // MARK: Network activity

    /// Whether the program's use of the network is shown to the user. False by default. On the desktop there is a
    /// status bar where a program puts one, Octant's `StatusBarView`, and that shows it. Where there is none, a small
    /// activity indicator is shown at the top edge of the program's windows, where a status bar would have it.
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            MainThread.require("isNetworkActivityIndicatorVisible", of: UIApplication.self)
            guard isNetworkActivityIndicatorVisible != oldValue else { return }
            updateNetworkIndicators()
            NotificationCenter.default.post(name: Self.networkActivityDidChangeNotification, object: self)
        }
    }

    /// Posted when `isNetworkActivityIndicatorVisible` changed, for status bars. An addition of Octant's.
    public nonisolated static let networkActivityDidChangeNotification = Notification.Name(
        "OctantNetworkActivityDidChangeNotification")

    // MARK: Windows

    /// Orders `window` in front of those of its level and below.
    func add(_ window: UIWindow) {
        let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: index)
        updateNetworkIndicators()
    }

    /// Orders `window`, if it is shown, in front of those of its level and below.
    func place(_ window: UIWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.remove(at: index)
        add(window)
        window.desktop?.place(window)
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        updateNetworkIndicators()
        guard keyWindow === window else { return }
        keyWindow =
            Self.heir(among: windows.filter { $0.windowScene === window.windowScene })
            ?? Self.heir(among: windows)
    }

    /// The one of `windows`, from back to front, that gets the keyboard when another gave it up: the last that had it,
    /// else the backmost.
    static func heir(among windows: [UIWindow]) -> UIWindow? {
        let able = windows.filter(\.canBecomeKey)
        return able.first { window in able.allSatisfy { $0.keyOrder <= window.keyOrder } }
    }

    /// Asks the display of one window for frames, and no other: the key window's, or if that is not visible, another's.
    /// Returns whether it has any.
    private func requestFrames(_ wants: Bool) -> Bool {
        let first = keyWindow ?? windows.last
        let main = (first?.isOnScreen == true ? first : windows.last(where: \.isOnScreen) ?? first)?.desktop
        var asked: Set<ObjectIdentifier> = []
        var hasFrames = false
        for desktop in windows.compactMap(\.desktop) where asked.insert(ObjectIdentifier(desktop)).inserted {
            let isMain = desktop === main
            let answers = desktop.setWantsFrames(wants && isMain)
            if isMain { hasFrames = answers }
        }
        return hasFrames
    }

    /// Handles that the user closed the window that the windows of `scene` share; nil means a window on a display of
    /// its own.
    func windowWasClosed(of scene: UIWindowScene?) {
        if let scene { disconnect(scene) }
        if windows.isEmpty { end(with: EXIT_SUCCESS) }
    }

    func displayWasLost(_ reason: String) {
        Log.line("the display is lost: \(reason)")
        end(with: EXIT_FAILURE)
    }

    /// Moves the program through background and foreground as its windows become visible and invisible.
    func visibilityDidChange() {
        DisplayLinks.shared.update()
        let isVisible = windows.contains(where: \.isOnScreen)
        if !isVisible && applicationState == .active {
            let former = scenes.filter { !$0.isInBackground }
            willResignActive()
            state = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            for scene in former { scene.didEnterBackground() }
        } else if isVisible && applicationState == .background {
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            for scene in scenes where scene.desktop?.isOnScreen ?? true { scene.willEnterForeground() }
            becomeActive()
        } else if applicationState == .active {
            for scene in scenes { scene.followVisibility() }
        }
    }

    // MARK: Life

    /// Launches the program with the delegate that `delegate` makes, which is retained, its windows on `display`. The
    /// delegate is made when the display is known, so that what it makes knows its screen. Returns when the delegate
    /// was notified of the launch; the run loop is the caller's. `addresses` are those that the program is to open.
    package func run(
        display: (any Display)?, opening addresses: [URL] = [],
        delegate makeDelegate: @autoclosure () -> (any UIApplicationDelegate)?
    ) {
        self.display = display
        let delegate = makeDelegate()
        startedDelegate = delegate
        self.delegate = delegate
        let window = delegate.flatMap { delegate -> MainWindow? in
            let interface = MainInterface(delegate: type(of: delegate))
            return interface.hasSceneDelegate ? nil : MainWindow(interface.storyboard, keptBy: delegate)
        }
        let options: [LaunchOptionsKey: Any]? = addresses.first.map { [.url: $0] }
        let wants = [
            delegate?.application(self, willFinishLaunchingWithOptions: options),
            delegate?.application(self, didFinishLaunchingWithOptions: options),
        ]
        post(Self.didFinishLaunchingNotification)
        for scene in scenes {
            connect(scene, UIScene.ConnectionOptions(addresses: scene === firstScene ? addresses : []))
        }
        if scenes.allSatisfy({ $0.delegate == nil }) {
            window?.show()
            if !wants.contains(false) { open(addresses) }
        }
        becomeActive()
    }

    private func becomeActive() {
        state = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
        for scene in scenes where !scene.isInBackground { scene.didBecomeActive() }
    }

    private func willResignActive() {
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        for scene in scenes where !scene.isInBackground { scene.willResignActive() }
        state = .inactive
    }

    /// Ends the program once the delegate was notified.
    private func end(with code: Int32) {
        guard ownsProcess, startedDelegate != nil || display != nil, !isTerminating else { return }
        isTerminating = true
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
        terminate(code)
        isTerminating = false
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
