import OctantBase
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import CoreGraphics
import Testing
import UIKit

@testable import SourceShapes

/// A display that shows nothing, keeps what it was given, and reports what a test makes it report.
final class ScriptedDisplay: Display {
    final class Surface: DisplaySurface {
        let mailbox: SurfaceMailbox
        let configuration: SurfaceConfiguration
        let events: @Sendable (SurfaceEvent) -> Void
        let notices = Locked(0)
        let isClosed = Locked(false)
        let wantsFrames = Locked(false)
        let presentations = Locked(0)

        init(
            _ configuration: SurfaceConfiguration, _ mailbox: SurfaceMailbox,
            _ events: @escaping @Sendable (SurfaceEvent) -> Void
        ) {
            (self.configuration, self.mailbox, self.events) = (configuration, mailbox, events)
        }

        func treeDidChange() { notices.withLock { $0 += 1 } }
        func setTitle(_ title: String) {}
        func present() { presentations.withLock { $0 += 1 } }
        func setWantsFrames(_ wants: Bool) -> Bool {
            wantsFrames.withLock { $0 = wants }
            return true
        }
        func close() { isClosed.withLock { $0 = true } }
    }

    let screen = ScreenDescription(size: CGSize(width: 320, height: 240), scale: 1)
    let opened = Locked<[Surface]>([])
    /// The addresses that it was asked to open, which it does.
    let addresses = Locked<[String]>([])

    func open(_ address: String, _ opened: @escaping @Sendable (Bool) -> Void) -> Bool {
        addresses.withLock { $0.append(address) }
        opened(true)
        return true
    }

    func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface {
        let surface = Surface(configuration, mailbox, events)
        opened.withLock { $0.append(surface) }
        return surface
    }
}

extension Notification {
    /// Whether `poster` posted it. Foundation of Swift 6.2 on Linux recognises only its own objects when it looks for
    /// observers of one, so these tests check themselves.
    func comes(from poster: AnyObject) -> Bool { (object as AnyObject?) === poster }
}

/// The application is one for the process: its tests run one after the other, and put everything back.
@Suite("The application", .serialized)
@MainActor
struct ApplicationTests {
    /// Each test begins with no window shown, whatever was left by a test that failed half-way.
    init() {
        for window in UIApplication.shared.windows { window.isHidden = true }
    }

    func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("a program of real source launches, shows, takes touches, hides and ends")
    func life() async throws {
        let application = UIApplication.shared
        let defaults = UITraitCollection.default
        let screen = UIScreen.main.screen
        let (display, delegate) = (ScriptedDisplay(), AppDelegate())
        var codes: [Int32] = []
        application.terminate = { codes.append($0) }
        var notes: [String] = []
        let names = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ]
        let center = NotificationCenter.default
        let observers = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                guard note.comes(from: application) else { return }
                let name = note.name.rawValue
                MainActor.assumeIsolated { notes.append(name) }
            }
        }

        application.run(display: display, delegate: delegate)
        #expect(delegate.calls == ["launched", "active"])
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 240))
        #expect(UIScreen.main.scale == 1)
        let surface = try #require(display.opened.withLock { $0 }.first)
        #expect(surface.configuration.size == CGSize(width: 320, height: 240))
        let window = try #require(delegate.window)
        let controller = try #require(window.rootViewController as? BadgeController)
        #expect(controller.calls == ["load", "will appear", "layout", "did appear"])
        #expect(window.isKeyWindow && application.windows == [window])
        await turn()
        let tree = try #require(surface.mailbox.trees.newest)
        #expect(tree.size == CGSize(width: 320, height: 240))
        #expect(surface.notices.withLock { $0 } == 1)

        surface.events(.resized(CGSize(width: 200, height: 100), scale: 3))
        surface.events(.colorScheme(isDark: true))
        surface.events(.visibility(true))
        surface.events(.pointer(phase: .began, location: CGPoint(x: 15, y: 17), time: 5, isTouch: false))
        await turn()
        await turn()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(controller.badge.traitCollection.displayScale == 3)
        #expect(controller.badge.log.suffix(2) == ["dark", "touch 5 7"])
        #expect(surface.mailbox.trees.newest?.size == CGSize(width: 200, height: 100))

        // A display link gets the frames of the window's display; a main thread that is late, the newest alone.
        let times = Locked<[Double]>([])
        let link = CADisplayLink { link in
            let time = link.timestamp
            times.withLock { $0.append(time) }
        }
        link.add(to: .main, forMode: .common)
        #expect(surface.wantsFrames.withLock { $0 })
        surface.events(.frame(timestamp: 20, target: 20.02))
        surface.events(.frame(timestamp: 20.02, target: 20.04))
        await turn()
        surface.events(.frame(timestamp: 20.04, target: 20.06))
        await turn()
        #expect(times.withLock { $0 } == [20.02, 20.04])
        link.invalidate()
        #expect(!surface.wantsFrames.withLock { $0 })

        delegate.calls = []
        surface.events(.visibility(false))
        await turn()
        #expect(application.applicationState == .background)
        surface.events(.visibility(true))
        await turn()
        #expect(application.applicationState == .active)
        #expect(delegate.calls == ["resign", "background", "foreground", "active"])
        #expect(notes == ([names[0]] + names[1...] + [names[0]]).map(\.rawValue))

        surface.events(.closeRequested)
        await turn()
        #expect(surface.isClosed.withLock { $0 })
        #expect(controller.calls.suffix(2) == ["will disappear", "did disappear"])
        #expect(delegate.calls.last == "terminate")
        #expect(codes == [0])

        observers.forEach(center.removeObserver)
        application.display = nil
        application.terminate = { exit($0) }
        application.delegate = nil
        UIScreen.main.screen = screen
        UITraitCollection.default = defaults
    }

    @Test("a window that is hidden and shown again is on a new surface, and the old one's last words are not heard")
    func reopening() async throws {
        let application = UIApplication.shared
        let (screen, display) = (UIScreen.main.screen, ScriptedDisplay())
        application.display = display
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        window.isHidden = false
        await turn()
        window.isHidden = true
        window.isHidden = false
        let surfaces = display.opened.withLock { $0 }
        #expect(surfaces.count == 2)
        #expect(surfaces[0].isClosed.withLock { $0 })
        surfaces[0].events(.resized(CGSize(width: 9, height: 9), scale: 1))
        surfaces[0].events(.closed)
        await turn()
        #expect(!window.isHidden && window.frame.width == 50)
        #expect(surfaces[1].mailbox.trees.newest?.size == CGSize(width: 50, height: 40))
        window.isHidden = true
        application.display = nil
        UIScreen.main.screen = screen
    }

    @Test("a display shows the very pixels of the window's tree")
    func pixels() throws {
        let application = UIApplication.shared
        let clock = ManualClock(3)
        let screen = UIScreen.main.screen
        let display = OffscreenDisplay(clock: clock)
        application.display = display
        let window = MediaClocks.$current.withValue(clock) {
            UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        window.backgroundColor = .white
        window.addSubview(BadgeView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)))
        window.isHidden = false
        let surface = try #require(display.surfaces.first)
        for _ in 0..<3 {
            let tree = try #require(window.renderTree)
            let drawn = try #require(OffscreenRenderer.bitmap(of: tree, at: clock.now(), scale: 1))
            #expect(surface.snapshot() == drawn)
            clock.advance(by: 0.3)
        }
        window.isHidden = true
        application.display = nil
        UIScreen.main.screen = screen
    }

    @Test("touches are delivered to the view they began in, and repeated ones are counted")
    func touches() {
        final class Pad: UIView {
            var calls: [String] = []
            private func note(_ name: String, _ touches: Set<UITouch>) {
                guard let touch = touches.first else { return }
                let position = touch.location(in: self)
                calls.append("\(name) \(position.x) \(position.y) x\(touch.tapCount)")
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("gone", touches) }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        let pad = Pad(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        window.addSubview(pad)
        func send(_ phase: PointerPhase, _ x: Double, _ y: Double, _ time: Double) {
            window.handle(.pointer(phase: phase, location: CGPoint(x: x, y: y), time: time, isTouch: true))
        }
        send(.hover, 15, 15, 0)
        send(.began, 15, 15, 1)
        send(.moved, 90, 90, 1.1)
        send(.ended, 90, 90, 1.2)
        send(.began, 16, 15, 1.3)
        send(.cancelled, 16, 15, 1.4)
        send(.ended, 16, 15, 1.5)
        send(.began, 16, 15, 9)
        send(.began, 17, 15, 9.9)
        send(.moved, .nan, 15, 10)
        #expect(
            pad.calls == [
                "began 5.0 5.0 x1", "moved 80.0 80.0 x1", "ended 80.0 80.0 x1", "began 6.0 5.0 x2", "gone 6.0 5.0 x2",
                "began 6.0 5.0 x1", "gone 7.0 5.0 x1", "began 7.0 5.0 x1",
            ])
    }

    @Test("the responder chain runs from the view over its controller and window to the application")
    func chain() {
        let window = UIWindow(frame: .zero)
        let controller = BadgeController()
        window.addSubview(controller.view)
        #expect(controller.badge.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next === UIApplication.shared)
    }

    @Test("a controller cannot come into itself, and leaves where it was")
    func containment() {
        let (outer, other, inner) = (UIViewController(), UIViewController(), UIViewController())
        outer.addChild(inner)
        #expect(inner.parent === outer && outer.children == [inner])
        other.addChild(inner)
        #expect(inner.parent === other && outer.children.isEmpty)
        nonisolated(unsafe) var lines = 0  // Written by the main actor only.
        Log.redirected(to: { _ in lines += 1 }) {
            inner.addChild(other)
            inner.addChild(inner)
        }
        #expect(lines == 2 && inner.children.isEmpty)
        inner.removeFromParent()
        #expect(inner.parent == nil)
    }
}
