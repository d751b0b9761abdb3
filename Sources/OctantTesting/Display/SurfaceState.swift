import CoreGraphics
import RenderServer

/// The state that in-memory surfaces share: a renderer, a size and a clock position, advanced by their owners.
struct SurfaceState {
    let renderer: SurfaceRenderer
    var size: CGSize
    var scale: CGFloat
    /// Seconds of media time that the surface was brought to.
    var time: Double
    var isOpen = true
    /// Whether a user could see the surface. While not, nothing is drawn and nothing wakes.
    var isVisible = true {
        didSet { if isVisible && !oldValue { renderer.invalidate() } }
    }
    /// The number of times that the surface woke up at a time that the tree had named.
    private(set) var wakeCount = 0

    init(trees: CommitMailbox, size: CGSize, scale: CGFloat, time: Double) {
        renderer = SurfaceRenderer(mailbox: trees, cache: RasterCache())
        (self.size, self.scale, self.time) = (size, scale, time)
    }

    /// The surface's pixels; empty when it has none, or too many.
    var pixels: PixelRect { OffscreenRenderer.pixels(of: size, scale: scale) ?? .empty }

    /// The frame that brings the surface to `instant`, or nil when nothing visible changed.
    func frame(at instant: Double) -> Frame? {
        guard isOpen else { return nil }
        return renderer.frame(at: instant, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    }

    /// Advances the surface to `end` as a display would that shows a frame every `interval` seconds at most: at each
    /// time at which the tree changes, and every interval while it moves without a stop. Calls `present` with each
    /// frame.
    mutating func run(to end: Double, interval: Double, present: (Frame) -> Void) {
        while isOpen && isVisible {
            if let frame = frame(at: time) { present(frame) }
            let next: Double
            switch renderer.nextChange(after: time) {
            case .never: next = .infinity
            // A display shows no two frames nearer than this, and time always advances.
            case .at(let instant): next = max(instant, time + timeResolution)
            case .continuous: next = time + interval
            }
            guard next <= end else { break }
            time = next
            wakeCount += 1
        }
        time = max(time, end)
    }
}
