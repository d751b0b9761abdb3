import OctantDisplay
internal import OctantLocalization
import QuartzCore
import RenderServer

/// A window of the desktop, and the windows of one scene that share it. Main actor only.
///
/// They are ordered by their levels, then as they were shown. Each of them commits a tree of its own; the desktop's
/// window shows one tree of them all, made when all changes of a turn are committed. What happens there goes to the
/// window that it is meant for. It opens with the first window and closes with the last.
@MainActor
final class DesktopWindow {
    /// From back to front.
    private(set) var windows: [UIWindow] = []
    /// The size of the window's contents in points, at the origin.
    private(set) var bounds: CGRect
    /// Whether the desktop shows any of it, as far as reported.
    private(set) var isOnScreen = false
    /// Whether the desktop reported its visibility yet.
    private(set) var hasVisibility = false
    /// The window that keys go to.
    private(set) weak var keyWindow: UIWindow?

    private let display: any Display
    /// Whether the display is one window's own, and not the application's.
    private let isOwn: Bool
    private weak var scene: UIWindowScene?
    private let mailbox = SurfaceMailbox()
    private var surface: (any DisplaySurface)?
    private var isClosed = false
    private var limits = SurfaceLimits()
    /// The position where text is being typed, as the surface knows it.
    private var textInput: TextInput?
    /// Whether the desktop sends keys here; it reports that after the opening.
    private var hasKeys = true
    /// The scale and colour scheme that the surface reports.
    private var traits = TraitValues()
    /// The name of the layer around those of several windows.
    private let stageID = LayerID.unique()
    private var isStaging = false
    private var router = WindowRouter()

    /// The desktop's window that opens with `window`, which gives it its size, on `display`.
    init(on display: any Display, for window: UIWindow) {
        self.display = display
        isOwn = window.ownDisplay != nil
        scene = isOwn ? nil : window.windowScene
        bounds = CGRect(origin: .zero, size: window.bounds.size)
    }

    /// Opens it, with `window` in it.
    func open(with window: UIWindow) {
        join(window)
        // In here it fills all, whatever its frame was.
        window.frame = bounds
        window.layoutIfNeeded()
        let strings = LocalizedStrings(window.traitCollection.values.locale)
        var configuration = SurfaceConfiguration(
            size: bounds.size, title: title, notRespondingText: strings.unanswered)
        limits = currentLimits
        configuration.limits = limits
        configuration.keptName = scene?.chooseKeptName()
        if let tree = window.newestTree { mailbox.post(tree, accessibility: window.newestAccessibility) }
        // The display's thread sends; the main actor receives, in the same order.
        let frames = FrameSlot()
        let reportsOnMainThread = display.reportsOnMainThread
        surface = display.openSurface(configuration, mailbox: mailbox) { [weak self] event in
            if reportsOnMainThread { return MainActor.assumeIsolated { self?.handleAtOnce(event) } ?? () }
            // A main thread that is late gets only the newest frame.
            guard frames.accepts(event) else { return }
            DispatchQueue.main.async {
                let event = frames.newest(for: event)
                MainActor.assumeIsolated { self?.handle(event) }
            }
        }
        if surface?.wantsAccessibility == true { window.accessibility.listen() }
        textInputMayHaveChanged()
        if reportsOnMainThread {
            // What was committed while it was opened has no surface to go to yet.
            window.commit()
            if let tree = window.newestTree { post(tree, window.newestAccessibility) }
        }
        DisplayLinks.shared.update()
    }

    /// The title on the desktop: the scene's, else the first window's.
    var title: String {
        if let title = scene?.title, !title.isEmpty { return title }
        return windows.first?.title ?? ""
    }

    func titleDidChange() { surface?.setTitle(title) }

    /// The limits of the size that the user may give it: those of the scene, and not below what the windows that fill
    /// it need.
    private var currentLimits: SurfaceLimits {
        guard let scene else { return SurfaceLimits() }
        let (limits, most) = (scene.restrictions, scene.screen.monitorBounds.size)
        // What is no number is none here already: it would win over any.
        var least = SurfaceLimits(minimum: limits.minimumSize).minimum
        for window in windows where window.fillsScene {
            let need = window.leastSize
            // What is larger than the monitor can be no window's least size.
            least.width = max(least.width, min(need.width, most.width))
            least.height = max(least.height, min(need.height, most.height))
        }
        return SurfaceLimits(minimum: least, maximum: limits.maximumSize)
    }

    /// The scene's restrictions changed, or what a window needs.
    func limitsMayHaveChanged() {
        let new = currentLimits
        guard new != limits else { return }
        limits = new
        surface?.setLimits(new)
    }

    /// Asks the desktop to bring it to the front.
    func present() { surface?.present() }

    // MARK: Windows

    /// Adds `window`, which is shown, to it, as large as it is if the window covers it.
    func add(_ window: UIWindow) {
        if window.fillsScene || window.frame.contains(bounds) { window.frame = bounds }
        window.applyTraits(of: traits)
        join(window)
        window.layoutIfNeeded()
        limitsMayHaveChanged()
        if surface?.wantsAccessibility == true { window.accessibility.listen() }
        window.layer.noteChange()
    }

    private func join(_ window: UIWindow) {
        window.desktop = self
        // Its elements' positions are those on the whole from now on.
        window.accessibility.forgetAll()
        place(window)
        keysMayGoElsewhere()
    }

    /// Orders `window` in front of those of its level and below.
    func place(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.insert(window, at: windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count)
        window.layer.noteChange()
    }

    /// Removes `window` from it, and closes it after the last one.
    func remove(_ window: UIWindow) {
        window.desktop = nil
        window.accessibility.forgetAll()
        windows.removeAll { $0 === window }
        guard let first = windows.first else { return close() }
        first.layer.noteChange()
        limitsMayHaveChanged()
        keysMayGoElsewhere()
    }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        surface?.close()
        surface = nil
        if scene?.desktop === self { scene?.desktop = nil }
    }

    // MARK: Trees

    /// Stores the tree that `window` has committed.
    func commit(_ tree: RenderTree, of window: UIWindow) {
        // Alone and as large as all, its tree is the whole.
        if windows.count == 1 && window.frame == bounds { return post(tree, window.newestAccessibility) }
        guard !isStaging else { return }
        isStaging = true
        LayerTurn.afterCommits { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isStaging = false
                self.post(self.wholeTree, self.wholeAccessibility)
            }
        }
    }

    /// The tree of all windows, as they were last committed.
    private var wholeTree: RenderTree {
        var stage = LayerProperties()
        stage.bounds = bounds
        stage.position = .zero
        stage.anchorPoint = .zero
        let root = RenderLayer(id: stageID, properties: stage, sublayers: windows.compactMap(\.layer.committed))
        return RenderTree(root: root, size: bounds.size)
    }

    /// The accessibility tree of all windows; of those behind a modal one nothing.
    private var wholeAccessibility: AccessibilityTree? {
        let back = windows.lastIndex(where: \.accessibilityViewIsModal) ?? windows.startIndex
        let roots = windows[back...].compactMap { $0.newestAccessibility?.root }
        guard let first = windows.first?.newestAccessibility?.root ?? roots.first else { return nil }
        var content = first.content
        content.frame = bounds
        return AccessibilityTree(
            root: AccessibilityNode(id: first.id, content: content, children: roots.flatMap(\.children)))
    }

    private func post(_ tree: RenderTree, _ accessibility: AccessibilityTree?) {
        guard let surface else { return }
        let notices = surface.wantsAccessibility ? windows.flatMap { $0.accessibility.takeNotices() } : []
        if mailbox.post(tree, accessibility: accessibility, notices: notices) { surface.treeDidChange() }
    }

    // MARK: Events

    /// Handles an event of a surface that is about to draw, and commits what it changed.
    private func handleAtOnce(_ event: SurfaceEvent) {
        handle(event)
        switch event {
        case .resized, .colorScheme, .visibility(true), .frame: for window in windows { window.commit() }
        default: break
        }
    }

    /// Whether display links want the frames of the display. Returns whether it has any.
    func setWantsFrames(_ wants: Bool) -> Bool { surface?.setWantsFrames(wants) ?? false }

    /// Handles an event of the surface.
    func handle(_ event: SurfaceEvent) {
        guard !isClosed else { return }
        switch event {
        case .resized(let size, let scale): resize(to: size, scale: scale)
        case .colorScheme(let isDark):
            traits.userInterfaceStyle = isDark ? .dark : .light
            passTraits()
            // A widget's colours are those of the program that it is in.
            if !isOwn { UIScreen.main.handle(event) }
        case .settings, .monitor: UIScreen.main.handle(event)
        case .visibility(let isVisible):
            (isOnScreen, hasVisibility) = (isVisible, true)
            UIApplication.shared.visibilityDidChange()
        case .focus(let hasFocus):
            hasKeys = hasFocus
            traits.activeAppearance = hasFocus ? .active : .inactive
            passTraits()
            if hasFocus { chosenKeyWindow?.makeKey() } else { keyWindow?.cancelKeys() }
            keysMayGoElsewhere()
        case .pointer, .pinch, .button, .scroll: router.handle(event, in: windows)
        case .key, .text: keyWindow?.handle(event)
        // The window that has the element handles it.
        case .accessibility: for window in windows { window.handle(event) }
        case .frame(let timestamp, let target): DisplayLinks.shared.frame(timestamp: timestamp, target: target)
        case .closeRequested: wasClosed()
        case .ping(let number): surface?.answer(ping: number)
        case .closed:
            surface = nil
            wasClosed()
        case .displayLost(let reason): UIApplication.shared.displayWasLost(reason)
        }
    }

    private func resize(to size: CGSize, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        traits.displayScale = scale
        passTraits()
        for window in windows where window.fillsScene { window.frame = bounds }
        // Where no window follows, the whole is of another size all the same.
        windows.first?.layer.noteChange()
    }

    private func passTraits() {
        for window in windows { window.applyTraits(of: traits) }
    }

    /// The user closed it: its windows are hidden, and the program ends with its last one.
    private func wasClosed() {
        for window in windows { window.isHidden = true }
        UIApplication.shared.windowWasClosed(of: scene)
    }

    // MARK: Keys

    /// The window that keys are to go to: the application's key window, else the one that had them last.
    private var chosenKeyWindow: UIWindow? {
        if let key = UIApplication.shared.keyWindow, key.desktop === self { return key }
        if let keyWindow, keyWindow.desktop === self { return keyWindow }
        return UIApplication.heir(among: windows) ?? windows.last
    }

    /// Keys go to another window now, if another is meant to have them.
    func keysMayGoElsewhere() {
        let (old, new) = (keyWindow, chosenKeyWindow)
        keyWindow = new
        if old !== new {
            old?.cancelKeys()
            for window in [old, new] { window?.focusedElementsDidChange() }
        }
        for window in windows { window.focus.windowDidChange(hasKeys: hasKeys && window === new) }
        textInputMayHaveChanged()
    }

    /// Notifies the surface where text is being typed: in the window that keys go to.
    func textInputMayHaveChanged() {
        let input = keyWindow?.textInput
        guard let surface, input != textInput else { return }
        textInput = input
        surface.setTextInput(input)
    }
}
