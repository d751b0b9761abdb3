import QuartzCore
import RenderServer

/// An object that no layer animation can express: it is updated for each frame.
@MainActor protocol FrameAnimated: AnyObject {
    /// Shows what is to be shown at `time`, seconds of media time. Returns whether more is to come.
    func step(at time: Double) -> Bool
}

/// Calls for each frame what of one interface is made anew for each frame. While there is nothing, or the interface is
/// on no screen, no frame is asked for. Main actor only.
@MainActor final class FrameDriver {
    private unowned let graph: Graph
    private var running: [any FrameAnimated] = []
    private var link: CADisplayLink?

    init(_ graph: Graph) { self.graph = graph }

    isolated deinit { link?.invalidate() }

    /// Whether frames are asked for.
    var isRunning: Bool { link.map { !$0.isPaused } ?? false }

    /// Calls `object` for each frame from now on, until it is done.
    func add(_ object: any FrameAnimated) {
        guard !running.contains(where: { $0 === object }) else { return }
        running.append(object)
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.frame() }
        link.isPaused = !graph.isOnScreen
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// The interface came on screen or left it.
    func screenDidChange() { link?.isPaused = !graph.isOnScreen }

    /// Calls nothing any more.
    func stop() {
        running = []
        link?.invalidate()
        link = nil
    }

    private func frame() {
        // What is made for a frame is a change of its own, that nothing animates.
        let time = MediaClocks.current.now()
        graph.enqueue({ [weak self] in self?.step(at: time) }, in: nil)
    }

    private func step(at time: Double) {
        for object in running where !object.step(at: time) { running.removeAll { $0 === object } }
        if running.isEmpty { stop() }
    }
}
