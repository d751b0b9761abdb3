import Combine
import Testing

@Suite("Operators of time")
struct DebounceTests {
    private let clock = ManualScheduler()
    private let subject = PassthroughSubject<Int, Trouble>()

    /// Sends numbers at their times, and returns what came by `seconds`, each with its time.
    private func run<P: Publisher>(_ publisher: P, _ times: [Double], until seconds: Double = 20) -> [String]
    where P.Failure == Trouble {
        var seen: [String] = []
        let tie = publisher.sink(
            receiveCompletion: { seen.append("\($0 == .finished ? "end" : "failure") \(clock.now.seconds)") },
            receiveValue: { seen.append("\($0) \(clock.now.seconds)") })
        for (number, time) in times.enumerated() {
            clock.go(to: time)
            subject.send(number)
        }
        clock.go(to: seconds)
        withExtendedLifetime(tie) {}
        return seen
    }

    @Test("a value is sent when no other came for a while")
    func debounce() {
        #expect(run(subject.debounce(for: 1, scheduler: clock), [0, 0.5, 1, 5]) == ["2 2.0", "3 6.0"])
    }

    @Test("of each interval the first value is sent, or the latest")
    func throttle() {
        let times = [0, 0.2, 0.4, 1.5, 5]
        #expect(
            run(subject.throttle(for: 1, scheduler: clock, latest: true), times)
                == ["0 0.0", "2 1.0", "3 2.0", "4 5.0"])
    }

    @Test("of each interval the first value is sent")
    func throttleFirst() {
        let times = [0, 0.2, 0.4, 1.5, 5]
        #expect(
            run(subject.throttle(for: 1, scheduler: clock, latest: false), times)
                == ["0 0.0", "1 1.0", "3 2.0", "4 5.0"])
    }

    @Test("values come later, in their order, and so does the end")
    func delay() {
        var seen: [String] = []
        let tie = subject.delay(for: .seconds(2), scheduler: clock).sink { _ in
            seen.append("end \(clock.now.seconds)")
        } receiveValue: {
            seen.append("\($0) \(clock.now.seconds)")
        }
        subject.send(1)
        clock.go(to: 1)
        subject.send(2)
        subject.send(completion: .finished)
        clock.go(to: 9)
        #expect(seen == ["1 2.0", "2 3.0", "end 3.0"])
        tie.cancel()
    }

    @Test("where nothing comes for long, there is an end or a failure")
    func timeout() {
        #expect(run(subject.timeout(1, scheduler: clock), [0.5, 1]) == ["0 0.5", "1 1.0", "end 2.0"])
    }

    @Test("where nothing comes for long, there is the failure that was asked for")
    func timeoutFailure() {
        let timed = subject.timeout(1, scheduler: clock) { .some }
        #expect(run(timed, [0.5]) == ["0 0.5", "failure 1.5"])
    }

    @Test("values of an interval come in one array, and of a number before")
    func collect() {
        let collected = subject.collect(.byTimeOrCount(clock, 1, 2)).map { "\($0)" }
        #expect(run(collected, [0.1, 0.2, 0.3, 3.5]) == ["[0, 1] 0.2", "[2] 1.0", "[3] 4.0"])
    }

    @Test("the time between values is measured")
    func measure() {
        let measured = subject.measureInterval(using: clock).map(\.magnitude)
        #expect(run(measured, [1, 1.5, 4]) == ["1.0 1.0", "0.5 1.5", "2.5 4.0"])
    }
}
