import QuartzCore
import RenderServer
import Testing
import UIKit

/// docs/sources.md, Requirements 59.
@Suite("Nothing that drives a view keeps it alive")
@MainActor
struct ReleaseTests {
    @Test("a display link that the view made with [weak self], and ends in deinit")
    func displayLink() {
        final class Meter: UIView {
            // The link is made and ended on the main thread.
            nonisolated(unsafe) private var link: CADisplayLink?
            var ticks = 0
            override func didMoveToWindow() {
                super.didMoveToWindow()
                guard window != nil, link == nil else { return }
                link = CADisplayLink { [weak self] _ in self?.ticks += 1 }
                link?.add(to: .main, forMode: .common)
            }
            deinit { link?.invalidate() }
        }
        weak var gone: Meter?
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let meter = Meter()
            gone = meter
            stage.window.addSubview(meter)
            CATransaction.flush()
            #expect(meter.ticks > 0)
            meter.removeFromSuperview()
            CATransaction.flush()
        }
        #expect(gone == nil)
    }

    @Test("an animation for ever, of the indicator or of the program, with the view as its delegate")
    func animations() {
        weak var gone: UIView?
        weak var delegate: Listener?
        Stage.with(size: CGSize(width: 10, height: 10)) { stage in
            let view = UIActivityIndicatorView(style: .medium)
            let listener = Listener()
            (gone, delegate) = (view, listener)
            stage.window.addSubview(view)
            view.startAnimating()
            let turn = CABasicAnimation(keyPath: "transform.rotation")
            (turn.toValue, turn.duration, turn.repeatCount, turn.delegate) = (1, 1, .infinity, listener)
            view.layer.add(turn, forKey: nil)
            CATransaction.flush()
            view.removeFromSuperview()
            CATransaction.flush()
        }
        #expect(gone == nil && delegate == nil)
    }

    private final class Listener: CAAnimationDelegate {}
}
