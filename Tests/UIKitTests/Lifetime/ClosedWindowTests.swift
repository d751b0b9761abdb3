import CoreGraphics
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import Testing
import UIKit

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    /// Writes down how an animation ended.
    private final class Ends: CAAnimationDelegate {
        var lines: [String] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            lines.append(flag ? "finished" : "removed")
        }
    }

    /// A window with a view that moves for 2 s, both ways that programs have, on a clock of its own.
    private func movingWindow(_ clock: ManualClock, _ ends: Ends) -> UIWindow {
        let window = MediaClocks.$current.withValue(clock) {
            UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        window.addSubview(view)
        let spinner = UIActivityIndicatorView(style: .medium)
        window.addSubview(spinner)
        spinner.startAnimating()
        window.isHidden = false
        CATransaction.flush()
        UIView.animate(withDuration: 2) {
            view.center.x = 80
        } completion: { finished in
            ends.lines.append(finished ? "completed" : "broken off")
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0.0, 1.0, 2, ends)
        view.layer.add(fade, forKey: "fade")
        CATransaction.flush()
        return window
    }

    @Test("a window closed in the middle of its animations draws no more, and they end in their own time, finished")
    func closedMidAnimation() throws {
        let application = UIApplication.shared
        let (clock, ends) = (ManualClock(1), Ends())
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        application.display = display
        defer { application.display = nil }
        let window = movingWindow(clock, ends)
        let surface = try #require(display.surfaces.last)
        surface.advance(to: 1.5)
        #expect(surface.frames.count > 20)
        let frames = surface.frames.count
        clock.advance(to: 1.5)
        CATransaction.flush()
        window.isHidden = true
        let notices = surface.noticeCount
        for step in 1...10 {
            clock.advance(to: 1.5 + Double(step))
            CATransaction.flush()
            surface.advance(to: clock.now())
        }
        #expect(surface.frames.count == frames && surface.noticeCount == notices)
        #expect(ends.lines.sorted() == ["completed", "finished"])
    }

    @Test("a window that goes away with its animations ends them at once, not finished, and nothing of it stays")
    func releasedMidAnimation() throws {
        let application = UIApplication.shared
        let (clock, ends) = (ManualClock(1), Ends())
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        application.display = display
        defer { application.display = nil }
        weak var gone: UIWindow?
        weak var layer: CALayer?
        do {
            let window = movingWindow(clock, ends)
            (gone, layer) = (window, window.subviews.first?.layer)
            clock.advance(by: 0.5)
            CATransaction.flush()
            window.isHidden = true
        }
        CATransaction.flush()
        #expect(gone == nil && layer == nil)
        #expect(ends.lines.sorted() == ["broken off", "removed"])
        clock.advance(by: 10)
        CATransaction.flush()
        #expect(ends.lines.count == 2)
    }
}
