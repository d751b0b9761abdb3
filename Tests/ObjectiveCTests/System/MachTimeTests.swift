import ObjectiveC
import Testing

@Suite("Mach's time")
struct MachTimeTests {
    @Test("a tick is a nanosecond, and time does not run back")
    func ticks() {
        var info = mach_timebase_info()
        #expect(info.denom == 0)
        #expect(mach_timebase_info(&info) == 0)
        #expect(info.numer == 1 && info.denom == 1)
        let before = mach_absolute_time()
        #expect(mach_absolute_time() >= before && before > 0)
    }
}
