import CoreGraphics
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

/// A window as toast libraries make it: over the program's, clear, and passing on every touch that is not meant for it.
private final class ToastWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === rootViewController?.view ? nil : view
    }
}

/// A view that counts the touches that go down in it, and records where.
private final class Pad: UIView {
    var positions: [CGPoint] = []
    var ends = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        positions += touches.map { $0.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 10 }
}

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    /// Runs `body` with a display in memory, and puts everything back.
    @MainActor
    private func onDisplay<Screen: Display>(
        _ display: Screen, _ clock: ManualClock, _ body: @MainActor (Screen, ManualClock) async throws -> Void
    ) async throws {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        application.display = display
        defer {
            for window in application.windows { window.isHidden = true }
            for scene in application.connectedScenes { (scene as? UIWindowScene).map(application.disconnect) }
            application.display = nil
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        try await MediaClocks.$current.withValue(clock) { try await body(display, clock) }
    }

    /// A window of one colour.
    private func window(
        _ frame: CGRect, _ color: UIColor, level: UIWindow.Level = .normal, isShown: Bool = true
    ) -> UIWindow {
        let window = UIWindow(frame: frame)
        window.backgroundColor = color
        window.windowLevel = level
        window.isHidden = !isShown
        return window
    }

    /// A toast of 60 by 20 points at the bottom of the scene, and the pad that it is.
    private func toast() -> (window: UIWindow, pad: Pad) {
        let toast = ToastWindow(frame: UIScreen.main.bounds)
        toast.windowLevel = .alert + 1
        let (controller, pad) = (UIViewController(), Pad())
        pad.backgroundColor = .black
        controller.view.addSubview(pad)
        controller.view.backgroundColor = .clear
        toast.rootViewController = controller
        toast.isHidden = false
        toast.layoutIfNeeded()
        let bounds = controller.view.bounds
        pad.frame = CGRect(x: bounds.midX - 30, y: bounds.maxY - 30, width: 60, height: 20)
        return (toast, pad)
    }

    @Test("a toast's window lies over the program's in one window of the desktop, and passes on touches beside it")
    func toastLibrary() async throws {
        let clock = ManualClock(1)
        try await onDisplay(OffscreenDisplay(clock: clock), clock) { display, _ in
            let main = window(CGRect(x: 0, y: 0, width: 200, height: 100), .white, isShown: false)
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            main.addSubview(pad)
            main.makeKeyAndVisible()
            let (toast, toastPad) = toast()
            await turn()
            let surface = try #require(display.surfaces.first)
            #expect(display.surfaces.count == 1)
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(toast.frame == UIScreen.main.bounds)
            #expect(UIApplication.shared.windows == [main, toast] && main.windowScene?.windows == [main, toast])
            CATransaction.flush()
            let image = try #require(surface.snapshot())
            #expect(image.pixel(x: 100, y: 40) == 0xFFFF_FFFF && image.pixel(x: 100, y: 80) == 0xFF00_0000)
            #expect(image.pixelsOther(than: 0xFFFF_FFFF) == 60 * 20)

            for position in [CGPoint(x: 100, y: 80), CGPoint(x: 20, y: 30)] {
                for phase in [PointerPhase.began, .ended] {
                    surface.send(.pointer(phase: phase, location: position, time: 1, isTouch: true))
                }
            }
            await turn()
            #expect(toastPad.positions == [CGPoint(x: 30, y: 10)] && toastPad.ends == 1)
            #expect(pad.positions == [CGPoint(x: 20, y: 30)] && pad.ends == 1)

            toast.isHidden = true
            CATransaction.flush()
            #expect(try #require(surface.snapshot()).pixelsOther(than: 0xFFFF_FFFF) == 0)
            #expect(UIApplication.shared.windows == [main] && main.isKeyWindow)
        }
    }

    @Test("windows lie on one another by their levels, then as they were shown or made key and visible")
    func stacking() async throws {
        let clock = ManualClock(1)
        try await onDisplay(OffscreenDisplay(clock: clock), clock) { display, _ in
            let back = window(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
            let alert = window(CGRect(x: 10, y: 10, width: 20, height: 20), .red, level: .alert)
            let first = window(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
            let second = window(CGRect(x: 5, y: 5, width: 20, height: 20), .blue)
            let surface = try #require(display.surfaces.first)
            /// The colours in the middle, where all are; at 7, 7; and at 2, 2.
            func seen() throws -> [UInt32] {
                CATransaction.flush()
                let image = try #require(surface.snapshot())
                return [15, 7, 2].map { image.pixel(x: $0, y: $0) & 0xFFFFFF }
            }
            @MainActor func color(_ color: UIColor) -> UInt32 {
                let rgba = color.resolvedColor(with: back.traitCollection).cgColor.components ?? []
                return rgba.prefix(3).reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
            }
            let (red, green, blue) = (color(.red), color(.green), color(.blue))
            #expect(try seen() == [red, blue, green])
            first.makeKeyAndVisible()
            #expect(try seen() == [red, green, green])
            #expect(UIApplication.shared.windows == [back, second, first, alert])
            alert.windowLevel = .normal - 1
            #expect(try seen() == [green, green, green])
            #expect(UIApplication.shared.windows == [alert, back, second, first])
            first.alpha = 0
            second.isHidden = true
            #expect(try seen() == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
            #expect(display.surfaces.count == 1)
        }
    }

    @Test("the user's size goes to UIScreen's bounds and to windows that cover the scene; others stay where they are")
    func resizing() async throws {
        let clock = ManualClock(1)
        try await onDisplay(OffscreenDisplay(clock: clock), clock) { display, _ in
            #expect(UIScreen.main.bounds == UIScreen.main.monitorBounds)
            let early = window(UIScreen.main.bounds, .clear, isShown: false)
            let main = window(CGRect(x: 30, y: 20, width: 200, height: 100), .white)
            #expect(main.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
            early.isHidden = false
            let (late, scened) = (UIWindow(), UIWindow(windowScene: UIWindowScene.main))
            let small = window(CGRect(x: 10, y: 10, width: 30, height: 20), .red, level: .alert)
            for window in [late, scened] { window.isHidden = false }
            let surface = try #require(display.surfaces.first)
            for size in [CGSize(width: 300, height: 240), CGSize(width: 20, height: 15), CGSize(width: 90, height: 80)]
            {
                surface.resize(to: size, scale: 2)
                await turn()
                let bounds = CGRect(origin: .zero, size: size)
                #expect(UIScreen.main.bounds == bounds)
                for window in [early, main, late, scened] { #expect(window.frame == bounds) }
                #expect(small.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
                for window in [early, main, small] { #expect(window.traitCollection.displayScale == 2) }
                CATransaction.flush()
                let image = try #require(surface.snapshot())
                #expect(image.width == Int(size.width) * 2 && image.height == Int(size.height) * 2)
            }
            #expect(UIScreen.main.monitorBounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
            // A window that comes later is of the surface's scale and colours at once.
            surface.send(.colorScheme(isDark: true))
            await turn()
            let newest = window(UIScreen.main.bounds, .clear)
            #expect(newest.traitCollection.displayScale == 2 && newest.traitCollection.userInterfaceStyle == .dark)
            // One that the program made smaller stays so.
            late.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            surface.resize(to: CGSize(width: 100, height: 100), scale: 1)
            await turn()
            #expect(late.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(late.convert(CGPoint(x: 1, y: 2), to: small) == CGPoint(x: -9, y: -8))
            #expect(
                small.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil as UIWindow?)
                    == CGRect(x: 11, y: 12, width: 3, height: 4))
        }
    }

    @Test("keys go to the key window of the scene: made so by the program or a touch, and back when it is hidden")
    func keys() async throws {
        final class Typist: UIViewController {
            var typed = ""
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                typed += presses.compactMap { $0.key?.characters }.joined()
            }
        }
        let clock = ManualClock(1)
        try await onDisplay(OffscreenDisplay(clock: clock), clock) { display, _ in
            let (main, over) = (
                window(CGRect(x: 0, y: 0, width: 100, height: 100), .white),
                window(CGRect(x: 0, y: 0, width: 40, height: 40), .red, level: .alert)
            )
            let (below, above) = (Typist(), Typist())
            (main.rootViewController, over.rootViewController) = (below, above)
            let surface = try #require(display.surfaces.first)
            func type(_ text: String) async {
                surface.send(.key(KeyEvent(isDown: true, usage: 0, characters: text, time: 1)))
                surface.send(.key(KeyEvent(isDown: false, usage: 0, characters: text, time: 1)))
                await turn()
            }
            surface.send(.focus(true))
            await type("a")
            #expect(main.isKeyWindow && below.typed == "a")
            over.makeKey()
            await type("b")
            #expect(above.typed == "b" && main.windowScene?.keyWindow === over)
            surface.send(.pointer(phase: .began, location: CGPoint(x: 70, y: 70), time: 1, isTouch: false))
            surface.send(.pointer(phase: .ended, location: CGPoint(x: 70, y: 70), time: 1, isTouch: false))
            await type("c")
            #expect(main.isKeyWindow && below.typed == "ac")
            over.makeKeyAndVisible()
            over.isHidden = true
            await type("d")
            #expect(main.isKeyWindow && below.typed == "acd" && above.typed == "b")
        }
    }

    @Test("the desktop's window stays as long as one of its windows is shown, and closing it closes them all")
    func closing() async throws {
        let clock = ManualClock(1)
        var codes: [Int32] = []
        UIApplication.shared.terminate = { codes.append($0) }
        defer { UIApplication.shared.terminate = { exit($0) } }
        try await onDisplay(ScriptedDisplay(), clock) { display, _ in
            let main = window(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
            let next = window(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
            main.isHidden = true
            let surface = try #require(display.opened.withLock { $0 }.first)
            #expect(!surface.isClosed.withLock { $0 })
            main.isHidden = false
            surface.events(.visibility(true))
            await turn()
            #expect(main.windowScene?.activationState != .background)
            surface.events(.closeRequested)
            await turn()
            #expect(surface.isClosed.withLock { $0 } && main.isHidden && next.isHidden && codes == [0])
            #expect(display.opened.withLock { $0.count } == 1)
        }
    }

    @Test("changes in several windows in one turn are one new tree")
    func oneTree() async throws {
        let clock = ManualClock(1)
        try await onDisplay(ScriptedDisplay(), clock) { display, _ in
            let main = window(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
            let over = window(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
            CATransaction.flush()
            let mailbox = try #require(display.opened.withLock { $0 }.first).mailbox
            let before = mailbox.trees.postedCount
            main.backgroundColor = .green
            over.backgroundColor = .blue
            CATransaction.flush()
            #expect(mailbox.trees.postedCount == before + 1)
            #expect(mailbox.trees.newest?.root.sublayers.count == 2)
            CATransaction.flush()
            #expect(mailbox.trees.postedCount == before + 1)
        }
    }

    @Test("a spinner beneath a clear window costs what it costs alone, and a still scene of windows wakes nobody")
    func costs() async throws {
        let clock = ManualClock(1)
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 400, height: 400), scale: 1))
        try await onDisplay(display, clock) { display, clock in
            let main = window(CGRect(x: 0, y: 0, width: 200, height: 100), .white)
            _ = toast()
            let surface = try #require(display.surfaces.first)
            let stage = RecordedStage(clock: clock, window: main, surface: surface)
            #expect(stage.pass(1) == (0, 0))
            let spinner = stage.spinner(in: main)
            #expect(stage.pass(1) == (8, 8))
            spinner.stopAnimating()
            _ = stage.pass(1)
            #expect(stage.pass(1) == (0, 0))
        }
    }

    @Test("a screen reader hears of all windows in order and where they are, and of focus in the key window alone")
    func spoken() async throws {
        let clock = ManualClock(1)
        try await onDisplay(OffscreenDisplay(clock: clock), clock) { display, _ in
            let main = window(CGRect(x: 0, y: 0, width: 200, height: 100), .white)
            let over = window(CGRect(x: 20, y: 30, width: 100, height: 50), .red, level: .alert)
            @MainActor func button(_ title: String, in window: UIWindow) -> UIButton {
                let button = UIButton(type: .system)
                button.setTitle(title, for: .normal)
                button.frame = CGRect(x: 5, y: 5, width: 60, height: 30)
                window.addSubview(button)
                return button
            }
            let buttons = [button("Below", in: main), button("Above", in: over)]
            let surface = try #require(display.surfaces.first)
            await turn()
            surface.send(.focus(true))
            for button in buttons { UIFocusSystem.focusSystem(for: button)?.requestFocusUpdate(to: button) }
            await turn()
            func elements() throws -> [AccessibilityNode] {
                CATransaction.flush()
                return try #require(surface.accessibility).elements
            }
            #expect(try elements().map(\.content.name) == ["Below", "Above"])
            #expect(
                try elements().map(\.content.frame)
                    == [CGRect(x: 5, y: 5, width: 60, height: 30), CGRect(x: 25, y: 35, width: 60, height: 30)])
            #expect(try elements().map { $0.content.states.contains(.focused) } == [true, false])
            surface.send(.accessibility(.focus(try elements()[1].id)))
            await turn()
            #expect(try elements().map { $0.content.states.contains(.focused) } == [false, true])
            #expect(over.isKeyWindow)
            over.frame.origin.x = 40
            #expect(try elements()[1].content.frame.minX == 45)
            var presses = 0
            buttons[1].addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            surface.send(.accessibility(.perform(try elements()[1].id, .activate)))
            await turn()
            #expect(presses == 1)
            over.accessibilityViewIsModal = true
            #expect(try elements().map(\.content.name) == ["Above"])
        }
    }
}
