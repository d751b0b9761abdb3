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
        _ delegate: any UIApplicationDelegate, _ display: (any Display)? = nil, then check: () -> Void
    ) {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        defer {
            application.display = nil
            application.delegate = nil
            for scene in application.scenes { scene.delegate = nil }
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        application.run(display: display, opening: Self.pages, delegate: delegate)
        check()
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
