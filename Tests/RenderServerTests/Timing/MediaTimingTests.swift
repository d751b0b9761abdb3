import Testing

@testable import RenderServer

@Suite("Media timing")
struct MediaTimingTests {
    private func timing(
        begin: Double = 0, duration: Double = 1, speed: Float = 1, offset: Double = 0, count: Float = 0,
        repeatFor: Double = 0, reverses: Bool = false
    ) -> MediaTiming {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration, timing.speed, timing.timeOffset) = (begin, duration, speed, offset)
        (timing.repeatCount, timing.repeatDuration, timing.autoreverses) = (count, repeatFor, reverses)
        return timing
    }

    private func activeTime(_ timing: MediaTiming, _ time: Double) -> Double? {
        guard case .active(let position) = timing.phase(at: time) else { return nil }
        return position.time
    }

    private func endTime(_ timing: MediaTiming) -> Double? {
        guard case .after(let position) = timing.phase(at: 1e6) else { return nil }
        return position.time
    }

    @Test("local time follows begin, speed and offset as measured on Apple's layers")
    func localTime() {
        // A leaf (begin 1, speed 2, offset .5) in a middle layer (begin 2, speed 3, offset .25).
        let leaf = timing(begin: 1, speed: 2, offset: 0.5)
        let middle = timing(begin: 2, speed: 3, offset: 0.25)
        #expect(leaf.localTime(fromParent: 10) == 18.5)
        #expect(leaf.localTime(fromParent: middle.localTime(fromParent: 10)) == 47)
        #expect(leaf.parentTime(fromLocal: 10) == 5.75)
        #expect(abs(middle.parentTime(fromLocal: 5.75) - 23.0 / 6) < 1e-9)
    }

    @Test("an animation is active from its begin up to, not including, its end")
    func activeWindow() {
        let once = timing(begin: 2, duration: 3)
        #expect(once.phase(at: 1.999) == .before(.init(time: 0, cycle: 0, isReversed: false)))
        #expect(activeTime(once, 2) == 0)
        #expect(activeTime(once, 3.5) == 1.5)
        #expect(activeTime(once, 5) == nil)
        #expect(endTime(once) == 3)
        #expect(once.parentEnd == 5)
    }

    @Test("repeats may be fractional: the end is at the fraction")
    func fractionalRepeats() {
        let twice = timing(duration: 2, count: 2)
        #expect(twice.activeLength == 4)
        #expect(activeTime(twice, 2) == 0)
        #expect(activeTime(twice, 3) == 1)
        #expect(endTime(twice) == 2)
        let oneAndAHalf = timing(duration: 2, count: 1.5)
        #expect(oneAndAHalf.activeLength == 3)
        #expect(endTime(oneAndAHalf) == 1)
        #expect(timing(duration: 2, repeatFor: 5).activeLength == 5)
        #expect(endTime(timing(duration: 2, repeatFor: 5)) == 1)
    }

    @Test("an endless repeat is active at any time")
    func endless() {
        let endless = timing(duration: 2, count: .infinity)
        #expect(activeTime(endless, 1e6 + 0.5) == 0.5)
        #expect(endless.parentEnd == .infinity)
    }

    @Test("there and back counts as one repeat, and the way back mirrors the way there")
    func autoreverse() {
        let back = timing(duration: 1, count: 1, reverses: true)
        #expect(back.activeLength == 2)
        #expect(activeTime(back, 0.25) == 0.25)
        #expect(activeTime(back, 1.75) == 0.25)
        #expect(endTime(back) == 0)
        #expect(endTime(timing(duration: 1, count: 0.5, reverses: true)) == 1)
    }

    @Test("a time offset shifts the content and wraps: C D E A B")
    func offsetWraps() {
        let shifted = timing(begin: 10, duration: 5, offset: 2)
        #expect(activeTime(shifted, 10) == 2)
        #expect(activeTime(shifted, 12.5) == 4.5)
        #expect(activeTime(shifted, 13) == 0)
        #expect(activeTime(shifted, 14.5) == 1.5)
        #expect(activeTime(shifted, 15) == nil)
        #expect(endTime(shifted) == 2)
    }

    @Test("speed scales the parent's seconds; a negative one runs back from the offset")
    func speeds() {
        let double = timing(begin: 1, duration: 2, speed: 2)
        #expect(double.parentEnd == 2)
        #expect(activeTime(double, 1.5) == 1)
        let slow = timing(begin: 1, duration: 2, speed: 0.5)
        #expect(activeTime(slow, 2) == 0.5 && slow.parentEnd == 5)
        let backward = timing(duration: 2, speed: -1, offset: 2)
        #expect(activeTime(backward, 0) == 2)
        #expect(activeTime(backward, 0.5) == 1.5)
        #expect(endTime(backward) == 0)
    }

    @Test("speed 0 freezes at the offset")
    func frozen() {
        let frozen = timing(duration: 2, speed: 0, offset: 0.75)
        #expect(activeTime(frozen, -100) == 0.75)
        #expect(activeTime(frozen, 100) == 0.75)
        #expect(activeTime(timing(duration: 2, speed: 0, offset: 2), 0) == 2)
        #expect(frozen.parentEnd == .infinity && frozen.parentTime(fromLocal: 7) == 0)
        // Before its values and after them, it holds their ends.
        let (early, late) = (timing(duration: 2, speed: 0, offset: -1), timing(duration: 2, speed: 0, offset: 3))
        #expect(early.phase(at: 0) == .before(.init(time: 0, cycle: 0, isReversed: false)))
        #expect(late.phase(at: 0) == .after(.init(time: 2, cycle: 0, isReversed: false)))
    }

    @Test("an instant before the end of a cycle that is nearer than time's resolution is the start of the next")
    func resolution() {
        let twice = timing(duration: 1, count: 3)
        #expect(twice.phase(at: 2 - 5e-8) == .active(.init(time: 0, cycle: 2, isReversed: false)))
        #expect(twice.phase(at: 1.75) == .active(.init(time: 0.75, cycle: 1, isReversed: false)))
        #expect(twice.phase(at: -5e-8) == .active(.init(time: 0, cycle: 0, isReversed: false)))
        #expect(twice.phase(at: 3 - 5e-8) == .after(.init(time: 1, cycle: 2, isReversed: false)))
    }

    @Test("one without a duration is over as soon as it begins")
    func noDuration() {
        let none = timing(begin: 1, duration: 0)
        #expect(none.phase(at: 0.5) == .before(.init(time: 0, cycle: 0, isReversed: false)))
        #expect(none.phase(at: 1) == .after(.init(time: 0, cycle: 0, isReversed: false)))
    }

    @Test("one without a duration is over at once, however long it is to repeat")
    func repeatedNothing() {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration, timing.repeatDuration) = (2, 0, 5)
        let end = MediaTiming.Position(time: 0, cycle: 0, isReversed: false)
        #expect(timing.phase(at: 1.9) == .before(end))
        #expect(timing.phase(at: 2) == .after(end) && timing.phase(at: 3) == .after(end))
    }

    @Test("durations of nothing, not numbers and infinite times never crash")
    func badNumbers() {
        for duration in [0, -1, Double.nan, .infinity] {
            for time in [0, -1, Double.nan, .infinity, -.infinity, 1e300] {
                _ = timing(duration: duration, count: 3).phase(at: time)
                _ = timing(duration: 1, speed: .nan, offset: .nan).phase(at: time)
            }
        }
        #expect(activeTime(timing(duration: 0), 0) == nil)
    }
}
