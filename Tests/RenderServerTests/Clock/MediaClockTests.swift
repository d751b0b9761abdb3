import RenderServer
import Testing

@Suite("Clocks of media time")
struct MediaClockTests {
    @Test("a manual clock never goes back, the host's goes on")
    func clocks() {
        let clock = ManualClock(5)
        clock.advance(to: 3)
        #expect(clock.now() == 5)
        clock.advance(by: -1)
        clock.advance(by: 0.5)
        #expect(clock.now() == 5.5)
        let host = HostClock()
        let first = host.now()
        #expect(host.now() >= first)
    }
}
