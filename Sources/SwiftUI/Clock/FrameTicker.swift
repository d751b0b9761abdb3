import QuartzCore
import RenderServer

/// Calls a closure for each frame, with the seconds since the work began, until it returns false. While nothing of the
/// view may be seen no frames are asked for.
final class FrameTicker: ScreenWork {
    private let tick: @MainActor (Double) -> Bool
    private var link: CADisplayLink?
    private var visibility: ViewVisibility?

    init(_ tick: @escaping @MainActor (Double) -> Bool) { self.tick = tick }

    func start(_ clock: any MediaClock, _ visibility: ViewVisibility) {
        self.visibility = visibility
        let begin = clock.now()
        let link = CADisplayLink { [weak self] link in
            guard let self else { return }
            guard visibility.isOpen else {
                link.isPaused = true
                return visibility.wait { link.isPaused = false }
            }
            if !tick(clock.now() - begin) { stop() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        visibility?.wait(nil)
        (link, visibility) = (nil, nil)
    }
}
