import CoreGraphics
import Foundation
import OctantTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

@Suite("A test's screen", .serialized)
@MainActor
struct TestScreenTests {
    private struct Failure: Error {}

    /// A window that fills the screen, in one colour.
    private func window(_ color: UIColor) -> UIWindow {
        let window = UIWindow()
        window.backgroundColor = color
        window.makeKeyAndVisible()
        return window
    }

    @Test("it has the size, the scale and the colours that are asked for, and is the program's until the end")
    func extent() throws {
        let before = UIScreen.main.bounds
        try TestScreen.with(size: CGSize(width: 30, height: 20), scale: 3, isDark: true) { screen in
            #expect(screen.image() == nil && screen.spokenLines == [] && screen.time == 0)
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
            let window = window(.systemBackground)
            #expect(window.traitCollection.displayScale == 3)
            let image = try #require(screen.image())
            #expect(image.width == 90 && image.height == 60)
            #expect(image.bitmap.pixel(x: 45, y: 30) == 0xFF00_0000)
        }
        #expect(UIScreen.main.bounds == before && UIApplication.shared.windows.isEmpty)
        #expect(UIApplication.shared.display == nil && UITraitCollection.current.userInterfaceStyle != .dark)
    }

    @Test("an error goes on to the caller, and no window stays")
    func failure() {
        #expect(throws: Failure.self) {
            try TestScreen.with { _ in
                _ = window(.red)
                throw Failure()
            }
        }
        #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.display == nil)
    }

    @Test("time passes in frames of a sixtieth of a second, and each thing happens at its time")
    func frames() {
        TestScreen.with(size: CGSize(width: 20, height: 20)) { screen in
            let view = window(.white)
            var frames: [Double] = []
            let link = CADisplayLink { _ in frames.append(screen.time) }
            link.add(to: .main, forMode: .common)
            screen.advance(by: 0.5)
            #expect(frames.count == 31)
            for (number, time) in frames.enumerated() { #expect(abs(time - Double(number) / 60) < 1e-9) }
            link.invalidate()

            var ends: [Double] = []
            UIView.animate(withDuration: 0.25) {
                view.alpha = 0.5
            } completion: { _ in
                ends.append(screen.time)
                UIView.animate(withDuration: 0.25) {
                    view.alpha = 1
                } completion: { _ in
                    ends.append(screen.time)
                }
            }
            screen.advance(by: 2)
            // One animation follows the other, each within a frame of its end.
            #expect(ends.count == 2)
            for (end, expected) in zip(ends, [0.75, 1]) { #expect(abs(end - expected) <= 2.1 / 60, "\(end)") }
            #expect(abs(screen.time - 2.5) < 1e-9)
        }
    }

    @Test("numbers that make no sense are others, and one line says so; a long time is soon over")
    func oddNumbers() {
        let lines = Lines.logged {
            TestScreen.with(size: CGSize(width: -5, height: CGFloat.infinity), scale: .nan) { screen in
                #expect(UIScreen.main.bounds.size == CGSize(width: 1, height: 16_384) && UIScreen.main.scale == 1)
                for seconds in [-1, .nan, .infinity, 0] { screen.advance(by: seconds) }
                #expect(screen.time == 0)
            }
        }
        #expect(lines.count == 3 + 3, "\(lines)")
        TestScreen.with { screen in
            screen.advance(by: 1e6)
            #expect(screen.time == 1e6)
        }
    }

    @Test(
        "the page about tests shows the samples as they are",
        arguments: ["App/Spinner", "Tutorial/LoadingCard", "Time/LoadingPage", "Display/Painting"])
    func page(name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        let sample = try text("Tests/OctantTestingTests/\(name)Tests.swift")
        #expect(try text("docs/testing.md").contains("```swift\n\(sample)```"))
    }
}
