import Combine
import Testing

@Suite("Subjects")
struct PassthroughSubjectTests {
    @Test("a passthrough subject loses what nobody asked for")
    func aPassthroughSubjectLosesWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let watcher = Watcher<Int, Never>()
        subject.subscribe(watcher)
        subject.send(1)
        watcher.request(2)
        for value in 2...5 { subject.send(value) }
        #expect(watcher.values == [2, 3])
        subject.send(completion: .finished)
        subject.send(completion: .finished)
        #expect(watcher.endings == 1)
    }

    @Test("a current value is kept for the next request")
    func aCurrentValueIsKeptForTheNextRequest() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let watcher = Watcher<Int, Never>()
        subject.subscribe(watcher)
        subject.value = 1
        subject.value = 2
        watcher.request(1)
        #expect(watcher.values == [2])
        subject.send(3)
        subject.send(4)
        watcher.request(5)
        #expect(watcher.values == [2, 4])
        #expect(subject.value == 4)
    }

    @Test("a value sent while one is delivered comes at once")
    func aValueSentWhileOneIsDeliveredComesAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        let ties = [
            subject.sink { value in
                seen.append("begin \(value)")
                if value < 3 { subject.send(value + 1) }
                seen.append("end \(value)")
            }
        ]
        subject.send(1)
        #expect(seen == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
        withExtendedLifetime(ties) {}
    }

    @Test("a cancelled sink hears nothing and holds nothing")
    func aCancelledSinkHearsNothingAndHoldsNothing() {
        final class Held {}
        let subject = PassthroughSubject<Int, Never>()
        var held: Held? = Held()
        weak let weakly = held
        var count = 0
        let tie = subject.map { [held] in (held, $0) }.sink { _ in count += 1 }
        held = nil
        subject.send(1)
        #expect(weakly != nil)
        tie.cancel()
        tie.cancel()
        subject.send(2)
        #expect(count == 1)
        #expect(weakly == nil)
    }

    @Test("an autoconnected publisher is connected while somebody subscribes")
    func anAutoconnectedPublisherIsConnectedWhileSomebodySubscribes() {
        final class Source: ConnectablePublisher {
            typealias Output = Int
            typealias Failure = Never
            let subject = PassthroughSubject<Int, Never>()
            var log: [String] = []
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subject.receive(subscriber: subscriber)
            }
            func connect() -> any Cancellable {
                log.append("connect")
                return AnyCancellable { self.log.append("cancel") }
            }
        }
        let source = Source()
        let shared: Publishers.Autoconnect<Source> = source.autoconnect()
        let (first, second) = (shared.sink { _ in }, shared.sink { _ in })
        first.cancel()
        #expect(source.log == ["connect"])
        second.cancel()
        #expect(source.log == ["connect", "cancel"])
    }
}
