import OctantBase
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import CoreGraphics
import Testing
import UIKit

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    /// docs/sources.md, Requirements 48.
    @Test("indicators, and a program's own animations, go on after the background; the scene hears of it")
    func background() async throws {
        let application = UIApplication.shared
        let (screen, traits, clock) = (UIScreen.main.screen, UITraitCollection.default, ManualClock(1))
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        application.run(display: display, delegate: nil)
        let window = MediaClocks.$current.withValue(clock) {
            UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        window.isHidden = false
        let surface = try #require(display.surfaces.last)
        let spinner = UIActivityIndicatorView(style: .large)
        window.addSubview(spinner)
        spinner.startAnimating()
        let own = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        own.backgroundColor = .red
        window.addSubview(own)
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.toValue, turn.duration, turn.repeatCount) = (2 * Double.pi, 1, .infinity)
        own.layer.add(turn, forKey: "turn")
        await self.turn()
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive && scene.windows.contains(window))
        #expect(window.windowScene === scene)
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
        ]
        let heard = Locked<[Notification.Name]>([])
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                guard note.comes(from: scene) else { return }
                heard.withLock { $0.append(note.name) }
            }
        }

        surface.setVisible(false)
        await self.turn()
        #expect(application.applicationState == .background && scene.activationState == .background)
        let frames = surface.frames.count
        clock.advance(by: 600)
        surface.advance(to: clock.now())
        #expect(surface.frames.count == frames)
        surface.setVisible(true)
        await self.turn()
        #expect(application.applicationState == .active)
        #expect(heard.withLock { $0 }.starts(with: names))
        #expect(spinner.isAnimating && own.layer.animationKeys() == ["turn"])
        surface.advance(to: clock.now() + 0.5)
        #expect(surface.frames.count >= frames + 4)
        let tree = try #require(window.renderTree)
        #expect(tree.nextChange(after: clock.now()) == .continuous)

        observers.forEach(NotificationCenter.default.removeObserver)
        window.isHidden = true
        application.display = nil
        UIScreen.main.screen = screen
        UITraitCollection.default = traits
    }

    @Test("windows are in the order of their levels, also after a change, and tell of coming, going and the keyboard")
    func windows() {
        let application = UIApplication.shared
        func make(_ level: UIWindow.Level) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.windowLevel = level
            return window
        }
        let (alert, normal, hud) = (make(.alert), make(.normal), make(.normal + 1))
        let heard = Locked<[String]>([])
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                guard note.comes(from: normal) else { return }
                heard.withLock { $0.append(note.name.rawValue) }
            }
        }
        for window in [alert, normal, hud] { window.isHidden = false }
        #expect(application.windows.filter([alert, normal, hud].contains) == [normal, hud, alert])
        normal.windowLevel = .statusBar
        #expect(application.windows.filter([alert, normal, hud].contains) == [hud, normal, alert])
        normal.makeKey()
        #expect(normal.isKeyWindow && application.keyWindow === normal)
        hud.makeKeyAndVisible()
        normal.isHidden = true
        #expect(
            heard.withLock { $0 }
                == [
                    "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                    "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
                ])
        hud.windowScene = nil
        #expect(hud.isHidden && !hud.isKeyWindow)
        hud.isHidden = false
        #expect(hud.windowScene === UIWindowScene.main)
        for window in [alert, hud] { window.isHidden = true }
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test("a window that is hidden and let go of is gone, and what was in it")
    func windowLifetime() {
        weak var window: UIWindow?
        weak var spinner: UIActivityIndicatorView?
        do {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let view = UIActivityIndicatorView(style: .medium)
            (window, spinner) = (made, view)
            made.addSubview(view)
            view.startAnimating()
            made.makeKeyAndVisible()
            CATransaction.flush()
            made.isHidden = true
        }
        #expect(window == nil && spinner == nil)
    }

    @Test("a scene's overrides reach every window, and its registrations hear of it")
    func sceneTraits() {
        let scene = UIWindowScene.main
        let window = UIWindow(windowScene: scene)
        #expect(window.frame == scene.screen.bounds)
        window.isHidden = false
        var styles: [UIUserInterfaceStyle] = []
        let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, _) in
            styles.append(scene.traitCollection.userInterfaceStyle)
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(window.traitCollection.userInterfaceStyle == .light && styles == [.dark, .light])
        scene.unregisterForTraitChanges(registration)
        window.isHidden = true
    }

    @Test("the device says what the system says, and a desktop stands upright")
    func device() {
        let device = UIDevice.current
        #expect(device.systemName == "Linux" && !device.systemVersion.isEmpty && !device.model.isEmpty)
        #expect(device.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
        #expect(device.orientation == .unknown && !UIDeviceOrientationIsLandscape(device.orientation))
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(UIApplication.shared.statusBarOrientation.isPortrait && UIApplication.shared.statusBarFrame == .zero)
    }
}
