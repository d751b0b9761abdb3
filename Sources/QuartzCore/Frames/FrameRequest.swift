import RenderServer

/// Seconds after which a frame that does not come is no longer waited for.
private let patience = 0.1

/// Calls a closure once for the next frame: when the display has one, or `CATransaction.flush()` makes one at once,
/// whatever the clock; and soon without any, where nothing is shown. Main actor only.
@MainActor
package final class FrameRequest {
    /// The requests that wait, in the order they were made.
    private static var waiting: [FrameRequest] = []

    private var body: (@MainActor () -> Void)?
    private var link: CADisplayLink?
    private var timer: MediaTimer?

    /// Runs `body` for the next frame of what is shown by `clock`.
    package init(clock: any MediaClock, _ body: @escaping @MainActor () -> Void) {
        self.body = body
        Self.waiting.append(self)
        // A clock that is moved by hand has no frames but those of flushes.
        guard clock is HostClock else { return }
        let link = CADisplayLink { [weak self] _ in self?.fire() }
        link.add(to: .main, forMode: .common)
        self.link = link
        timer = MediaTimer(at: clock.now() + patience, clock: clock) { [weak self] in self?.fire() }
    }

    /// Cancels the request.
    package func cancel() {
        body = nil
        link?.invalidate()
        timer?.cancel()
        (link, timer) = (nil, nil)
        Self.waiting.removeAll { $0 === self }
    }

    private func fire() {
        guard let body else { return }
        cancel()
        body()
    }

    /// A flush makes a frame.
    static func flush() { for request in waiting { request.fire() } }
}
