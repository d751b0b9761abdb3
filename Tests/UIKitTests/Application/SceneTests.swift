import OctantBase
import OctantTesting
import QuartzCore
import RenderServer
import Testing
import UIKit

/// A scene's delegate as the templates for iOS have it.
final class RoomDelegate: UIResponder, UIWindowSceneDelegate {
    static var made: [RoomDelegate] = []
    var window: UIWindow?
    var calls: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        Self.made.append(self)
        calls.append("connect \(connectionOptions.userActivities.map(\.activityType))")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

private final class RoomsDelegate: UIResponder, UIApplicationDelegate {
    var discarded = 0

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Room", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RoomDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        discarded += sceneSessions.count
    }
}

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    @Test("a second scene is a second window of the desktop that its own delegate fills; closing it ends nothing else")
    func scenes() async throws {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        let (display, delegate) = (ScriptedDisplay(), RoomsDelegate())
        var codes: [Int32] = []
        application.terminate = { codes.append($0) }
        RoomDelegate.made = []
        defer {
            application.display = nil
            application.terminate = { exit($0) }
            (application.delegate, UIWindowScene.main.delegate) = (nil, nil)
            RoomDelegate.made = []
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        application.run(display: display, delegate: delegate)
        #expect(RoomDelegate.made.map(\.calls) == [["connect []", "active"]])
        #expect(application.connectedScenes == [UIWindowScene.main])

        application.requestSceneSessionActivation(
            nil, userActivity: NSUserActivity(activityType: "read"), options: nil, errorHandler: nil)
        await turn()
        let rooms = RoomDelegate.made
        #expect(rooms.count == 2 && rooms[1].calls == ["connect [\"read\"]", "foreground", "active"])
        let windows = rooms.compactMap(\.window)
        let second = try #require(windows[1].windowScene)
        #expect(application.connectedScenes == [UIWindowScene.main, second] && application.openSessions.count == 2)
        #expect(second.windows == [windows[1]] && UIWindowScene.main.windows == [windows[0]])
        #expect(second.keyWindow === windows[1] && UIWindowScene.main.keyWindow === windows[0])
        let surfaces = display.opened.withLock { $0 }
        #expect(surfaces.count == 2)

        // Each follows its own size, and windows without a scene are the first one's.
        surfaces[0].events(.resized(CGSize(width: 200, height: 100), scale: 1))
        surfaces[1].events(.resized(CGSize(width: 90, height: 80), scale: 1))
        for surface in surfaces { surface.events(.visibility(true)) }
        surfaces[0].events(.focus(true))
        await turn()
        #expect(windows.map(\.frame.size) == [CGSize(width: 200, height: 100), CGSize(width: 90, height: 80)])
        #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 100))
        #expect(windows[0].isKeyWindow && UIWindow().windowScene === UIWindowScene.main)

        // One goes out of view by itself.
        for room in rooms { room.calls = [] }
        surfaces[1].events(.visibility(false))
        await turn()
        #expect(second.activationState == .background && UIWindowScene.main.activationState == .foregroundActive)
        #expect(application.applicationState == .active)
        surfaces[1].events(.visibility(true))
        await turn()
        #expect(rooms.map(\.calls) == [[], ["resign", "background", "foreground", "active"]])

        // A window changes over, and back.
        windows[0].windowScene = second
        #expect(surfaces[0].isClosed.withLock { $0 } && windows[0].frame.size == CGSize(width: 90, height: 80))
        windows[0].windowScene = .main
        #expect(display.opened.withLock { $0.count } == 3)

        surfaces[1].events(.closeRequested)
        await turn()
        #expect(second.activationState == .unattached && delegate.discarded == 1 && codes.isEmpty)
        #expect(rooms[1].calls.last == "disconnect" && windows[1].isHidden && !windows[0].isHidden)

        application.requestSceneSessionDestruction(UIWindowScene.main.session, options: nil, errorHandler: nil)
        await turn()
        #expect(windows[0].isHidden && application.connectedScenes == [UIWindowScene.main])
    }

    @Test("a scene's title is its window's on the desktop; a configuration that names no class is told of")
    func titles() async throws {
        final class Named: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }
        }
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        let (display, delegate) = (OffscreenDisplay(clock: ManualClock(1)), Named())
        nonisolated(unsafe) var lines: [String] = []  // Written by the main actor only.
        Log.redirected(to: { lines.append($0) }) { application.run(display: display, delegate: delegate) }
        #expect(lines.count == 1 && lines[0].contains("Default Configuration"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.isHidden = false
        UIWindowScene.main.title = "Here"
        #expect(display.surfaces.last?.title == "Here")
        UIWindowScene.main.title = ""
        #expect(display.surfaces.last?.title == ProcessInfo.processInfo.processName)
        window.isHidden = true
        (application.display, application.delegate) = (nil, nil)
        UIScreen.main.screen = screen
        UITraitCollection.default = traits
    }
}
