import CoreGraphics
import OctantTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

// Tests of a screen follow one another.
extension TestScreenTests {
    @Suite("Windows on displays in memory that a test holds")
    @MainActor
    struct ShownWindowsTests {
        private let size = CGSize(width: 40, height: 30)

        private func window(_ color: UIColor) -> UIWindow {
            let window = UIWindow()
            window.backgroundColor = color
            return window
        }

        @Test("a display shows what is put on it, in its size and scale, and the screen nothing of it")
        func offscreen() throws {
            try TestScreen.with { screen in
                let display = OffscreenDisplay(size: size, scale: 2, clock: screen.clock)
                #expect(display.size == size && display.scale == 2 && display.surfaces.isEmpty)
                let window = window(.red)
                display.show(window)
                let surface = try #require(display.surfaces.first)
                CATransaction.flush()
                #expect(window.bounds.size == surface.size && window.traitCollection.displayScale == 2)
                let image = try #require(surface.image())
                #expect(image.width == Int(surface.size.width * 2) && image.height == Int(surface.size.height * 2))
                #expect(image.bitmap.pixel(x: 40, y: 30) == 0xFFFF_0000)
                #expect(screen.image() == nil && screen.display.surfaces.isEmpty)

                let before = surface.commitCount
                window.backgroundColor = .blue
                CATransaction.flush()
                #expect(surface.commitCount == before + 1)
                #expect(surface.image()?.bitmap.pixel(x: 40, y: 30) == 0xFF00_00FF)
                surface.resize(to: CGSize(width: 20, height: 10), scale: 3)
                CATransaction.flush()
                #expect(surface.image()?.width == 60 && surface.image()?.height == 30)
                window.isHidden = true
                #expect(!surface.isOpen)
                window.isHidden = false
                #expect(display.surfaces.count == 2 && display.surfaces[1].isOpen)
            }
        }

        @Test("a dark display's windows are dark, and the program's screen stays light")
        func dark() {
            TestScreen.with { screen in
                let display = OffscreenDisplay(size: size, isDark: true, clock: screen.clock)
                let window = window(.systemBackground)
                display.show(window)
                #expect(window.traitCollection.userInterfaceStyle == .dark)
                #expect(UIScreen.main.traitCollection.userInterfaceStyle != .dark)
            }
        }

        @Test("a spinner is painted eight times a second, on its own pixels; a display keeps frames and commits")
        func recording() throws {
            try TestScreen.with { screen in
                let display = RecordingDisplay(size: size, framesPerSecond: 60, clock: screen.clock)
                let window = window(.white)
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.frame.origin = CGPoint(x: 5, y: 5)
                window.addSubview(spinner)
                spinner.startAnimating()
                display.show(window)
                let surface = try #require(display.surfaces.first)
                screen.advance(by: 1)
                let frames = surface.shownFrames
                // The first, and a step at each eighth, the last of them at the very end.
                #expect(8...9 ~= frames.count, "\(frames.count)")
                for (index, frame) in frames.enumerated() {
                    #expect(abs(frame.time - Double(index) / 8) < 1.0 / 60, "\(frame.time)")
                }
                #expect(frames[0].changes == [CGRect(origin: .zero, size: surface.size)])
                for frame in frames.dropFirst() { #expect(frame.changes.allSatisfy(spinner.frame.contains)) }
                #expect(surface.wakeCount >= 7)
                #expect(surface.commits.count == 1 && surface.commits[0].time == 0)
                let commit = surface.commits[0]
                for frame in frames {
                    #expect(frame.image()?.bitmap == commit.image(after: frame.time)?.bitmap)
                }
                #expect(surface.image()?.bitmap == frames.last?.image()?.bitmap)
                #expect(surface.spokenLines == ["In progress"])

                spinner.stopAnimating()
                screen.advance(by: 10)
                #expect(surface.commits.count == 2 && abs(surface.commits[1].time - 1) < 1e-6)
                // Where nothing moves nothing is painted.
                #expect(surface.shownFrames.count <= frames.count + 2)
                let count = surface.shownFrames.count
                screen.advance(by: 10)
                #expect(surface.shownFrames.count == count)
            }
        }

        @Test("each commit is kept, also those that come between two frames")
        func commits() throws {
            try TestScreen.with { screen in
                let display = RecordingDisplay(size: size, framesPerSecond: 1, clock: screen.clock)
                let window = window(.white)
                display.show(window)
                for (step, color) in [UIColor.red, .green, .blue].enumerated() {
                    _ = Timer.scheduledTimer(withTimeInterval: Double(step + 1) * 0.1, repeats: false) { _ in
                        MainActor.assumeIsolated { window.backgroundColor = color }
                    }
                }
                screen.advance(by: 0.5)
                let surface = try #require(display.surfaces.first)
                #expect(surface.commits.count == 4)
                for (commit, time) in zip(surface.commits, [0, 0.1, 0.2, 0.3]) {
                    #expect(abs(commit.time - time) < 1.0 / 60 + 1e-6, "\(commit.time)")
                }
                #expect(surface.commits[2].image()?.bitmap.pixel(x: 5, y: 5) == 0xFF00_FF00)
            }
        }

        @Test("a display that is in nobody's sight paints nothing")
        func hidden() throws {
            try TestScreen.with { screen in
                let display = RecordingDisplay(size: size, clock: screen.clock)
                let window = window(.white)
                let spinner = UIActivityIndicatorView(style: .medium)
                window.addSubview(spinner)
                spinner.startAnimating()
                display.show(window)
                let surface = try #require(display.surfaces.first)
                screen.advance(by: 1)
                surface.setVisible(false)
                let count = surface.shownFrames.count
                screen.advance(by: 1)
                #expect(surface.shownFrames.count == count)
                surface.setVisible(true)
                screen.advance(by: 1)
                #expect(surface.shownFrames.count > count)
            }
        }
    }
}
