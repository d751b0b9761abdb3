import Combine
import Foundation
import Testing

@Suite("Sources of values")
struct FutureTests {
    @Test("a future keeps its value for whoever comes later")
    func future() {
        var promise: ((Result<Int, Trouble>) -> Void)?
        let future = Future<Int, Trouble> { promise = $0 }
        var seen: [String] = []
        let first = future.sink { _ in
            seen.append("end")
        } receiveValue: {
            seen.append("first \($0)")
        }
        promise?(.success(3))
        promise?(.success(4))
        let second = future.sink { _ in
            seen.append("end")
        } receiveValue: {
            seen.append("second \($0)")
        }
        #expect(seen == ["first 3", "end", "second 3", "end"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("notifications come while somebody listens")
    func notifications() {
        let (center, name) = (NotificationCenter(), Notification.Name("test"))
        var count = 0
        let tie = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        tie.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("a timer is known by its type, and comes on its run loop")
    func timer() {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
            Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
        var count = 0
        let tie = timer.sink { _ in count += 1 }
        for _ in 0..<1000 where count < 3 {
            // A timer alone does not end a run.
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
        #expect(count >= 3)
        tie.cancel()
    }

    @Test("values are waited for, one after the other, and a failure is thrown")
    func values() async {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Trouble.self) {
            for try await _ in Fail<Int, Trouble>(error: .some).values {}
        }
    }

    @Test("a value that is there, or is not, and what was written down")
    func simple() {
        var seen: [Int] = []
        Int?.some(1).publisher.sink { seen.append($0) }.cancel()
        Int?.none.publisher.sink { seen.append($0) }.cancel()
        Record<Int, Never> { recording in
            recording.receive(2)
            recording.receive(3)
        }.sink { seen.append($0) }.cancel()
        #expect(seen == [1, 2, 3] && Just(4) == Just(4) && Empty<Int, Never>() == Empty<Int, Never>())
    }

    @Test("values of many threads come one at a time, none is lost")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var (sum, inside) = (0, 0)
        let merged = Publishers.MergeMany((0..<4).map { _ in subject.map { $0 } })
        let tie = merged.sink { value in
            inside += 1
            sum += value * inside
            inside -= 1
        }
        let sender = Sender(subject)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<500 { sender.subject.send(1) } }
        #expect(sum == 4 * 4 * 500)
        tie.cancel()
    }

    private struct Sender: @unchecked Sendable {
        let subject: PassthroughSubject<Int, Never>
        init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
    }
}
