import Foundation
import OctantBase
import UIKit

/// Runs a program made of scenes: has its body run when something that it read changed, and keeps a window for each
/// that the scenes ask for. Main actor only.
@MainActor package final class AppHost<Program: App>: UIResponder, UIApplicationDelegate, GraphHost, WindowOpener {
    /// A window of a scene.
    private struct Shown {
        /// The place of the scene among the program's.
        let scene: Int
        /// The number of the window among all that were opened.
        let number: Int
        let value: WindowValue
        let window: UIWindow
        let controller: UIHostingController<AnyView>
    }

    private var shown: [Shown] = []
    private var entries: [_SceneList.Entry] = []
    /// The number of windows that were opened.
    private var opened = 0

    /// The windows, in the order in which they were opened.
    package var windows: [UIWindow] { shown.map(\.window) }

    private let graph = Graph()
    private let node: AppNode<Program>
    private var isTurnScheduled = false
    private var observers: [any NSObjectProtocol] = []

    /// The host of `program`.
    package init(_ program: Program) {
        node = AppNode(program, graph)
        super.init()
        graph.host = self
        node.scenesDidChange = { [weak self] in self?.show($0) }
    }

    /// Opens the display and runs the main loop.
    func run() -> Never {
        UIApplication.launch(delegate: self)
    }

    private var adapted: (any UIApplicationDelegate)? { AdaptedDelegates.current }

    /// Passes the call on to the program's own delegate.
    package func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true }

    /// Notifies the program's own delegate of the launch, and opens the program's windows.
    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        defer { open() }
        return adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    }

    /// Passes the address on to the program's views.
    package func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        OpenedURLs.shared.open(url)
        return true
    }

    /// Passes the call on to the program's own delegate.
    package func applicationDidBecomeActive(_ application: UIApplication) {
        adapted?.applicationDidBecomeActive(application)
    }

    /// Passes the call on to the program's own delegate.
    package func applicationWillResignActive(_ application: UIApplication) {
        adapted?.applicationWillResignActive(application)
    }

    /// Passes the call on to the program's own delegate.
    package func applicationDidEnterBackground(_ application: UIApplication) {
        adapted?.applicationDidEnterBackground(application)
    }

    /// Passes the call on to the program's own delegate.
    package func applicationWillEnterForeground(_ application: UIApplication) {
        adapted?.applicationWillEnterForeground(application)
    }

    /// Passes the call on to the program's own delegate.
    package func applicationWillTerminate(_ application: UIApplication) {
        adapted?.applicationWillTerminate(application)
    }

    private func open() {
        for name in [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.phaseDidChange() }
                })
        }
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIScene.didDisconnectNotification, object: nil, queue: nil
            ) { [weak self] notification in
                let scene = notification.object as? UIScene
                MainActor.assumeIsolated { self?.sceneDidDisconnect(scene) }
            })
        node.refresh()
        phaseDidChange()
    }

    private func show(_ entries: [_SceneList.Entry]) {
        let former = self.entries.count
        self.entries = entries
        for one in shown where one.scene >= entries.count { close(one) }
        for one in shown { one.controller.rootView = entries[one.scene].content(one.value) }
        for (scene, entry) in entries.enumerated().dropFirst(former) where scene == 0 || !entry.isOpenedByName {
            open(scene, nil)
        }
    }

    /// Opens a window of a scene. Each is in a window of the desktop.
    private func open(_ scene: Int, _ value: AnyHashable?) {
        let entry = entries[scene]
        let value = WindowValue(value)
        let window = opened == 0 ? UIWindow() : UIWindow(windowScene: UIApplication.shared.connectScene())
        window.windowScene?.kind = entry.id
        if let size = entry.size { window.frame.size = size }
        let controller = UIHostingController(rootView: entry.content(value))
        controller.title = entry.title
        controller.setEnvironment(environment(ofWindow: opened))
        window.rootViewController = controller
        shown.append(Shown(scene: scene, number: opened, value: value, window: window, controller: controller))
        opened += 1
        window.makeKeyAndVisible()
    }

    private func close(_ one: Shown) {
        shown.removeAll { $0.window === one.window }
        one.window.isHidden = true
        if let scene = one.window.windowScene { UIApplication.shared.disconnect(scene) }
    }

    func openWindow(_ name: WindowName) {
        guard let scene = entries.firstIndex(where: { $0.answers(to: name) }) else {
            return Log.line("openWindow: no scene of the program has the id or the type of values that was asked for")
        }
        let value = name.value?.0
        if let value, let one = shown.first(where: { $0.scene == scene && $0.value.value == value }) {
            return one.window.makeKeyAndVisible()
        }
        open(scene, value)
    }

    func closeWindows(_ name: WindowName) {
        for one in shown where entries[one.scene].answers(to: name) {
            if let value = name.value?.0, one.value.value != value { continue }
            close(one)
        }
    }

    func closeWindow(_ number: Int) { shown.first { $0.number == number }.map(close) }

    /// The user, or the program by UIKit's means, closed a window.
    private func sceneDidDisconnect(_ scene: UIScene?) { shown.removeAll { $0.window.windowScene === scene } }

    private var phase: ScenePhase {
        switch UIApplication.shared.applicationState {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    private func environment(ofWindow number: Int) -> (inout EnvironmentValues) -> Void {
        let opener = Weak<AnyObject>(self)
        return { [phase] in ($0.scenePhase, $0.sceneNumber, $0.windowOpener) = (phase, number, opener) }
    }

    private func phaseDidChange() {
        for one in shown { one.controller.setEnvironment(environment(ofWindow: one.number)) }
        node.change(to: phase)
    }

    // MARK: As the graph's host

    func graphNeedsUpdate() {
        guard !isTurnScheduled else { return }
        isTurnScheduled = true
        DispatchQueue.main.async {
            self.isTurnScheduled = false
            self.graph.update()
        }
    }

    /// Waits for the next change.
    func graphDidNotSettle() {}

    /// Whether a turn is scheduled in which changes are applied.
    var isAwaitingUpdate: Bool { isTurnScheduled }

    /// Applies what changed now.
    package func flush() { graph.update() }

    func layOut() {}

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}

/// The node of a program: it has no elements, only windows.
private final class AppNode<Program: App>: _Node {
    var scenesDidChange: ([_SceneList.Entry]) -> Void = { _ in }
    private let host: BodyHost<Program>
    private let surroundings: EnvironmentScope
    /// The values that scenes watch, as of the last refresh; nil before the first one.
    private var watched: [any Equatable]?

    init(_ program: Program, _ graph: Graph) {
        host = BodyHost(program)
        surroundings = EnvironmentScope(EnvironmentValues(traits: .default))
        super.init(
            _NodeContext(
                graph: graph, parent: nil, depth: 0, environment: surroundings,
                transactions: TransactionScope(in: nil)))
        host.connect(self)
    }

    func change(to phase: ScenePhase) {
        var values = surroundings.values
        values.scenePhase = phase
        graph.enqueue { [surroundings] in surroundings.change(to: values) }
    }

    override func refresh() {
        graph.willRefresh(self)
        let list = _SceneList()
        host.evaluate { Program.Body._addWindows(of: $0.body, to: list) }
        scenesDidChange(list.entries)
        tell(list.watches)
    }

    /// Notifies those who watch values of what changed.
    private func tell(_ watches: [_SceneList.Watch]) {
        let former = watched
        watched = watches.map(\.value)
        for (index, watch) in watches.enumerated() {
            guard let former else {
                if watch.isInitial { graph.afterBodies { watch.action(watch.value) } }
                continue
            }
            guard index < former.count else { continue }
            let one = former[index]
            if !isSame(one, watch.value) { graph.afterBodies { watch.action(one) } }
        }
    }
}

private func isSame(_ one: any Equatable, _ other: any Equatable) -> Bool {
    func isSame<T: Equatable>(_ value: T) -> Bool { value == other as? T }
    return isSame(one)
}
