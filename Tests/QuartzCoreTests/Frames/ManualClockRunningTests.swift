import Foundation
import OctantBase
import QuartzCore
import RenderServer
import Testing

@MainActor
@Suite("A clock that is moved as in a window", .serialized)
struct ManualClockRunningTests {
    private let clock = ManualClock(10)

    @MainActor private final class Times {
        var all: [Double] = []
        func note(_ time: Double) { all.append(time) }
    }

    @Test("a display link has 60 frames a second on the way, and the last one at the end")
    func frames() throws {
        let times = Times()
        let clock = clock
        let link = clock.inForce { CADisplayLink { _ in times.note(clock.now()) } }
        link.add(to: .main, forMode: .common)
        #expect(clock.awaitsAnything)
        clock.run(to: 10.51)
        link.invalidate()
        #expect(times.all.count == 31)
        let steps = zip(times.all, times.all.dropFirst()).map { $1 - $0 }
        #expect(steps.dropLast().allSatisfy { abs($0 - 1.0 / 60) < 1e-9 })
        #expect(try abs(#require(times.all.last) - 10.51) < 1e-9)
        #expect(!clock.awaitsAnything)
    }

    @Test("timers run when they are due, also those that timers make; then nothing is waited for")
    func timers() {
        let times = Times()
        let clock = clock
        MediaTimer(at: 11.3, clock: clock) {
            times.note(clock.now())
            MediaTimer(at: clock.now(), clock: clock) { times.note(clock.now()) }
            MediaTimer(at: 12.5, clock: clock) { times.note(clock.now()) }
        }
        #expect(clock.nextEvent == 11.3)
        clock.run(to: 12)
        #expect(times.all == [11.3, 11.3])
        #expect(clock.now() == 12)
        clock.run(to: 13)
        #expect(times.all == [11.3, 11.3, 12.5])
        #expect(clock.nextEvent == nil)
    }

    @Test("what is due again and again at one instant holds nothing up")
    func endless() {
        let clock = clock
        let times = Times()
        @MainActor func again() {
            times.note(clock.now())
            MediaTimer(at: clock.now(), clock: clock) { if clock.now() < 10.1 { again() } }
        }
        again()
        clock.run(to: 10.2)
        #expect(clock.now() == 10.2)
        #expect(clock.nextEvent == nil)
    }

    @Test("a way of days is gone in steps, not more than 36,000 of them")
    func long() {
        let clock = clock
        let times = Times()
        let link = clock.inForce { CADisplayLink { _ in times.note(clock.now()) } }
        link.add(to: .main, forMode: .common)
        clock.run(to: 100_010)
        link.invalidate()
        #expect((35_990...36_010).contains(times.all.count))
    }

    @Test("timers that repeat call with the clock's date, do not drift, and end")
    func repeating() throws {
        let epoch = Date(timeIntervalSinceReferenceDate: 1000)
        let clock = ManualClock(0, epoch: epoch)
        let dates = Locked<[Date]>([])
        let end = try clock.inForce {
            try #require(TimersInForce.current).start(every: 0.1) { date in dates.withLock { $0.append(date) } }
        }
        clock.run(to: 1.05)
        let seen = dates.withLock { $0 }
        #expect(seen.count == 10)
        for (number, date) in seen.enumerated() {
            #expect(abs(date.timeIntervalSince(epoch) - 0.1 * Double(number + 1)) < 1e-6)
        }
        end()
        clock.run(to: 2)
        #expect(dates.withLock { $0.count } == 10)
        #expect(clock.nextEvent == nil)
    }
}
