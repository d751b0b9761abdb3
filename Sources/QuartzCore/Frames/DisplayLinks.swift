import Dispatch
import Foundation
import RenderServer

/// The display links that run, and where their frames come from: the display of the main window, else a timer; for
/// links made under a clock that moves by hand, the `CATransaction.flush()` after it was moved.
@MainActor
package final class DisplayLinks {
    package static let shared = DisplayLinks()
    /// The frames a second where no display reports a rate: that of nearly every display.
    private static let plainRate = 60.0

    /// Asks the display for frames, or to stop sending them; returns whether it has any to send.
    package var request: ((Bool) -> Bool)? {
        didSet { update() }
    }

    private var links: [CADisplayLink] = []
    private var timer: (any DispatchSourceTimer)?

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        update()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        update()
    }

    /// Links, or the windows that frames come from, have changed.
    package func update() {
        let wants = links.contains { !$0.isPaused && $0.clock is HostClock }
        let hasDisplay = request?(wants) ?? false
        guard wants, !hasDisplay else {
            timer?.cancel()
            timer = nil
            return
        }
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1 / Self.plainRate)
        timer.setEventHandler {
            MainActor.assumeIsolated {
                let now = HostClock().now()
                DisplayLinks.shared.frame(timestamp: now, target: now + 1 / Self.plainRate)
            }
        }
        timer.resume()
        self.timer = timer
    }

    /// Whether any link asks for frames by `clock`, which is moved by hand.
    package func wantFrames(by clock: ManualClock) -> Bool {
        links.contains { !$0.isPaused && $0.clock as? ManualClock === clock }
    }

    /// A display shows what was drawn at `timestamp`, and will show what is drawn now at `target`; media time, seconds.
    package func frame(timestamp: Double, target: Double) {
        for link in links where link.clock is HostClock {
            link.frame(timestamp: timestamp, duration: max(target - timestamp, 1e-3))
        }
    }

    /// A clock that moves by hand may have been moved: its links have a frame now.
    func clockMayHaveMoved() {
        for link in links where !(link.clock is HostClock) {
            link.frame(timestamp: link.clock.now(), duration: 1 / Self.plainRate)
        }
    }
}
