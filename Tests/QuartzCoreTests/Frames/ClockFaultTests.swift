import CoreGraphics
import OctantBase
import QuartzCore
import RenderServer
import Testing

/// A clock that is set to any time, back too. No clock of a machine does that.
private final class WildClock: MediaClock {
    private let time = Locked(100.0)

    func now() -> Double { time.withLock { $0 } }
    func set(_ time: Double) { self.time.withLock { $0 = time } }
}

/// Seconds of three days: a machine that slept over a weekend.
private let weekend = 3 * 86_400.0

/// Clocks that leap, as after a machine's sleep, and clocks that go back.
@Suite("Clocks that jump")
struct ClockFaultTests {
    /// A layer on a wild clock, with an animation of 1 s from second 100 on, one in steps for ever, and all that are
    /// notified of it.
    private final class Scene {
        let clock = WildClock()
        let root = CALayer()
        let diary = Diary()
        let mailbox = CommitMailbox()
        let context: LayerContext
        var completions = 0

        init() {
            root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            root.backgroundColor = .white
            context = LayerContext(root: root, clock: clock) { [mailbox] tree in mailbox.post(tree) }
            CATransaction.flush()
            CATransaction.setCompletionBlock { self.completions += 1 }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (0.0, 1.0, 1, diary)
            root.add(fade, forKey: "fade")
            CATransaction.flush()
            let steps = CAKeyframeAnimation(keyPath: "backgroundColor")
            steps.values = [CGColor.black, CGColor.white]
            (steps.calculationMode, steps.duration, steps.repeatCount) = (.discrete, 1, .infinity)
            root.add(steps, forKey: "steps")
            CATransaction.flush()
        }

        func go(to time: Double) {
            clock.set(time)
            CATransaction.flush()
        }
    }

    @Test("after a leap of three days what ended is told of once, and one tree is committed")
    func leap() {
        let scene = Scene()
        scene.go(to: 100.5)
        #expect(scene.diary.lines == ["start"] && scene.completions == 0)
        let before = scene.mailbox.postedCount
        scene.go(to: 100.5 + weekend)
        #expect(scene.diary.lines == ["start", "finished"] && scene.completions == 1)
        for _ in 0..<10 { CATransaction.flush() }
        #expect(scene.diary.lines == ["start", "finished"] && scene.completions == 1)
        #expect(scene.mailbox.postedCount == before + 1)
        #expect(scene.root.animationKeys() == ["steps"])
    }

    @Test("a clock that goes back tells nobody anything twice, and goes on where it was")
    func back() {
        let scene = Scene()
        scene.go(to: 100.5)
        scene.go(to: 40)
        scene.go(to: 100.25)
        #expect(scene.diary.lines == ["start"] && scene.completions == 0)
        #expect(abs((scene.root.presentation()?.opacity ?? 0) - 0.25) < 1e-4)
        scene.go(to: 101)
        #expect(scene.diary.lines == ["start", "finished"] && scene.completions == 1)
        scene.go(to: -weekend)
        scene.go(to: 102)
        #expect(scene.diary.lines == ["start", "finished"] && scene.completions == 1)
    }

    @Test("a surface draws one frame after a leap, in the step of the new time, and knows the next")
    func frames() throws {
        let scene = Scene()
        let renderer = SurfaceRenderer(mailbox: scene.mailbox, cache: RasterCache())
        func draw(_ time: Double) -> Frame? {
            scene.go(to: time)
            return renderer.frame(at: time, pixelWidth: 40, pixelHeight: 40, scale: 1)
        }
        _ = draw(100)
        // Half a second on in the turn of the new second.
        let frame = try #require(draw(100.6 + weekend))
        #expect(frame.patches.first?.bitmap.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        #expect(draw(100.6 + weekend) == nil)
        guard case .at(let next) = renderer.nextChange(after: 100.6 + weekend) else {
            Issue.record("steps name their next instant")
            return
        }
        #expect(abs(next - (101 + weekend)) < 1e-6)
        #expect(draw(next) != nil)
        // Back again: a frame is a function of the time that it is asked for.
        #expect(draw(103.6)?.patches.first?.bitmap.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
    }

    @Test("not even a time that is no number stops a surface")
    func nonsense() {
        let scene = Scene()
        let renderer = SurfaceRenderer(mailbox: scene.mailbox, cache: RasterCache())
        for time in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 100.2] {
            scene.go(to: time)
            _ = renderer.frame(at: time, pixelWidth: 40, pixelHeight: 40, scale: 1)
            _ = renderer.nextChange(after: time)
        }
        scene.go(to: 102)
        #expect(scene.diary.lines == ["start", "finished"] && scene.completions == 1)
    }

    @Test("of 100,000 commits the mailbox keeps one, and every completion block runs, in order")
    func storm() throws {
        /// Contents that record when they are gone.
        final class Contents {
            weak var image: CGImage?
            init(_ image: CGImage) { self.image = image }
        }
        let scene = Scene()
        let count = 100_000
        var done = 0
        var isInOrder = true
        var committed: [Contents] = []
        for number in 0..<count {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock {
                isInOrder = isInOrder && done == number
                done += 1
            }
            if number % 1000 == 0 {
                let image = CGImage(bitmap: try #require(Bitmap(width: 1, height: 1)))
                scene.root.contents = image
                committed.append(Contents(image))
            }
            scene.root.zPosition = CGFloat(number)
            CATransaction.commit()
        }
        CATransaction.flush()
        #expect(done == count && isInOrder)
        #expect(scene.mailbox.postedCount >= count)
        #expect(committed.count { $0.image != nil } <= 2)
        let newest = try #require(scene.mailbox.take())
        #expect(newest.root.properties.zPosition == CGFloat(count - 1))
        #expect(scene.mailbox.take() == nil)
    }
}
