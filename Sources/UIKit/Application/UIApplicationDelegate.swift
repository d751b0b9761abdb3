import Foundation

/// The methods by which the application notifies its delegate. All are optional.
///
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate` is a whole program: `@main` calls `main()` here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, _WindowHolder {
    /// Called when the program is about to be launched. With false the program does not open the addresses that it was
    /// launched with.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the program was launched: make a window. With false the program does not open the addresses that it
    /// was launched with.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program was launched: make a window. Heard by a delegate that leaves out the method before.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Opens `url`, one of the addresses among the program's arguments, after the launch; in a program without scenes'
    /// delegates. Returns whether it could.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The configuration of a scene that is about to be connected: the class of its delegate. Asked at the launch for
    /// the first scene, and for each that the program asks for. A configuration without a delegate by default: the
    /// windows are the application's delegate's to make.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user closed the windows of these scenes, or the program had them destroyed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The program is active from now on.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program is about to be active no more.
    func applicationWillResignActive(_ application: UIApplication)
    /// No window of the program is visible any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window of the program is about to be visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// The orientations of the windows whose controllers say nothing. A desktop turns none.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Memory is short. The desktop reports none: never called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls `applicationDidFinishLaunching(_:)` and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Returns a configuration with the session's role, without a delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns all orientations.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Runs the program with an object of this class as its delegate; does not return.
    public static func main() { UIApplication.launch(delegateClass: Self.self) }
}
