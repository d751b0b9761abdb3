import Combine
import Testing

@Suite("Publishers of publishers, and several at once")
struct FlatMapTests {
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
        var seen: [P.Output] = []
        publisher.sink { seen.append($0) }.cancel()
        return seen
    }

    @Test("the values of all inner publishers come, of so many of them at a time")
    func flatMap() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var seen: [Int] = []
        let tie = subjects.publisher.flatMap(maxPublishers: .max(2)) { $0 }.sink { seen.append($0) }
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        subjects[0].send(completion: .finished)
        subjects[2].send(9)
        #expect(seen == [0, 1, 9])
        tie.cancel()
    }

    @Test("only the latest inner publisher is listened to")
    func latest() {
        let (outer, first) = (
            PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>()
        )
        let second = PassthroughSubject<Int, Never>()
        var (seen, isOver) = ([Int](), false)
        let tie = outer.switchToLatest().sink { _ in
            isOver = true
        } receiveValue: {
            seen.append($0)
        }
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(seen == [1, 3] && !isOver)
        second.send(completion: .finished)
        #expect(isOver)
        tie.cancel()
    }

    @Test("merged values come as they come, combined ones with the latest of the others, zipped ones by number")
    func several() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (merged, combined, zipped) = ([String](), [String](), [String]())
        let ties = [
            one.map { "\($0)" }.merge(with: other).sink { merged.append($0) },
            one.combineLatest(other) { "\($0)\($1)" }.sink { combined.append($0) },
            one.zip(other) { "\($0)\($1)" }.sink { zipped.append($0) },
        ]
        one.send(1)
        one.send(2)
        other.send("a")
        other.send("b")
        #expect(merged == ["1", "2", "a", "b"] && combined == ["2a", "2b"] && zipped == ["1a", "2b"])
        withExtendedLifetime(ties) {}
    }

    @Test("zipped values end with the first publisher that has none left; combined ones with the last")
    func ends() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var ends: [String] = []
        let ties = [
            one.zip(other).sink { _ in
                ends.append("zip")
            } receiveValue: { _ in
            },
            one.combineLatest(other).sink { _ in
                ends.append("combine")
            } receiveValue: { _ in
            },
            one.merge(with: other).sink { _ in
                ends.append("merge")
            } receiveValue: { _ in
            },
        ]
        one.send(1)
        other.send(1)
        one.send(completion: .finished)
        #expect(ends == ["zip"])
        other.send(completion: .finished)
        #expect(Set(ends) == ["zip", "combine", "merge"])
        withExtendedLifetime(ties) {}
    }

    @Test("values before and after, and those of a second publisher where the first one fails")
    func chains() {
        #expect(values([2, 3].publisher.prepend(0, 1).append([4])) == [0, 1, 2, 3, 4])
        let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: .some))
        #expect(values(failing.catch { _ in Just(7) }) == [1, 2, 7])
        var tries = 0
        let again = Deferred {
            tries += 1
            return failing
        }
        #expect(values(again.retry(2).replaceError(with: 9)) == [1, 2, 1, 2, 1, 2, 9] && tries == 3)
    }

    @Test("many failures at once need no stack")
    func manyFailures() {
        var tries = 0
        let failing = Deferred { () -> Fail<Int, Trouble> in
            tries += 1
            return Fail(error: .some)
        }
        #expect(values(failing.retry(100_000).replaceError(with: 1)) == [1] && tries == 100_001)
    }

    @Test("what is asked for of two sources is not exceeded, and little waits")
    func demand() {
        let watcher = Watcher<Int, Never>()
        var made = 0
        let endless = sequence(first: 0) { $0 + 1 }.publisher.handleEvents(receiveOutput: { _ in made += 1 })
        endless.merge(with: endless).subscribe(watcher)
        for _ in 0..<100 { watcher.request(1) }
        #expect(watcher.values.count == 100 && made < 110)
        watcher.cancel()
    }

    @Test("what is shared is subscribed to once, for as long as somebody listens")
    func share() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in log.append("subscribe") }, receiveCancel: { log.append("cancel") }
        ).share()
        let (first, second) = (shared.sink { log.append("a\($0)") }, shared.sink { log.append("b\($0)") })
        subject.send(1)
        first.cancel()
        subject.send(2)
        second.cancel()
        #expect(log == ["subscribe", "a1", "b1", "b2", "cancel"])
        shared.sink { _ in }.cancel()
        #expect(log.suffix(2) == ["subscribe", "cancel"])
    }

    @Test("a full buffer drops the newest or the oldest value, or fails")
    func buffer() {
        for (strategy, expected) in [
            (Publishers.BufferingStrategy<Trouble>.dropNewest, [1, 2]), (.dropOldest, [3, 4]),
        ] {
            let (subject, watcher) = (PassthroughSubject<Int, Trouble>(), Watcher<Int, Trouble>())
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(watcher)
            for number in 1...4 { subject.send(number) }
            watcher.request(4)
            #expect(watcher.values == expected)
        }
        let (subject, watcher) = (PassthroughSubject<Int, Trouble>(), Watcher<Int, Trouble>())
        subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .some }).subscribe(watcher)
        subject.send(1)
        subject.send(2)
        #expect(watcher.endings == 1 && watcher.error != nil)
    }
}
