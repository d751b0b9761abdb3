import UIKit

/// Runs a program made of scenes: has its body run when something that it read changed, and keeps a window for each
/// that the scenes ask for. Main actor only.
@MainActor package final class AppHost<Program: App>: UIResponder, UIApplicationDelegate, GraphHost {
    /// The windows, in the order of the scenes.
    package private(set) var windows: [UIWindow] = []

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
        for url in OpenedURLs.addresses(in: Array(CommandLine.arguments.dropFirst())) { OpenedURLs.shared.open(url) }
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
        node.refresh()
        phaseDidChange()
    }

    private func show(_ entries: [_SceneList.Entry]) {
        while windows.count > entries.count {
            let window = windows.removeLast()
            window.isHidden = true
            if let scene = window.windowScene { UIApplication.shared.disconnect(scene) }
        }
        for (index, entry) in entries.enumerated() {
            if index < windows.count {
                (windows[index].rootViewController as? UIHostingController<AnyView>)?.rootView = entry.content
                continue
            }
            // Each is in a window of the desktop.
            let window =
                index == 0
                ? UIWindow() : UIWindow(windowScene: UIApplication.shared.connectScene())
            let controller = UIHostingController(rootView: entry.content)
            controller.title = entry.title
            controller.setEnvironment(environment(ofScene: index))
            window.rootViewController = controller
            windows.append(window)
            window.makeKeyAndVisible()
        }
    }

    private var phase: ScenePhase {
        switch UIApplication.shared.applicationState {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    private func environment(ofScene number: Int) -> (inout EnvironmentValues) -> Void {
        { [phase] in ($0.scenePhase, $0.sceneNumber) = (phase, number) }
    }

    private func phaseDidChange() {
        for (number, window) in windows.enumerated() {
            let controller = window.rootViewController as? UIHostingController<AnyView>
            controller?.setEnvironment(environment(ofScene: number))
        }
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
    }
}
