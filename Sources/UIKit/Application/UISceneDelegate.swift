import Foundation

/// The methods by which a scene notifies its delegate. All are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was connected: make its windows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The program, which has one instance, was started again with these addresses. Those of the scene's own start are
    /// in the options of its connection.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is active from now on.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be active no more.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not visible any more.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The methods by which a scene of windows notifies its delegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowHolder {}
