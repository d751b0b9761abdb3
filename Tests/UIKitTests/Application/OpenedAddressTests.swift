import Foundation
import OctantDisplay
import OctantTesting
import Testing

@testable import UIKit

/// A delegate without scenes that keeps what it is told.
private final class Reader: UIResponder, UIApplicationDelegate {
    var told: [String] = []
    var takes = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        told.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "by nothing")")
        return takes
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        told.append("open \(url.absoluteString)")
        return true
    }
}

/// A scene's delegate that reads its addresses as the templates for iOS do.
private final class ReaderScene: UIResponder, UIWindowSceneDelegate {
    static var read: [String] = []
    static var later: [String] = []

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Self.later += URLContexts.map(\.url.absoluteString).sorted()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        Self.read = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
    }
}

private final class SceneReader: UIResponder, UIApplicationDelegate {
    var told: [String] = []

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Room", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ReaderScene.self
        return configuration
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        told.append(url.absoluteString)
        return true
    }
}

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    private static let pages = ["reader://page/7", "reader://page/8"].compactMap(URL.init(string:))

    /// Launches a program with these addresses, and puts everything back.
    private func launch(
        _ delegate: any UIApplicationDelegate, _ display: (any Display)? = nil, then check: () throws -> Void
    ) rethrows {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        defer {
            application.display = nil
            application.delegate = nil
            for scene in application.scenes { scene.delegate = nil }
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        application.run(display: display, opening: Self.pages, delegate: delegate)
        try check()
    }

    @Test("the addresses among arguments have a scheme; options and paths are none")
    func arguments() {
        let found = UIOpenURLContext.addresses(in: [
            "--flag", "reader://page/7", "file:///tmp/a.txt", "plain", "/tmp/a", "mailto:a@b.c", "C:thing",
            "-x:y",
        ])
        #expect(found.map(\.absoluteString) == ["reader://page/7", "file:///tmp/a.txt", "mailto:a@b.c"])
    }

    @Test(
        "the delegate hears of addresses at the launch, and opens each after it, unless it says no",
        arguments: [true, false])
    func addresses(takes: Bool) {
        let reader = Reader()
        reader.takes = takes
        launch(reader) {
            let opened = takes ? Self.pages.map { "open \($0.absoluteString)" } : []
            #expect(reader.told == ["launched reader://page/7"] + opened)
        }
    }

    @Test("the first scene's delegate gets them as it is connected, and the application's does not")
    func sceneAddresses() {
        let reader = SceneReader()
        ReaderScene.read = []
        launch(reader) { #expect(ReaderScene.read == Self.pages.map(\.absoluteString) && reader.told.isEmpty) }
    }

    @Test("a second start's addresses come to a scene's delegate, and to the application's where there is none")
    func laterAddresses() {
        let pages = ["reader://page/9", "reader://page/10"]
        let (scenes, plain) = (SceneReader(), Reader())
        ReaderScene.later = []
        launch(scenes) {
            UIApplication.shared.handle(.activate)
            UIApplication.shared.handle(.open(pages))
            #expect(ReaderScene.later == pages.sorted() && scenes.told.isEmpty)
        }
        launch(plain) {
            plain.told = []
            UIApplication.shared.handle(.activate)
            UIApplication.shared.handle(.open(pages + [""]))
            #expect(plain.told == pages.map { "open \($0)" })
        }
    }

    @Test("a second start brings the window that has the keys to the front")
    func front() throws {
        let display = ScriptedDisplay()
        try launch(Reader(), display) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            let surface = try #require(display.opened.withLock { $0.first })
            #expect(surface.presentations.withLock { $0 } == 0)
            UIApplication.shared.handle(.activate)
            #expect(surface.presentations.withLock { $0 } == 1)
        }
    }

    @Test("the display opens addresses where it can, and is not asked for what there is no program for")
    func opening() async throws {
        let (application, display) = (UIApplication.shared, ScriptedDisplay())
        let screen = UIScreen.main.screen
        application.display = display
        defer {
            application.display = nil
            UIScreen.main.screen = screen
        }
        let here = URL(fileURLWithPath: #filePath)
        let isOpen = await application.open(here)
        #expect(isOpen && display.addresses.withLock { $0 } == [here.absoluteString])
        #expect(application.openURL(here) && display.addresses.withLock { $0.count } == 2)
        let nowhere = try #require(URL(string: "octant-nobody-opens-this:page"))
        #expect(await !application.open(nowhere))
        #expect(!application.openURL(URL(fileURLWithPath: "/nowhere/at/all")))
        #expect(display.addresses.withLock { $0.count } == 2)
    }

    @Test("the size of a window is kept by its scene's name, and a second one of that name has a number")
    func keptNames() {
        let display = ScriptedDisplay()
        launch(Reader(), display) {
            let application = UIApplication.shared
            let others = [application.connectScene(), application.connectScene(), application.connectScene()]
            others[1].kind = "editor"
            let windows = [UIWindow()] + others.map(UIWindow.init(windowScene:))
            for window in windows { window.isHidden = false }
            let names = display.opened.withLock { $0.map(\.configuration.keptName) }
            #expect(names == ["main", "main-2", "editor", "main-3"])
            for window in windows { window.isHidden = true }
            for scene in others { application.disconnect(scene) }
        }
    }

    @Test("the screen is kept on while the program asks for it and is seen")
    func idleTimer() {
        let (application, display) = (UIApplication.shared, RecordingDisplay())
        #expect(!application.isIdleTimerDisabled)
        defer { application.isIdleTimerDisabled = false }
        launch(Reader(), display) {
            #expect(!display.keepsScreenOn)
            application.isIdleTimerDisabled = true
            #expect(display.keepsScreenOn)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            #expect(display.keepsScreenOn)
            application.isIdleTimerDisabled = false
            #expect(!display.keepsScreenOn)
            // A display that comes later hears of it, too.
            application.isIdleTimerDisabled = true
            let other = RecordingDisplay()
            application.display = other
            #expect(other.keepsScreenOn)
            window.isHidden = true
        }
    }
}
