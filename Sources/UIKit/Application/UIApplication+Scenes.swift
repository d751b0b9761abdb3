import OctantBase
import RenderServer

extension UIApplication {
    /// Brings the scene of `session` to the front, or connects a scene: one that it had before, or a new one.
    func activate(_ session: UISceneSession?, for activity: NSUserActivity?) {
        if let scene = session?.scene as? UIWindowScene, scenes.contains(scene) {
            scene.keyWindow?.makeKey()
            scene.desktop?.present()
            return
        }
        let scene = UIWindowScene(with: session ?? UISceneSession())
        scenes.append(scene)
        connect(scene, UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? []))
        if applicationState == .active {
            scene.willEnterForeground()
            scene.didBecomeActive()
        }
    }

    /// A scene more, without a delegate.
    package func connectScene() -> UIWindowScene {
        let scene = UIWindowScene(with: UISceneSession())
        scenes.append(scene)
        scene.post(UIScene.willConnectNotification)
        return scene
    }

    /// Makes the delegate of `scene`'s configuration, and notifies it.
    func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        scene.post(UIScene.willConnectNotification)
        guard let delegate else { return }
        let configuration = delegate.application(self, configurationForConnecting: scene.session, options: options)
        MainInterface(delegate: Swift.type(of: delegate)).complete(configuration)
        scene.session.configuration = configuration
        guard let type = configuration.delegateClass else {
            if let name = configuration.name {
                Log.line("the scene configuration '\(name)' has no delegateClass, and no Info.plist names one")
            }
            return
        }
        guard let made = Self.make(type) as? any UISceneDelegate else {
            return Log.line("\(type) cannot be a scene's delegate: it is no UIResponder or NSObject that conforms")
        }
        scene.delegate = made
        let window = (made as? any UIWindowSceneDelegate).flatMap {
            MainWindow(configuration.storyboard, in: scene, keptBy: $0)
        }
        made.scene(scene, willConnectTo: scene.session, options: options)
        window?.show()
    }

    /// Hides the windows of `scene`, and lets go of it unless it is the only one.
    package func disconnect(_ scene: UIWindowScene) {
        for window in windows where window.windowScene === scene && window.ownDisplay == nil { window.isHidden = true }
        guard scenes.count > 1, scenes.contains(scene) else { return }
        scenes.removeAll { $0 === scene }
        scene.delegate?.sceneDidDisconnect(scene)
        scene.post(UIScene.didDisconnectNotification)
        delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
}

extension UIWindowScene {
    /// Moves to the background or the foreground by itself, while the program is in use.
    func followVisibility() {
        guard let desktop, desktop.hasVisibility, desktop.isOnScreen == isInBackground else { return }
        if isInBackground {
            willEnterForeground()
            didBecomeActive()
        } else {
            willResignActive()
            didEnterBackground()
        }
    }
}
