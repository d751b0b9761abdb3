import QuartzCore
import RenderServer
import Testing

@Suite("The time of a turn")
struct TurnTimeTests {
    @Test("by the host's clock, all that begins before a commit begins at one time")
    func hostClock() {
        let root = CALayer()
        let context = LayerContext(root: root, clock: HostClock())
        let first = context.turnTime
        while context.now == first {}
        #expect(context.turnTime == first)
        CATransaction.flush()
        #expect(context.turnTime > first)
    }

    @Test("a clock that moves only when told to is taken as it is")
    func manualClock() {
        let clock = ManualClock(3)
        let context = LayerContext(root: CALayer(), clock: clock)
        #expect(context.turnTime == 3)
        clock.advance(to: 3.5)
        #expect(context.turnTime == 3.5)
    }
}
