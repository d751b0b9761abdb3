import QuartzCore
import RenderServer
import Testing

@Suite("The time of a turn")
struct TurnTimeTests {
    @Test(
        "by the host's clock, all that begins in a turn begins at one time, in every window, committed meanwhile or not"
    )
    func hostClock() {
        let contexts = (0..<2).map { _ in LayerContext(root: CALayer(), clock: HostClock()) }
        let first = contexts[0].turnTime
        while contexts[0].now == first {}
        #expect(contexts.map(\.turnTime) == [first, first])
        contexts[0].commit()
        #expect(contexts.map(\.turnTime) == [first, first])
        CATransaction.flush()
        let second = contexts[1].turnTime
        #expect(second > first && contexts[0].turnTime == second)
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
